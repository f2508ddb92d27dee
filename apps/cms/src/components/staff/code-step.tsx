'use client'
import { useState } from 'react'
import { ask, refusalOf } from './ask.ts'
import { Step } from './step.tsx'
import { TextBox } from './text-box.tsx'
import { useWords } from './use-words.ts'

/** The second factor of an account that has one. */
export function CodeStep({ users, onDone }: { readonly users: string; readonly onDone: () => void }) {
  const [code, setCode] = useState('')
  const words = useWords()
  const submit = async () => {
    const answer = await ask(`${users}/second-factor/check`, { code })
    setCode('')
    if (!answer?.ok) return refusalOf(answer)
    onDone()
    return null
  }
  return (
    <Step title="codeTitle" button="signIn" onSubmit={submit}>
      <TextBox
        name="code"
        autoComplete="one-time-code"
        autoFocus
        label={words('code')}
        value={code}
        onText={setCode}
        hint={words('codeHint')}
      />
    </Step>
  )
}
