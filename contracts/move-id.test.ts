import { describe, expect, it } from 'vitest'
import { firstMoveIdOf, isMoveId, moveIdTime, newMoveId } from './move-id.ts'
import { moveIdOfReceipt, receiptNo } from './receipt-no.ts'

const NOW = Date.UTC(2026, 10, 15, 4, 0, 0, 123)

describe('the id of a move', () => {
  it('carries its time, sorts by it and never repeats', () => {
    const ids = Array.from({ length: 1_000 }, (_, at) => newMoveId(NOW + at))
    expect(ids.every(isMoveId)).toBe(true)
    expect(ids.map(moveIdTime)).toEqual(ids.map((_, at) => NOW + at))
    expect(ids.toSorted()).toEqual(ids)
    expect(new Set(Array.from({ length: 1_000 }, () => newMoveId(NOW))).size).toBe(1_000)
  })
  it('is never smaller than the first of its moment', () => {
    expect(newMoveId(NOW) > firstMoveIdOf(NOW)).toBe(true)
    expect(newMoveId(NOW) < firstMoveIdOf(NOW + 1)).toBe(true)
  })
  it.each(['', 'x', 'f47ac10b-58cc-4372-a567-0e02b2c3d479', '019A8F00-0000-7000-8000-000000000000'])(
    '%s is none',
    (id) => {
      expect(isMoveId(id)).toBe(false)
    },
  )
})

describe('a receipt number', () => {
  it('leads back to its move, also when letters were misread', () => {
    const id = newMoveId(NOW)
    const number = receiptNo(id)
    expect(number).toMatch(/^[0-9A-Z]{8}(-[0-9A-Z]{6}){3}$/)
    expect(moveIdOfReceipt(number)).toBe(id)
    expect(moveIdOfReceipt(number.toLowerCase().replaceAll('1', 'l').replaceAll('0', 'o'))).toBe(id)
  })
  it.each(['', '123', 'U'.repeat(26), 'Z'.repeat(26)])('%s is none', (typed) => {
    expect(moveIdOfReceipt(typed)).toBeNull()
  })
})
