import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { scrollToEntry } from './entries.ts'
import { navigate, useNavigationCount } from './hash-location.ts'
import { useEntryState } from './use-entry-state.ts'

const scrollTo = vi.fn((_left: number, top: number) => place(top))

const place = (top: number) => Object.defineProperty(window, 'scrollY', { value: top, configurable: true })

beforeEach(() => {
  window.scrollTo = scrollTo as unknown as typeof window.scrollTo
  renderHook(() => useNavigationCount())
  navigate('/promotions')
  place(0)
})

afterEach(() => scrollTo.mockClear())

async function back(): Promise<void> {
  const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  await act(async () => {
    window.history.back()
    await moved
  })
}

it('back from a post is where the list was left, and another post begins at its top', async () => {
  place(1200)
  act(() => navigate('/post-detail/1'))
  scrollToEntry()
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  place(300)
  await back()
  scrollToEntry()
  expect(scrollTo).toHaveBeenLastCalledWith(0, 1200)
  act(() => navigate('/post-detail/2'))
  scrollToEntry()
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
})

it('S-022 a link to the page one is on leads to its top, also after coming back to it', async () => {
  place(1200)
  act(() => navigate('/post-detail/1'))
  await back()
  act(() => navigate('/promotions'))
  scrollToEntry()
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
})

it('a page that is not tall enough yet is asked again until it is', async () => {
  place(1200)
  act(() => navigate('/post-detail/1'))
  place(0)
  await back()
  let tall = false
  scrollTo.mockImplementation((_left, top) => place(tall ? top : 100))
  scrollToEntry()
  expect(window.scrollY).toBe(100)
  tall = true
  await vi.waitFor(() => expect(window.scrollY).toBe(1200))
  scrollTo.mockImplementation((_left, top) => place(top))
})

it('what was chosen on a page is there again after coming back, and not in a new visit to it', async () => {
  const first = renderHook(() => useEntryState('shown', 4))
  act(() => first.result.current[1](8))
  expect(first.result.current[0]).toBe(8)
  first.unmount()
  act(() => navigate('/post-detail/1'))
  await back()
  expect(renderHook(() => useEntryState('shown', 4)).result.current[0]).toBe(8)
  act(() => navigate('/post-detail/1'))
  act(() => navigate('/promotions'))
  expect(renderHook(() => useEntryState('shown', 4)).result.current[0]).toBe(4)
})
