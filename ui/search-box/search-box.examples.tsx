import { useState } from 'react'
import { say } from '../examples.ts'
import type { ExampleLanguage, Examples } from '../examples.ts'
import { SearchBox } from './search-box.tsx'

const places = [
  ['top-up', 'Top up', 'ငွေဖြည့်ရန်'],
  ['packages', 'Mobile packages', 'မိုဘိုင်း ပက်ကေ့ချ်များ'],
  ['fibre', 'Home internet', 'အိမ်သုံး အင်တာနက်'],
  ['shops', 'Find our shop', 'ဆိုင်ခွဲများ ရှာဖွေရန်'],
] as const

function Searching({ l }: { l: ExampleLanguage }) {
  const [text, setText] = useState('')
  const options = places
    .map(([id, en, my]) => ({ id, label: say(l, en, my) }))
    .filter((option) => text !== '' && option.label.toLowerCase().includes(text.toLowerCase()))
  return (
    <SearchBox
      label={say(l, 'Search the site', 'ဝဘ်ဆိုက်တွင် ရှာရန်')}
      clearLabel={say(l, 'Clear', 'ရှင်းရန်')}
      placeholder={say(l, 'Search', 'ရှာရန်')}
      emptyText={say(l, 'Nothing found', 'မတွေ့ပါ')}
      value={text}
      onValue={setText}
      options={options}
      onChoose={() => setText('')}
    />
  )
}

export const examples: Examples = { site: (l) => <Searching l={l} /> }
