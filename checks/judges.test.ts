import { describe, expect, it } from 'vitest'
import { judge, type Bar, type Bench } from '../bench/figure.ts'
import { judgeFault } from '../faults/fault.ts'

const bench = (bar: Bar): Bench => ({
  name: 'a.b',
  unit: 'ms',
  bar,
  measure: () => Promise.resolve({ value: 0 }),
})
const AT = '2026-11-15T00:00:00.000Z'
const ok = (bar: Bar, value: number, reference?: number) =>
  judge(bench(bar), reference === undefined ? { value } : { value, reference }, 'ci', AT, 0).ok

describe('bench judge', () => {
  it('keeps a ratio to its bar, in both directions', () => {
    expect(ok({ of: 'ratio', atMost: 1.15 }, 115, 100)).toBe(true)
    expect(ok({ of: 'ratio', atMost: 1.15 }, 116, 100)).toBe(false)
    expect(ok({ of: 'ratio', atLeast: 0.85 }, 84, 100)).toBe(false)
  })

  it('a figure that was not taken, or has no reference to compare with, is not good', () => {
    expect(ok({ of: 'value', atMost: 1 }, Number.NaN)).toBe(false)
    expect(ok({ of: 'ratio', atMost: 1.15 }, 1)).toBe(false)
  })
})

describe('fault judge', () => {
  const result = (bad: number, controlBad: number, tried = 100) =>
    judgeFault({ name: 'a.b', bar: 0 }, { tried, bad }, { tried: 100, bad: controlBad }, 'ci', AT).ok

  it('passes only when the attack failed and its control succeeded', () => {
    expect(result(0, 7)).toBe(true)
    expect(result(1, 7)).toBe(false)
    expect(result(0, 0)).toBe(false)
    expect(result(0, 7, 0)).toBe(false)
  })
})
