import { expect, it } from 'vitest'
import { feeOf, mostOf, partsOf } from './share-parts.ts'

const tonight = '2026-11-15T17:29:59.000Z'
const nextWeek = '2026-11-22T05:00:00.000Z'
const sources = [
  { amount: 100, receiverValidTo: tonight },
  { amount: 600, receiverValidTo: nextWeek },
  { amount: 600, receiverValidTo: nextWeek },
]

it('takes what ends first, and joins what ends together', () => {
  expect(partsOf(sources, 50)).toEqual([{ amount: 50, until: tonight }])
  expect(partsOf(sources, 1_024)).toEqual([
    { amount: 100, until: tonight },
    { amount: 924, until: nextWeek },
  ])
  expect(partsOf([], 100)).toEqual([])
})

const limits = { perDayCount: 5, usedToday: 1, perDayAmount: 5_120, amountUsedToday: 4_620 }

it('the day counts as much as what is there', () => {
  expect(mostOf({ shareable: 2_000, limits })).toBe(500)
  expect(mostOf({ shareable: 300, limits })).toBe(300)
  expect(mostOf({ shareable: 300, limits: { ...limits, usedToday: 5 } })).toBe(0)
})

it('an amount that is offered has a fee, in between only where steps say so', () => {
  const free = { perDayCount: 5, usedToday: 0, perDayAmount: 25_000, amountUsedToday: 0 }
  const kyat = {
    shareable: 4_000,
    limits: free,
    options: [{ amount: 500, fee: 25 }],
    custom: { min: 500, max: 5_000, step: 100, feePct: 5 },
  }
  expect([500, 1_300, 550, 400, 5_000].map((amount) => feeOf(kyat, amount))).toEqual([
    25,
    65,
    null,
    null,
    null,
  ])
  expect(feeOf({ ...kyat, custom: null }, 1_300)).toBeNull()
})
