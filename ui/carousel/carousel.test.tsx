import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Carousel } from './carousel.tsx'
import type { CarouselWords } from './carousel.tsx'

afterEach(cleanup)

const words: CarouselWords = {
  label: 'Offers',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  slide: (number, count) => `${number} of ${count}`,
}
const slides = ['a', 'b', 'c'].map((id) => ({ id, content: <p>{id}</p> }))
const current = () => document.querySelector('button[aria-current]')?.getAttribute('aria-label')

afterEach(() => vi.useRealTimers())

it('moves on by itself, round the end, and rests when switched off', () => {
  vi.useFakeTimers()
  const { rerender } = render(<Carousel slides={slides} words={words} intervalSeconds={5} />)
  act(() => void vi.advanceTimersByTime(5_000))
  expect(current()).toBe('2 of 3')
  act(() => void vi.advanceTimersByTime(5_000))
  act(() => void vi.advanceTimersByTime(5_000))
  expect(current()).toBe('1 of 3')
  rerender(<Carousel key="still" slides={slides} words={words} autoAdvance={false} />)
  act(() => void vi.advanceTimersByTime(60_000))
  expect(current()).toBe('1 of 3')
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
})

it('one slide needs no controls', () => {
  render(<Carousel slides={slides.slice(0, 1)} words={words} />)
  expect(screen.queryByRole('button')).toBeNull()
})
