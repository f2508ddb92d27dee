import { expect, it } from 'vitest'
import { leftOf } from './left.ts'

const part = (
  unit: 'MB' | 'MIN' | 'SMS',
  remaining: number,
  initial: number | null,
  validTo: string | null,
) => ({
  unit,
  remaining,
  initial,
  validTo,
})

it('parts of one unit are one, with their first and their last end', () => {
  const parts = [
    part('MB', 100, 400, '2026-11-20T00:00:00.000Z'),
    part('MB', 200, 200, '2026-12-01T00:00:00.000Z'),
    part('MIN', 5, 10, null),
  ]
  expect(leftOf('MB', parts)).toEqual({
    unit: 'MB',
    remaining: 300,
    initial: 600,
    share: 0.5,
    firstEnd: '2026-11-20T00:00:00.000Z',
    lastEnd: '2026-12-01T00:00:00.000Z',
  })
  expect(leftOf('MIN', parts)).toMatchObject({ firstEnd: null, lastEnd: null })
  expect(leftOf('SMS', parts)).toBeNull()
})

it('a part that does not say how much it was counts as full, and one without an end has no last one', () => {
  const parts = [part('SMS', 7, null, null), part('SMS', 1, 1, '2026-11-20T00:00:00.000Z')]
  expect(leftOf('SMS', parts)).toMatchObject({ share: 1, lastEnd: null })
})

it('nothing left is nothing', () => {
  expect(leftOf('MB', [part('MB', 0, 500, null)])).toBeNull()
})
