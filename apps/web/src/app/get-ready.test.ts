import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getReady, READY_AFTER_MS } from './get-ready.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function ready() {
  const next = vi.fn()
  const offline = vi.fn(() => Promise.resolve())
  getReady(next, offline)
  return { next, offline }
}

it('what is not seen yet is fetched when the page has long stood there, not before', () => {
  const { next, offline } = ready()
  vi.advanceTimersByTime(READY_AFTER_MS - 1)
  expect(next).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(next).toHaveBeenCalledTimes(1)
  expect(offline).toHaveBeenCalledTimes(1)
})

it.each(['pointerdown', 'keydown'])(
  'or at the first %s, which comes before the click it leads to',
  (sign) => {
    const { next, offline } = ready()
    window.dispatchEvent(new Event(sign))
    window.dispatchEvent(new Event(sign))
    expect(next).toHaveBeenCalledTimes(1)
    expect(offline).not.toHaveBeenCalled()
  },
)
