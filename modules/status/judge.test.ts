import { describe, expect, it } from 'vitest'
import { judge, LIMITS } from './judge.ts'

const of = (good: number, bad: number, waitsSec = 0) =>
  judge({ good, bad, waitsSec, lastAt: null }, LIMITS.CODES)

describe('S-329 what is said of a part', () => {
  it.each([
    [0, 0, 0, 'UNKNOWN'],
    [1, 0, 0, 'UP'],
    [0, 1, 0, 'UNKNOWN'],
    [3, 1, 0, 'UP'],
    [7, 3, 0, 'UP'],
    [6, 4, 0, 'DEGRADED'],
    [1, 9, 0, 'DOWN'],
    [0, 5, 0, 'DOWN'],
    [9, 0, 19, 'UP'],
    [9, 0, 20, 'DEGRADED'],
    [9, 0, 120, 'DOWN'],
    [0, 0, 120, 'DOWN'],
  ] as const)('%i went well, %i did not, one waits %i s: %s', (good, bad, waits, state) =>
    expect(of(good, bad, waits)).toBe(state),
  )
})
