import { describe, expect, it } from 'vitest'
import type { Transaction } from '#contracts/value.ts'
import { isOffered, leastFor, offeredTo, usualOf, type Faces } from './topup-amounts.ts'

const FACES: Faces = {
  faces: [1_000, 3_000, 5_000, 10_000, 20_000, 30_000],
  custom: { min: 1_000, max: 100_000, step: 500 },
  taxPct: 5,
  validityDays: 365,
  perDay: { payerKyat: 300_000, receiverKyat: 100_000, guestKyat: 30_000 },
}

describe('what may be ordered', () => {
  it('faces, and own amounts within the rule', () => {
    const offered = offeredTo(FACES, false)
    expect([1_000, 1_500, 99_500, 100_000].every((kyat) => isOffered(offered, kyat))).toBe(true)
    expect([0, 500, 1_200, 100_500].some((kyat) => isOffered(offered, kyat))).toBe(false)
  })

  it("a guest no more than a guest's day, and no own amount where none fits", () => {
    const offered = offeredTo(FACES, true)
    expect([isOffered(offered, 30_000), isOffered(offered, 30_500)]).toEqual([true, false])
    const few = offeredTo({ ...FACES, perDay: { ...FACES.perDay, guestKyat: 900 } }, true)
    expect(few).toEqual({ faces: [], custom: null })
  })
})

describe('how much for what is missing', () => {
  const offered = offeredTo(FACES, false)
  it.each([
    [479, 1_000],
    [952, 1_000],
    [953, 1_500],
    [9_523, 10_000],
    [9_524, 10_500],
    [95_238, 100_000],
  ])('%i kyat want %i', (need, kyat) => expect(leastFor(offered, 5, need)).toBe(kyat))

  it('of faces alone the next, and none when nothing is enough', () => {
    expect(leastFor({ ...offered, custom: null }, 5, 953)).toBe(3_000)
    expect(leastFor({ ...offered, custom: null }, 5, 30_000)).toBeNull()
    expect(leastFor(offered, 5, 95_239)).toBeNull()
  })
})

describe('the usual amount', () => {
  const row = (paid: number | string) =>
    ({ why: { key: 'topUp', slots: { paid } } }) as unknown as Transaction

  it('is what was paid most often, the latest of equals, and only one that is a button', () => {
    expect(usualOf([row(3_000), row(10_000), row(10_000)], FACES.faces)).toBe(10_000)
    expect(usualOf([row(3_000), row(10_000)], FACES.faces)).toBe(3_000)
    expect(usualOf([row(1_500), row('x')], FACES.faces)).toBeNull()
    expect(usualOf([], FACES.faces)).toBeNull()
  })
})
