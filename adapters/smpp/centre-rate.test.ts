import { expect, it } from 'vitest'
import { makeCentreRate } from './centre-rate.ts'

function rateAt(perSecond: number, random = () => 0) {
  let at = 0
  const rate = makeCentreRate({ perSecond, now: () => at, random })
  const forward = (milliseconds: number) => void (at += milliseconds)
  const take = (count: number) => Array.from({ length: count }, () => rate.take())
  return { rate, forward, take }
}

it('lets no more go than agreed, however often it is asked', () => {
  const { rate, forward, take } = rateAt(200)
  let gone = 0
  for (let ms = 0; ms < 5_000; ms += 1) {
    gone += take(rate.allowance()).length
    forward(1)
  }
  expect(gone).toBeGreaterThan(980)
  expect(gone).toBeLessThanOrEqual(200 * 5 + 20)
})

it('a complaint stops everything for a second, and one message asks whether it is over', () => {
  const { rate, forward } = rateAt(200)
  rate.throttled()
  expect([rate.allowance(), rate.nextMs()]).toEqual([0, 1000])
  forward(1_001)
  expect(rate.allowance()).toBe(1)
  rate.take()
  forward(100)
  expect(rate.allowance()).toBe(0)
  rate.accepted()
  forward(200)
  expect(rate.allowance()).toBeGreaterThan(1)
})

it('rests double up to a minute, with jitter below', () => {
  const { rate, forward } = rateAt(200)
  const rests = Array.from({ length: 8 }, () => {
    rate.throttled()
    const rest = rate.nextMs()
    forward(rest + 1)
    return rest
  })
  expect(rests).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000])
  const shaken = rateAt(200, () => 1)
  shaken.rate.throttled()
  expect(shaken.rate.nextMs()).toBe(750)
})

it('answers to what was under way are the same complaint', () => {
  const { rate, forward } = rateAt(200)
  for (let i = 0; i < 10; i += 1) rate.throttled()
  expect(rate.nextMs()).toBe(1_000)
  forward(1_001)
  rate.accepted()
  rate.throttled()
  expect(rate.nextMs()).toBe(1_000)
})

it('speed is halved and comes back slowly', () => {
  const { rate, forward, take } = rateAt(1_000)
  rate.throttled()
  forward(1_001)
  rate.take()
  rate.accepted()
  const perSecond = () => {
    let gone = 0
    for (let ms = 0; ms < 1_000; ms += 10) {
      forward(10)
      const free = rate.allowance()
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
  const { rate, forward, take } = rateAt(100)
  take(rate.allowance())
  expect(rate.nextMs()).toBeCloseTo(10)
  forward(rate.nextMs())
  expect(rate.allowance()).toBe(1)
})
