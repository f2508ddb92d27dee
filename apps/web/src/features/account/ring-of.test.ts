import { expect, it } from 'vitest'
import { ringOf } from './ring-of.ts'

it('parts of one unit are one ring, other units are left out', () => {
  const parts = [
    { unit: 'MB', remaining: 100, initial: 400 },
    { unit: 'MB', remaining: 200, initial: 200 },
    { unit: 'MIN', remaining: 5, initial: 10 },
  ] as const
  expect(ringOf('MB', parts)).toEqual({ unit: 'MB', remaining: 300, share: 0.5 })
  expect(ringOf('SMS', parts)).toBeNull()
})

it('a part that does not say how much it was counts as full', () => {
  expect(ringOf('SMS', [{ unit: 'SMS', remaining: 7, initial: null }])?.share).toBe(1)
})
