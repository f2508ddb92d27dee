import { useState } from 'react'
import { say } from '../examples.ts'
import type { ExampleLanguage, Examples } from '../examples.ts'
import { Select } from './select.tsx'

function Choosing({ l }: { l: ExampleLanguage }) {
  const [region, setRegion] = useState('')
  return (
    <Select
      label={say(l, 'State or region', 'ပြည်နယ် သို့မဟုတ် တိုင်း')}
      placeholder={say(l, 'Choose', 'ရွေးပါ')}
      value={region}
      onValue={setRegion}
      options={[
        { value: 'ygn', label: say(l, 'Yangon', 'ရန်ကုန်') },
        { value: 'mdy', label: say(l, 'Mandalay', 'မန္တလေး') },
        { value: 'shn', label: say(l, 'Shan', 'ရှမ်း') },
      ]}
    />
  )
}

export const examples: Examples = { regions: (l) => <Choosing l={l} /> }
