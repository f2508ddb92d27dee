'use client'
import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { CHOICE_WORDS } from '../../words/screen-words.ts'
import { type Answer, ask, refusalOf } from './ask.ts'
import { HandOver } from './hand-over.tsx'
import { Step } from './step.tsx'
import { TextBox } from './text-box.tsx'
import { useWords } from './use-words.ts'

type Props = { readonly users: string; readonly back: string }

const ROLES = ['CONTENT_EDITOR', 'CONTENT_APPROVER', 'ADMIN'] as const

/** A new colleague: who it is and what they may do; the password is theirs to choose. */
export function Invite({ users, back }: Props) {
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const [role, setRole] = useState<string>(ROLES[0])
  const [given, setGiven] = useState<Answer['body'] | null>(null)
  const words = useWords()
  const { i18n } = useTranslation()
  const submit = async () => {
    const answer = await ask(`${users}/invite`, { email, name, role })
    if (!answer?.ok) return refusalOf(answer)
    setGiven(answer.body)
    return null
  }
  const wayBack = (
    <p className="cms-back">
      <a href={back}>{words(given ? 'toAccounts' : 'cancel')}</a>
    </p>
  )
  if (given)
    return (
      <div className="cms-step">
        <h1>{words('inviteTitle')}</h1>
        <HandOver body={given} />
        {wayBack}
      </div>
    )
  return (
    <>
      <Step title="inviteTitle" lead="inviteLead" button="inviteSend" onSubmit={submit}>
        <TextBox
          name="email"
          type="email"
          autoComplete="off"
          label={words('email')}
          value={email}
          onText={setEmail}
        />
        <TextBox name="name" autoComplete="off" label={words('name')} value={name} onText={setName} />
        <fieldset className="cms-roles">
          <legend className="field-label">{words('role')}</legend>
          {ROLES.map((value) => (
            <label key={value}>
              <input
                type="radio"
                name="role"
                value={value}
                checked={role === value}
                onChange={() => setRole(value)}
              />
              {CHOICE_WORDS[value]?.[i18n.language === 'my' ? 1 : 0]}
            </label>
          ))}
        </fieldset>
      </Step>
      {wayBack}
    </>
  )
}
