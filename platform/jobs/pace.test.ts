import { expect, test } from 'vitest'
import { makePace } from './pace.ts'

const PER_SECOND = 200
const APART_MS = 1_000 / PER_SECOND

/** Time that goes on by steps, and sleepers who wake at the end of the step in which their moment was. */
function steppedTime() {
  let now = 1_000
  let sleepers: { readonly at: number; readonly wake: () => void }[] = []
  return {
    now: () => now,
    sleep: (ms: number) =>
      new Promise<void>((wake) => {
        sleepers.push({ at: now + ms, wake })
      }),
    async step(ms: number): Promise<void> {
      now += ms
      const over = sleepers.filter(({ at }) => at <= now)
      sleepers = sleepers.filter(({ at }) => at > now)
      for (const { wake } of over) wake()
      await new Promise(setImmediate)
    },
  }
}

/** How many came through in each step. */
async function comingThrough(count: number, steps: readonly number[]): Promise<number[]> {
  const time = steppedTime()
  const turn = makePace(PER_SECOND, time)
  let through = 0
  for (let asked = 0; asked < count; asked += 1) void turn().then(() => (through += 1))
  const each: number[] = []
  for (const ms of steps) {
    const before = through
    await time.step(ms)
    each.push(through - before)
  }
  return each
}

const TEN_STEPS = Array.from({ length: 10 }, () => APART_MS)

test('so many a second, one after the other', async () => {
  expect(await comingThrough(12, TEN_STEPS)).toEqual([2, 1, 1, 1, 1, 1, 1, 1, 1, 1])
})

test('a process that stood still does not make up for it at once', async () => {
  const each = await comingThrough(40, [...TEN_STEPS, 400, ...TEN_STEPS])
  expect(each.slice(10)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
})

test('whoever waited once more is let through then, however late', async () => {
  expect(await comingThrough(40, [400, 400])).toEqual([2, 38])
})
