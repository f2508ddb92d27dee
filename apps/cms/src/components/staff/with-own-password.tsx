'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { StaffWord } from '../../words/staff-words.ts'
import { type Answer, ask, refusalOf } from './ask.ts'
import { TextBox } from './text-box.tsx'
import { useWords } from './use-words.ts'

type Props = {
  readonly name: string
  readonly button: StaffWord
  readonly lead: StaffWord
  readonly address: string
  readonly user: number
  readonly onDone: (body: Answer['body']) => void
}

/** Something about a colleague's account that needs the own password. No form: it stands inside that of the account. */
export function WithOwnPassword({ name, button, lead, address, user, onDone }: Props) {
  const [open, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const [refusal, setRefusal] = useState<StaffWord | null>(null)
  const words = useWords()
  const send = async (): Promise<void> => {
    const answer = await ask(address, { user: String(user), password })
    setPassword('')
    if (answer?.ok) onDone(answer.body)
    else setRefusal(refusalOf(answer))
  }
  if (!open)
    return (
      <Button buttonStyle="secondary" size="medium" onClick={() => setOpen(true)}>
        {words(button)}
      </Button>
    )
  return (
    <div className="cms-confirm">
      <p>{words(lead)}</p>
      <TextBox
        name={name}
        type="password"
        autoComplete="current-password"
        label={words('confirmPassword')}
        value={password}
        onText={setPassword}
      />
      <p className="cms-refusal" role="alert">
        {refusal && words(refusal)}
      </p>
      <Button size="medium" onClick={() => void send()}>
        {words(button)}
      </Button>
      <Button buttonStyle="secondary" size="medium" onClick={() => setOpen(false)}>
        {words('cancel')}
      </Button>
    </div>
  )
}
