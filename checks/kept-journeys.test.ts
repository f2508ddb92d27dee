import { describe, expect, it } from 'vitest'
import { isKept } from '../scripts/e2e/is-kept.ts'

describe('a report of journeys', () => {
  it.each([
    ['whole and green', true, { passed: 1_532, failed: 0 }, true],
    ['with one that failed', true, { passed: 1_531, failed: 1 }, false],
    ['of nothing', true, { passed: 0, failed: 0 }, false],
    ['of a chosen part', false, { passed: 10, failed: 0 }, false],
  ])('%s: kept is %s of it', (_, fixed, counts, kept) => {
    expect(isKept(fixed, counts)).toBe(kept)
  })
})
