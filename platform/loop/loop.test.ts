import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { startLoop } from './loop.ts'

const never = (error: unknown): void => {
  throw error
}

it('runs at once, again while there is more, and then waits', async () => {
  const left = ['more', 'more', 'done', 'done'] as const
  let runs = 0
  const loop = startLoop({ everyMs: 60_000, onError: never, work: async () => left[runs++] ?? 'done' })
  await wait(20)
  expect(runs).toBe(3)
  loop.wake()
  await wait(20)
  expect(runs).toBe(4)
  await loop.close()
})

it('what wakes it while it runs makes it run once more, however often it is woken', async () => {
  let runs = 0
  const loop = startLoop({
    everyMs: null,
    onError: never,
    work: async () => {
      runs += 1
      await wait(20)
      return 'done'
    },
  })
  await wait(5)
  expect(runs).toBe(0)
  for (let times = 0; times < 5; times += 1) loop.wake()
  await wait(80)
  expect(runs).toBe(2)
  await loop.close()
})

it('a run that fails is told, and followed by the next', async () => {
  const told: unknown[] = []
  let runs = 0
  const loop = startLoop({
    everyMs: 60_000,
    retryMs: { first: 1, longest: 4 },
    onError: (error) => told.push(error),
    work: async () => {
      runs += 1
      if (runs < 4) throw new Error('away')
      return 'done'
    },
  })
  await wait(80)
  expect([runs, told.length]).toEqual([4, 3])
  await loop.close()
})

it('closing waits for what runs, and nothing runs after it', async () => {
  let runs = 0
  const loop = startLoop({
    everyMs: 1,
    onError: never,
    work: async () => {
      await wait(10)
      runs += 1
      return 'done'
    },
  })
  await wait(2)
  await loop.close()
  const [atClose] = [runs]
  expect(atClose).toBe(1)
  loop.wake()
  await wait(30)
  expect(runs).toBe(1)
})
