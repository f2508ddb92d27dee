import { expect, it } from 'vitest'
import { fixedClock, systemClock } from './clock.ts'

it('a fixed clock stands still until it is moved', () => {
  const clock = fixedClock('2026-11-15T00:00:00Z')
  clock.now().setFullYear(1999)
  expect(clock.now().toISOString()).toBe('2026-11-15T00:00:00.000Z')
  clock.forward(1_500)
  expect(clock.now().toISOString()).toBe('2026-11-15T00:00:01.500Z')
  clock.set('2027-01-01T00:00:00Z')
  expect(clock.now().getUTCFullYear()).toBe(2027)
})

it('the system clock goes on', () => {
  expect(systemClock.now().getTime()).toBeGreaterThan(Date.parse('2026-01-01'))
})
