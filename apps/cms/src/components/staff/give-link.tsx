'use client'
import { useState } from 'react'
import type { Answer } from './ask.ts'
import { HandOver } from './hand-over.tsx'
import { WithOwnPassword } from './with-own-password.tsx'

type Props = { readonly users: string; readonly user: number }

/** For a colleague who forgot the password, or whose invitation has ended. */
export function GiveLink({ users, user }: Props) {
  const [given, setGiven] = useState<Answer['body'] | null>(null)
  if (given) return <HandOver body={given} />
  return (
    <WithOwnPassword
      name="linkPassword"
      button="giveLink"
      lead="giveLinkLead"
      address={`${users}/password-link`}
      user={user}
      onDone={setGiven}
    />
  )
}
