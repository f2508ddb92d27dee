import { expect, it } from 'vitest'
import type { ExchangeOffer } from '#contracts/loyalty.ts'
import { sortOffers, worthOfPoint } from './sort-offers.ts'

const offer = (points: number, minTier: ExchangeOffer['minTier'] = 'MEMBER'): ExchangeOffer => ({
  offerId: `${minTier}-${points}`,
  type: 'data',
  points,
  gives: [],
  billKyat: 0,
  validityDays: 30,
  minTier,
  perMonthLimit: null,
  worthKyat: 70,
  name: '',
  nameMm: null,
})

it('what can be had comes first, then what is too dear, then what is for a higher level', () => {
  const sorted = sortOffers([offer(50, 'GOLD'), offer(500), offer(250), offer(100)], {
    spendable: 250,
    tier: 'SILVER',
  })
  expect(sorted.map((one) => [one.offer.offerId, one.missing, one.locked])).toEqual([
    ['MEMBER-100', 0, false],
    ['MEMBER-250', 0, false],
    ['MEMBER-500', 250, false],
    ['GOLD-50', 0, true],
  ])
})

it('nobody is told what is missing before they are known', () => {
  expect(sortOffers([offer(500, 'GOLD')], null)).toMatchObject([{ missing: 0, locked: false }])
})

it.each([
  [100, '0.7'],
  [70, '1'],
  [1_000, '0.07'],
])('a point of %s is worth %s kyat', (points, worth) => {
  expect(worthOfPoint({ worthKyat: 70, points })).toBe(worth)
})
