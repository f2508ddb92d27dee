import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { jumpToSection } from './jump-to-section.ts'

const scrollTo = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  scrollTo.mockClear()
  window.scrollTo = scrollTo
  document.body.innerHTML = '<section id="terms"></section>'
  const section = document.getElementById('terms')!
  section.getBoundingClientRect = () => ({ top: 900 }) as DOMRect
})

afterEach(() => vi.useRealTimers())

it('S-298 a jump starts after 1 ms and not before', () => {
  jumpToSection('terms')
  vi.advanceTimersByTime(0)
  expect(scrollTo).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(scrollTo).toHaveBeenCalledOnce()
})

it('S-297 it stops 190 px above the section', () => {
  jumpToSection('terms')
  vi.advanceTimersByTime(1)
  expect(scrollTo).toHaveBeenCalledWith({ top: 710 })
})

it('a section that is not there moves nothing', () => {
  jumpToSection('elsewhere')
  vi.advanceTimersByTime(10)
  expect(scrollTo).not.toHaveBeenCalled()
})
