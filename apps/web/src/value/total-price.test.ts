import { expect, it } from 'vitest'
import { totalPrice } from './total-price.ts'

it('a price with its tax inside is what leaves the balance', () => {
  expect(totalPrice({ price: 1_050, taxIncluded: true, taxRatePct: 5 })).toBe(1_050)
})

it('a tax that is added is rounded up from the half kyat', () => {
  expect(totalPrice({ price: 1_000, taxIncluded: false, taxRatePct: 5 })).toBe(1_050)
  expect(totalPrice({ price: 110, taxIncluded: false, taxRatePct: 5 })).toBe(116)
  expect(totalPrice({ price: 109, taxIncluded: false, taxRatePct: 5 })).toBe(114)
})
