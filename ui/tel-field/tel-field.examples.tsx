import { useState } from 'react'
import { say } from '../examples.ts'
import type { ExampleLanguage, Examples } from '../examples.ts'
import { TelField } from './tel-field.tsx'

function Typing({ l }: { l: ExampleLanguage }) {
  const [number, setNumber] = useState('')
  return (
    <TelField
      label={say(l, 'Phone number', 'ဖုန်းနံပါတ်')}
      hint={say(l, 'Such as 09 691 234 567', 'ဥပမာ 09 691 234 567')}
      value={number}
      onValue={setNumber}
    />
  )
}

export const examples: Examples = { number: (l) => <Typing l={l} /> }
