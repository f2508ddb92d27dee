import { say } from '../examples.ts'
import type { Examples } from '../examples.ts'
import { Stack } from '../layout/layout.tsx'
import { Price } from './price.tsx'

export const examples: Examples = {
  sizes: (l) => (
    <Stack>
      <Price amountKyat={1490} unit={say(l, 'Ks', 'ကျပ်')} />
      <Price amountKyat={29_000} unit={say(l, 'Ks', 'ကျပ်')} per={say(l, 'a month', 'တစ်လ')} size="large" />
      <Price
        amountKyat={8_910}
        unit={say(l, 'Ks', 'ကျပ်')}
        was={{ amountKyat: 9_900, label: say(l, 'Before:', 'ယခင်ဈေး') }}
      />
    </Stack>
  ),
}
