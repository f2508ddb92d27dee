'use client'
import { useState } from 'react'
import { ask } from './ask.ts'
import { EmailBox } from './email-box.tsx'
import { Step } from './step.tsx'
import { useWords } from './use-words.ts'

type Props = { readonly users: string; readonly back: string }

/** Says the same for every address: whose it is, only the letter tells. */
export function Forgot({ users, back }: Props) {
  const [email, setEmail] = useState('')
  const [asked, setAsked] = useState(false)
  const words = useWords()
  const submit = async () => {
    const answer = await ask(`${users}/forgot-password`, { email })
    if (!answer?.ok) return 'noAnswer'
    setAsked(true)
    return null
  }
  const wayBack = (
    <p className="cms-back">
      <a href={back}>{words('backToSignIn')}</a>
    </p>
  )
  if (asked)
    return (
      <div className="cms-step">
        <h1>{words('forgotTitle')}</h1>
        <p role="status">{words('forgotSent')}</p>
        {wayBack}
      </div>
    )
  return (
    <>
      <Step title="forgotTitle" lead="forgotLead" button="forgotSend" onSubmit={submit}>
        <EmailBox value={email} onText={setEmail} />
      </Step>
      {wayBack}
    </>
  )
}
