import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { atFixedRate } from './fixed-rate.ts'

const RATE = { perSecond: 100, seconds: 1 }

it('one that stalls does not keep the next from being asked', async () => {
  const asked: number[] = []
  const { p50, p99 } = await atFixedRate(
    async (place) => {
      asked.push(place)
      await wait(place < 1_002 ? 400 : 1)
    },
    1_000,
    RATE,
  )
  expect(asked).toHaveLength(100)
  expect(p50).toBeLessThan(200)
  expect(p99).toBeGreaterThan(300)
})

it('a server that does one at a time and stops is told as everybody who waited saw it', async () => {
  let line: Promise<unknown> = wait(400)
  const { p50 } = await atFixedRate(
    async () => {
      const turn = line.then(() => wait(8))
      line = turn
      await turn
    },
    0,
    RATE,
  )
  expect(p50).toBeGreaterThan(100)
})

it('one refusal spoils the figure', async () => {
  const refused = atFixedRate(
    async (place) => {
      if (place === 3) throw new Error('refused')
    },
    0,
    { perSecond: 100, seconds: 0.1 },
  )
  await expect(refused).rejects.toThrow('refused')
})
