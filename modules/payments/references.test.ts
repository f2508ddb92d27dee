import { expect, it } from 'vitest'
import { isReference, luhn, newReference, newRefundNumber, orderNo } from './references.ts'

it('a reference is of fixed width, a letter at both ends, and one wrong digit is seen', () => {
  for (let round = 0; round < 200; round += 1) {
    const reference = newReference()
    expect(reference).toMatch(/^P\d{13}Z$/)
    expect(isReference(reference)).toBe(true)
    const at = 1 + (round % 12)
    const wrong = String((Number(reference.charAt(at)) + 1) % 10)
    expect(isReference(reference.slice(0, at) + wrong + reference.slice(at + 1))).toBe(false)
  }
  expect(newRefundNumber()).toMatch(/^R\d{13}Z$/)
})

it('an order has a number to read aloud', () => {
  expect(luhn('7992739871')).toBe(3)
  expect(orderNo('TOPUP', 42, new Date('2026-11-15T18:00:00Z'))).toMatch(/^T-26111600042-\d$/)
})
