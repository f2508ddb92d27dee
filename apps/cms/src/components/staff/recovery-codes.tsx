'use client'
import { Step } from './step.tsx'

type Props = { readonly codes: readonly string[]; readonly onDone: () => void }

/** Shown once: they are kept hashed, and nobody can show them again. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const done = async () => {
    onDone()
    return null
  }
  return (
    <Step title="keepTitle" lead="keepLead" button="kept" onSubmit={done}>
      <ul className="cms-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Step>
  )
}
