'use client'
import { useState } from 'react'
import type { StaffWord } from '../../words/staff-words.ts'
import { Step } from './step.tsx'
import { TextBox } from './text-box.tsx'
import { useWords } from './use-words.ts'

export type Shown = { readonly key: string; readonly picture: string }
type Props = { readonly shown: Shown; readonly onCode: (code: string) => Promise<StaffWord | null> }

/** The secret for the app, to scan or to type, and the first code as a proof. */
export function ShowSecret({ shown, onCode }: Props) {
  const [code, setCode] = useState('')
  const words = useWords()
  return (
    <Step title="setUpTitle" lead="scan" button="turnOn" onSubmit={() => onCode(code)}>
      <img className="cms-qr" src={shown.picture} alt={words('picture')} width="200" height="200" />
      <p className="cms-key">
        {words('typeKey')} <code>{shown.key}</code>
      </p>
      <TextBox
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        label={words('firstCode')}
        value={code}
        onText={setCode}
      />
    </Step>
  )
}
