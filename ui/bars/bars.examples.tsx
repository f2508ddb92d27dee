import { say } from '../examples.ts'
import type { Examples } from '../examples.ts'
import { Bars } from './bars.tsx'

const months = [
  ['jun', 'Jun', 'ဇွန်', 420],
  ['jul', 'Jul', 'ဇူလိုင်', 610],
  ['aug', 'Aug', 'ဩဂုတ်', 380],
  ['sep', 'Sep', 'စက်တင်ဘာ', 900],
  ['oct', 'Oct', 'အောက်တိုဘာ', 1240],
  ['nov', 'Nov', 'နိုဝင်ဘာ', 0],
] as const

export const examples: Examples = {
  points: (l) => (
    <Bars
      label={say(l, 'Points in six months', 'ခြောက်လအတွင်း ပွိုင့်များ')}
      bars={months.map(([id, en, my, amount]) => ({
        id,
        label: say(l, en, my),
        amount,
        text: String(amount),
      }))}
    />
  ),
}
