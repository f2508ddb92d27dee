import { say } from '../examples.ts'
import type { Examples } from '../examples.ts'
import { Stat, StatRow } from './stat.tsx'

export const examples: Examples = {
  row: (l) => (
    <StatRow>
      <Stat value="4,812" label={say(l, 'towers', 'တာဝါတိုင်')} />
      <Stat value="312" label={say(l, 'townships', 'မြို့နယ်')} note={say(l, 'of 330', '330 အနက်')} />
      <Stat value="94%" label={say(l, 'of people covered', 'လူဦးရေ လွှမ်းခြုံမှု')} />
    </StatRow>
  ),
}
