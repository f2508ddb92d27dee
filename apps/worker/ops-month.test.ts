import { expect, it } from 'vitest'
import { readMonthAsked } from './ops-month.ts'

const whole = [
  'month',
  'value_move',
  '2024-01',
  '--into',
  'moves.jsonl',
  '--who',
  'Ma Hla',
  '--why',
  'case 12',
]

it('takes a whole command only', () => {
  expect(readMonthAsked(whole)).toEqual({
    parent: 'value_move',
    month: '2024-01-01',
    into: 'moves.jsonl',
    who: 'Ma Hla',
    why: 'case 12',
  })
  for (const part of [whole.slice(0, -1), whole.slice(0, 3), ['line', ...whole.slice(1)], [...whole, 'more']])
    expect(readMonthAsked(part)).toBeNull()
  expect(readMonthAsked(whole.with(2, '2024-13'))).toBeNull()
})
