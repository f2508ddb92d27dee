import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
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

function trackAt(place: number): HTMLElement {
  const track = document.querySelector<HTMLElement>('section > [role=group]')!
  Object.defineProperty(track, 'clientWidth', { configurable: true, value: 300 })
  Object.defineProperty(track, 'scrollLeft', { configurable: true, writable: true, value: place * 300 })
  return track
}

it('places passed on the way to a slide are not the current slide', () => {
  render(<Carousel slides={slides} words={words} />)
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  fireEvent.scroll(trackAt(0.1))
  expect(current()).toBe('2 of 3')
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
  expect(current()).toBe('1 of 3')
})

it.each(['pointerDown', 'wheel'] as const)(
  '%s on the track ends a glide: the number follows again',
  (hand) => {
    render(<Carousel slides={slides} words={words} />)
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    fireEvent[hand](trackAt(0.1))
    fireEvent.scroll(trackAt(0.1))
    expect(current()).toBe('1 of 3')
  },
)

it('after a glide a swipe moves the number', () => {
  render(<Carousel slides={slides} words={words} />)
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  fireEvent.scroll(trackAt(1))
  fireEvent.scroll(trackAt(1.9))
  expect(current()).toBe('3 of 3')
})
