import { useState } from 'react'
import { say } from '../examples.ts'
import type { ExampleLanguage, Examples } from '../examples.ts'
import { Checkbox } from './checkbox.tsx'

function Ticking({ l }: { l: ExampleLanguage }) {
  const [ticked, setTicked] = useState(true)
  return (
    <Checkbox
      label={say(l, 'I have read the terms', 'စည်းကမ်းများကို ဖတ်ပြီးပါပြီ')}
      hint={say(l, 'They hold for this order only.', 'ဤအော်ဒါအတွက်သာ အကျုံးဝင်သည်။')}
      checked={ticked}
      onChecked={setTicked}
    />
  )
}

export const examples: Examples = { terms: (l) => <Ticking l={l} /> }
