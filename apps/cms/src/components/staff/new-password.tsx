'use client'
import { useState } from 'react'
import { ask, refusalOf } from './ask.ts'
import { Step } from './step.tsx'
import { TextBox } from './text-box.tsx'
import { useWords } from './use-words.ts'

type Props = { readonly users: string; readonly signIn: string }

/** Read when the form is sent, and from the bar of the browser alone: it stays out of every answer of the server. */
const tokenHere = (): string => window.location.hash.slice(1)

/** The first password of a new colleague, or the next of one who forgot it. */
export function NewPassword({ users, signIn }: Props) {
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [done, setDone] = useState(false)
  const words = useWords()
  const submit = async () => {
    if (password !== again) return 'notTheSame'
    const answer = await ask(`${users}/reset-password`, { token: tokenHere(), password })
    if (!answer?.ok) return refusalOf(answer)
    window.history.replaceState(null, '', window.location.pathname)
    setDone(true)
    return null
  }
  if (done)
    return (
      <div className="cms-step">
        <h1>{words('newPasswordTitle')}</h1>
        <p role="status">{words('newPasswordDone')}</p>
        <p>
          <a href={signIn}>{words('signIn')}</a>
        </p>
      </div>
    )
  return (
    <Step title="newPasswordTitle" lead="newPasswordLead" button="newPasswordSet" onSubmit={submit}>
      <TextBox
        name="password"
        type="password"
        autoComplete="new-password"
        label={words('newPassword')}
        value={password}
        onText={setPassword}
        hint={words('passwordTooShort')}
      />
      <TextBox
        name="again"
        type="password"
        autoComplete="new-password"
        label={words('newPasswordAgain')}
        value={again}
        onText={setAgain}
      />
    </Step>
  )
}
