import { expect, it } from 'vitest'
import { makePace } from './pace.ts'

function paceAt(perSecond: number, random = () => 0) {
  let at = 0
  const pace = makePace({ perSecond, now: () => at, random })
  const forward = (milliseconds: number) => void (at += milliseconds)
  const take = (count: number) => Array.from({ length: count }, () => pace.take())
  return { pace, forward, take }
}

it('lets no more go than agreed, however often it is asked', () => {
  const { pace, forward, take } = paceAt(200)
  let gone = 0
  for (let ms = 0; ms < 5_000; ms += 1) {
    gone += take(pace.allowance()).length
    forward(1)
  }
  expect(gone).toBeGreaterThan(980)
  expect(gone).toBeLessThanOrEqual(200 * 5 + 20)
})

it('a complaint stops everything for a second, and one message asks whether it is over', () => {
  const { pace, forward } = paceAt(200)
  pace.throttled()
  expect([pace.allowance(), pace.nextMs()]).toEqual([0, 1000])
  forward(1_001)
  expect(pace.allowance()).toBe(1)
  pace.take()
  forward(100)
  expect(pace.allowance()).toBe(0)
  pace.accepted()
  forward(200)
  expect(pace.allowance()).toBeGreaterThan(1)
})

it('rests double up to a minute, with jitter below', () => {
  const { pace, forward } = paceAt(200)
  const rests = Array.from({ length: 8 }, () => {
    pace.throttled()
    const rest = pace.nextMs()
    forward(rest + 1)
    return rest
  })
  expect(rests).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000])
  const shaken = paceAt(200, () => 1)
  shaken.pace.throttled()
  expect(shaken.pace.nextMs()).toBe(750)
})

it('answers to what was under way are the same complaint', () => {
  const { pace, forward } = paceAt(200)
  for (let i = 0; i < 10; i += 1) pace.throttled()
  expect(pace.nextMs()).toBe(1_000)
  forward(1_001)
  pace.accepted()
  pace.throttled()
  expect(pace.nextMs()).toBe(1_000)
})

it('speed is halved and comes back slowly', () => {
  const { pace, forward, take } = paceAt(1_000)
  pace.throttled()
  forward(1_001)
  pace.take()
  pace.accepted()
  const perSecond = () => {
    let gone = 0
    for (let ms = 0; ms < 1_000; ms += 10) {
      forward(10)
      const free = pace.allowance()
      take(free)
      gone += free
    }
    return gone
  }
  const speeds = Array.from({ length: 8 }, perSecond)
  expect(speeds[0]).toBeGreaterThan(450)
  expect(speeds[0]).toBeLessThan(700)
  expect(speeds.at(-1)).toBeGreaterThan(950)
})

it('says when the next may go', () => {
  const { pace, forward, take } = paceAt(100)
  take(pace.allowance())
  expect(pace.nextMs()).toBeCloseTo(10)
  forward(pace.nextMs())
  expect(pace.allowance()).toBe(1)
})
