import { expect, it } from 'vitest'
import { fixedClock } from '#platform/clock/clock.ts'
import { eachDay } from './each-day.ts'

it('is the same until the content or the day in Yangon is another', () => {
  const clock = fixedClock('2026-12-31T10:00:00Z')
  let content = {}
  const generation = eachDay(() => content, clock)
  const first = generation()
  expect(generation()).toBe(first)
  clock.set('2026-12-31T17:31:00Z')
  const newYear = generation()
  expect(newYear).not.toBe(first)
  content = {}
  expect(generation()).not.toBe(newYear)
})
