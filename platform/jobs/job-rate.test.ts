import { expect, test } from 'vitest'
import { makeJobRate } from './job-rate.ts'

const PER_SECOND = 200
const APART_MS = 1_000 / PER_SECOND
/** What is due in the time that a timer may be late. */
const MOST_AT_ONCE = 20

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
  const turn = makeJobRate(PER_SECOND, time)
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
  const each = await comingThrough(60, [...TEN_STEPS, 400, ...TEN_STEPS])
  expect(each.slice(10)).toEqual([MOST_AT_ONCE, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
})

test('a busy process, whose timers are late again and again, keeps its rate', async () => {
  const late = Array.from({ length: 10 }, () => 90)
  const through = (await comingThrough(400, late)).reduce((sum, one) => sum + one, 0)
  expect(through).toBeGreaterThanOrEqual(PER_SECOND * 0.9 - 1)
  expect(through).toBeLessThanOrEqual(PER_SECOND * 0.9 + 1)
})

test('everybody is let through in the end, however late', async () => {
  const each = await comingThrough(60, [400, 400, 400, 400])
  expect(each.reduce((sum, one) => sum + one, 0)).toBe(60)
  expect(Math.max(...each.slice(1))).toBe(MOST_AT_ONCE)
})

test('what was not used is not saved up for those who come later', async () => {
  const time = steppedTime()
  const turn = makeJobRate(PER_SECOND, time)
  await turn()
  await time.step(400)
  let through = 0
  for (let asked = 0; asked < 40; asked += 1) void turn().then(() => (through += 1))
  await new Promise(setImmediate)
  expect(through).toBe(1)
})
