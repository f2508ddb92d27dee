'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { ask, refusalOf } from './ask.ts'
import { TextBox } from './text-box.tsx'
import { useWords } from './use-words.ts'
import type { StaffWord } from '../../words/staff-words.ts'

type Props = { readonly users: string; readonly user: number }

/** No form of its own: it stands inside the form of the account. */
export function RemoveFactor({ users, user }: Props) {
  const [open, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const [said, setSaid] = useState<StaffWord | null>(null)
  const words = useWords()
  const remove = async (): Promise<void> => {
    const answer = await ask(`${users}/second-factor/remove`, { user: String(user), password })
    setPassword('')
    setSaid(answer?.ok ? 'removed' : refusalOf(answer))
    if (answer?.ok) setOpen(false)
  }
  return (
    <>
      <p role="status">{said && words(said)}</p>
      {said !== 'removed' && !open && (
        <Button buttonStyle="secondary" size="medium" onClick={() => setOpen(true)}>
          {words('removeFactor')}
        </Button>
      )}
      {open && (
        <div className="cms-confirm">
          <p>{words('removeLead')}</p>
          <TextBox
            name="removePassword"
            type="password"
            autoComplete="current-password"
            label={words('confirmPassword')}
            value={password}
            onText={setPassword}
          />
          <Button size="medium" onClick={() => void remove()}>
            {words('removeFactor')}
          </Button>
          <Button buttonStyle="secondary" size="medium" onClick={() => setOpen(false)}>
            {words('cancel')}
          </Button>
        </div>
      )}
    </>
  )
}
