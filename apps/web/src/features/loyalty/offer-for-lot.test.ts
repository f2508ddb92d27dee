import { expect, it } from 'vitest'
import type { ExchangeOffer } from '#contracts/loyalty.ts'
import { offerForLot } from './offer-for-lot.ts'

const offer = (offerId: string, points: number, more: Partial<ExchangeOffer> = {}): ExchangeOffer => ({
  offerId,
  type: 'data',
  points,
  gives: [],
  billKyat: 0,
  validityDays: 30,
  minTier: 'MEMBER',
  perMonthLimit: 10,
  worthKyat: 70,
  name: offerId,
  nameMm: offerId,
  ...more,
})

const OFFERS = [
  offer('SMS-50', 50, { type: 'sms' }),
  offer('SMS-100', 100, { type: 'sms' }),
  offer('DATA-100', 100),
  offer('DATA-250', 250),
  offer('GOLD-120', 120, { minTier: 'GOLD' }),
  offer('FTTH-100', 100, { type: 'ftth', billKyat: 100 }),
]
const chosen = (lot: number, spendable = lot) => offerForLot(OFFERS, lot, spendable, 'MEMBER')?.offerId

it('what ends soon buys the dearest it pays for alone, data first', () => {
  expect(chosen(120, 900)).toBe('DATA-100')
  expect(chosen(250)).toBe('DATA-250')
  expect(chosen(60, 900)).toBe('SMS-50')
})

it('too few for anything: with the other points the cheapest, alone nothing', () => {
  expect(chosen(20, 300)).toBe('SMS-50')
  expect(chosen(20)).toBeUndefined()
})
