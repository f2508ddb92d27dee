import fc from 'fast-check'
import { expect, it } from 'vitest'
import { topupCredit } from '#contracts/payments.ts'
import { takesBackKyat } from './takes-back.ts'

const orderOf = (totalKyat: number, taxPct: number) => ({
  type: 'TOPUP' as const,
  totalKyat,
  goods: { creditKyat: topupCredit(totalKyat, taxPct) },
})

it('a whole refund takes back what was given', () => {
  expect(takesBackKyat(orderOf(10_000, 5), 0, 10_000)).toBe(9_523)
})

it('parts together take back exactly what was given, however they are cut', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 100_000 }),
      fc.integer({ min: 0, max: 20 }),
      fc.array(fc.integer({ min: 1, max: 40_000 }), { maxLength: 6 }),
      (total, taxPct, cuts) => {
        const order = orderOf(total, taxPct)
        let [refunded, taken] = [0, 0]
        for (const cut of [...cuts, total]) {
          const kyat = Math.min(cut, total - refunded)
          if (kyat === 0) break
          taken += takesBackKyat(order, refunded, kyat) ?? Number.NaN
          refunded += kyat
        }
        expect(taken).toBe(order.goods.creditKyat)
      },
    ),
  )
})
