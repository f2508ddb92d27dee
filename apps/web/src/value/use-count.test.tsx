import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { countAt, useCount } from './use-count.ts'

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] }),
)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const motion = (reduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: reduced }))

it('stands for 700 ms, then runs for 800 and stays', () => {
  expect([0, 700, 1_500, 9_999].map((ms) => countAt(12_450, 7_451, ms))).toEqual([
    12_450, 12_450, 7_451, 7_451,
  ])
  const halfWay = countAt(12_450, 7_451, 1_100)
  expect(halfWay).toBeLessThan(12_450)
  expect(halfWay).toBeGreaterThan(7_451)
  expect(countAt(12_450, 7_451, Infinity)).toBe(7_451)
})

it('begins at what was and ends at what is', () => {
  motion(false)
  const { result } = renderHook(() => useCount(5_000, 4_001))
  expect(result.current).toBe(5_000)
  act(() => {
    vi.advanceTimersByTime(2_000)
  })
  expect(result.current).toBe(4_001)
})

it('is at its end at once for whoever wants no motion', () => {
  motion(true)
  expect(renderHook(() => useCount(5_000, 4_001)).result.current).toBe(4_001)
})
