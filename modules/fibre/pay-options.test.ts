import { describe, expect, it } from 'vitest'
import type { BookContract } from './fibre-book.ts'
import { monthsLeft, payOptions, priceOfLeaving } from './pay-options.ts'
import type { Plans } from './plans.ts'

const contract: BookContract = {
  contractNo: 'FB1',
  accountNo: 'AC1',
  line: '959691234567',
  lineChangedHands: false,
  ownerName: 'U Ba',
  placeId: 'tsp-hlaing',
  packageCode: 'F40',
  addOnIds: ['static-ip'],
  status: 'ACTIVE',
  billDay: 5,
  openedOn: '2026-03-05',
  committedUntil: '2027-03-04',
  waivedKyat: 50_000,
  dueKyat: 48_300,
  dueOn: '2026-11-19',
  paidUntil: '2026-11-04',
}
const now = new Date('2026-11-16T10:00:00+06:30')
const plans: Plans = {
  plan: () => ({
    name: 'Fibre 40',
    nameMm: null,
    price: { from: '2025-01-01T00:00:00Z', monthlyFee: 42_000, installFee: 50_000, taxRatePct: 15 },
    item: {
      code: 'F40',
      speedMbpsDown: 40,
      speedMbpsUp: 20,
      fairUseGb: null,
      prices: [],
      deposit: 0,
      contractMonths: 12,
      prepay: [{ months: 3, discountPct: 3, installWaived: false, bonusMonths: 0 }],
      addOns: [{ id: 'static-ip', name: 'Static IP', nameMm: null, monthlyFee: 15_000 }],
      availablePlaceIds: 'ALL',
      status: 'ACTIVE',
      sort: 0,
    },
  }),
  place: () => null,
  townships: () => [],
}
const options = (rest: Partial<BookContract>, linked: boolean) =>
  payOptions({ ...contract, ...rest }, { plans, linked, now }).map(({ type, months, total }) => [
    type,
    months,
    total,
  ])

describe('what can be paid for a contract', () => {
  it('its bill, and months ahead with its add-ons; leaving only for its own', () => {
    const prepay = ['FTTH_PREPAY', 3, Math.round((126_000 - 3_780 + 45_000) * 1.15)]
    expect(options({}, false)).toEqual([['FTTH_BILL', 0, 48_300], prepay])
    expect(options({ dueKyat: 0 }, true)).toEqual([prepay, ['SETTLEMENT', 0, 16_667]])
  })

  it('an ended one: what is still due', () => {
    expect(options({ status: 'TERMINATED' }, true)).toEqual([['FTTH_BILL', 0, 48_300]])
    expect(options({ status: 'TERMINATED', dueKyat: 0 }, true)).toEqual([])
  })
})

it('whoever leaves pays the part of a waived installation that is left, and nothing after the year', () => {
  expect(monthsLeft(contract, now)).toBe(4)
  expect(priceOfLeaving(contract, now)).toMatchObject({ total: 48_300 + 16_667, leaving: 16_667 })
  expect(monthsLeft({ committedUntil: '2026-11-16' }, now)).toBe(1)
  expect(monthsLeft({ committedUntil: '2026-11-15' }, now)).toBe(0)
  expect(priceOfLeaving({ ...contract, committedUntil: '2026-11-15' }, now).leaving).toBe(0)
})
