import { expect, it } from 'vitest'
import { renewEvery } from './renew-every.ts'

it.each([
  [0, 5_000],
  [59_999, 5_000],
  [60_000, 30_000],
  [3_600_000, 30_000],
])('%i ms after the last word it is renewed after %i', (since, every) => {
  expect(renewEvery(since)).toBe(every)
})
