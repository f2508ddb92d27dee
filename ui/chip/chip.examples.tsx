import { useState } from 'react'
import { say } from '../examples.ts'
import type { ExampleLanguage, Examples } from '../examples.ts'
import { Chip, ChipLink, ChipRow } from './chip.tsx'

const groups = [
  ['all', 'All', 'အားလုံး'],
  ['data', 'Data', 'ဒေတာ'],
  ['voice', 'Voice', 'အသံ'],
  ['night', 'Night', 'ညပိုင်း'],
  ['combo', 'Combo', 'ပေါင်းစပ်'],
  ['social', 'Social', 'လူမှုကွန်ရက်'],
] as const

function Choosing({ l }: { l: ExampleLanguage }) {
  const [chosen, setChosen] = useState('all')
  return (
    <ChipRow label={say(l, 'Kind of package', 'ပက်ကေ့ချ်အမျိုးအစား')}>
      {groups.map(([id, en, my]) => (
        <Chip key={id} selected={id === chosen} onClick={() => setChosen(id)}>
          {say(l, en, my)}
        </Chip>
      ))}
    </ChipRow>
  )
}

export const examples: Examples = {
  choices: (l) => <Choosing l={l} />,
  links: (l) => (
    <ChipRow label={say(l, 'Groups', 'အုပ်စုများ')} wrap>
      {groups.map(([id, en, my]) => (
        <ChipLink key={id} href={`#/${id}`} selected={id === 'data'}>
          {say(l, en, my)}
        </ChipLink>
      ))}
    </ChipRow>
  ),
}
