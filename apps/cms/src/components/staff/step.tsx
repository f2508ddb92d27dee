'use client'
import { Button } from '@payloadcms/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { StaffWord } from '../../words/staff-words.ts'
import { useWords } from './use-words.ts'

type Props = {
  readonly title?: StaffWord
  readonly lead?: StaffWord
  readonly button: StaffWord
  /** What went wrong, in a word; null when it went well. */
  readonly onSubmit: () => Promise<StaffWord | null>
  readonly children?: ReactNode
}

/** One step of signing in: what it is about, what to type, one button, and why it was refused. */
export function Step({ title, lead, button, onSubmit, children }: Props) {
  const words = useWords()
  const [refusal, setRefusal] = useState<StaffWord | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setRefusal(null)
    setRefusal(await onSubmit())
    setBusy(false)
  }
  return (
    <form className="cms-step" onSubmit={(event) => void submit(event)}>
      {title && <h1>{words(title)}</h1>}
      {lead && <p>{words(lead)}</p>}
      {children}
      <p className="cms-refusal" role="alert">
        {refusal && words(refusal)}
      </p>
      <Button type="submit" size="large" disabled={busy}>
        {words(button)}
      </Button>
    </form>
  )
}
