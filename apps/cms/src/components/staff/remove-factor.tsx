'use client'
import { useState } from 'react'
import { useWords } from './use-words.ts'
import { WithOwnPassword } from './with-own-password.tsx'

type Props = { readonly users: string; readonly user: number }

/** A colleague lost the phone. */
export function RemoveFactor({ users, user }: Props) {
  const [removed, setRemoved] = useState(false)
  const words = useWords()
  if (removed) return <p role="status">{words('removed')}</p>
  return (
    <WithOwnPassword
      name="removePassword"
      button="removeFactor"
      lead="removeLead"
      address={`${users}/second-factor/remove`}
      user={user}
      onDone={() => setRemoved(true)}
    />
  )
}
