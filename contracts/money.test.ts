import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Kyat, KyatToPay, parseKyat } from './money.ts'

test.each([
  ['1000.00', 1_000],
  ['15,000', 15_000],
  ['1,234,567', 1_234_567],
  ['0', 0],
  [' 500 ', 500],
])('%s is %d kyat', (text, amount) => {
  expect(parseKyat(text)).toBe(amount)
})

test.each(['1000.50', '1,00', '-5', '1e3', '', 'abc', '10 000', '9999999999999', '0x10'])(
  '"%s" is refused',
  (text) => {
    expect(parseKyat(text)).toBeNull()
  },
)

test('kyat are whole and not negative; a payment is at least one', () => {
  expect([0, 1, 15_000].map((amount) => z.safeParse(Kyat, amount).success)).toEqual([true, true, true])
  expect([-1, 0.5, Infinity, 2_000_000_000_000].map((amount) => z.safeParse(Kyat, amount).success)).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(z.safeParse(KyatToPay, 0).success).toBe(false)
})
