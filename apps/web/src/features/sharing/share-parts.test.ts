import { expect, it } from 'vitest'
import { mostOf, partsOf } from './share-parts.ts'

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
