'use client'
import { useState } from 'react'
import type { StaffWord } from '../../words/staff-words.ts'
import { ask, refusalOf } from './ask.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { type Shown, ShowSecret } from './show-secret.tsx'
import { Step } from './step.tsx'
import { TextBox } from './text-box.tsx'
import { useWords } from './use-words.ts'

type Props = {
  readonly users: string
  readonly lead: StaffWord
  /** Typed a moment ago, while signing in; otherwise it is asked for. */
  readonly knownPassword?: string
  /** Where to go instead, as long as nothing is turned on. */
  readonly back?: string
  readonly onDone: () => void
}

/** From the password to a phone that shows codes, and the recovery codes for the day it is lost. */
export function Enrolment({ users, lead, knownPassword, back, onDone }: Props) {
  const [password, setPassword] = useState(knownPassword ?? '')
  const [shown, setShown] = useState<Shown | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const words = useWords()

  const begin = async () => {
    const answer = await ask(`${users}/second-factor/begin`, { password })
    if (!answer?.ok) return refusalOf(answer)
    setShown({ key: String(answer.body['key']), picture: String(answer.body['picture']) })
    return null
  }
  const confirm = async (code: string) => {
    const answer = await ask(`${users}/second-factor/confirm`, { code })
    if (!answer?.ok) return refusalOf(answer)
    const { recoveryCodes } = answer.body
    setCodes(Array.isArray(recoveryCodes) ? recoveryCodes.map(String) : [])
    return null
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  const wayBack = back && (
    <p className="cms-back">
      <a href={back}>{words('cancel')}</a>
    </p>
  )
  if (shown)
    return (
      <>
        <ShowSecret shown={shown} onCode={confirm} />
        {wayBack}
      </>
    )
  return (
    <>
      <Step title="setUpTitle" lead={lead} button="goOn" onSubmit={begin}>
        {knownPassword === undefined && (
          <TextBox
            name="password"
            type="password"
            autoComplete="current-password"
            label={words('confirmPassword')}
            value={password}
            onText={setPassword}
          />
        )}
      </Step>
      {wayBack}
    </>
  )
}
