'use client'
import { useState } from 'react'
import type { StaffWord } from '../../words/staff-words.ts'
import { ask, refusalOf } from './ask.ts'
import { CodeStep } from './code-step.tsx'
import { Enrolment } from './enrolment.tsx'
import { EmailBox } from './email-box.tsx'
import { Step } from './step.tsx'
import { TextBox } from './text-box.tsx'
import { useWords } from './use-words.ts'

type Lacks = 'PASSWORD' | 'CODE' | 'ENROLMENT'
type Props = {
  readonly users: string
  readonly to: string
  /** Where a new password is asked for; only where letters can be sent. */
  readonly forgot?: string
}

/** Password first, then what this account still lacks; a whole page is loaded at the end, so that nothing of before stays. */
export function SignIn({ users, to, forgot }: Props) {
  const [lacks, setLacks] = useState<Lacks>('PASSWORD')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const words = useWords()
  const enter = (): void => window.location.assign(to)

  if (lacks === 'CODE') return <CodeStep users={users} onDone={enter} />
  if (lacks === 'ENROLMENT')
    return <Enrolment users={users} lead="setUpRequired" knownPassword={password} onDone={enter} />

  const submit = async (): Promise<StaffWord | null> => {
    const answer = await ask(`${users}/login`, { email, password })
    if (!answer) return 'noAnswer'
    if (!answer.ok) return answer.body['errors'] ? 'wrongPassword' : refusalOf(answer)
    const { lacks: rest } = answer.body
    if (rest === 'CODE' || rest === 'ENROLMENT') setLacks(rest)
    else enter()
    return null
  }
  return (
    <>
      <Step button="signIn" onSubmit={submit}>
        <EmailBox value={email} onText={setEmail} />
        <TextBox
          name="password"
          type="password"
          autoComplete="current-password"
          label={words('password')}
          value={password}
          onText={setPassword}
          {...(forgot ? {} : { hint: words('lostPassword') })}
        />
      </Step>
      {forgot && (
        <p className="cms-back">
          <a href={forgot}>{words('forgotTitle')}</a> {words('lostPhone')}
        </p>
      )}
    </>
  )
}
