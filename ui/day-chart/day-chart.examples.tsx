import { say } from '../examples.ts'
import type { Examples } from '../examples.ts'
import { DayChart, type ChartDay } from './day-chart.tsx'

const USED = [120, 90, 210, 340, 180, 60, 0, 260, 310, 150, 140, 420, 380, 90, 610, 540, 700, 190]

export const examples: Examples = {
  month: (l) => {
    const days: ChartDay[] = USED.map((amount, index) => ({
      id: String(index),
      amount,
      kind: index > 13 ? 'current' : 'past',
      ...(index === 0 && { mark: say(l, '29 October', 'အောက်တိုဘာ 29 ရက်') }),
      ...(index === USED.length - 1 && { mark: say(l, 'Today', 'ယနေ့'), loud: 'plain' }),
    }))
    return (
      <DayChart
        label={say(l, 'Data of 18 days, at most 700 MB', 'ရက် 18 ဒေတာ၊ အများဆုံး 700 MB')}
        reference={{ amount: 500, text: '500 MB' }}
        days={[
          ...days,
          { id: 'next', amount: 600, kind: 'next' },
          { id: 'end', amount: 400, kind: 'next', mark: say(l, 'Thursday', 'ကြာသပတေး'), loud: 'warm' },
        ]}
      />
    )
  },
}
