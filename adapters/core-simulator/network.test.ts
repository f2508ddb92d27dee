import { expect, it } from 'vitest'
import { newMoveId } from '#contracts/move-id.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { MemoryCore } from './memory-core.ts'
import { makeNetwork } from './network.ts'

const LINE = '959691234567'
const HOUR_MS = 3_600_000

async function make(mbPerDay: number) {
  const clock = fixedClock('2026-11-15T05:30:00Z')
  const core = new MemoryCore(clock)
  core.open(LINE, 0, clock.now())
  const give = () =>
    core.credit({
      id: newMoveId(clock.now().getTime()),
      line: LINE,
      unit: 'MB',
      amount: 1_000,
      source: 'CAMPAIGN',
      validTo: '2026-12-15T00:00:00Z',
    })
  await give()
  const use = makeNetwork({
    clock,
    core,
    appetites: async () => [{ line: LINE, mbPerDay }],
    book: async (_id, line, unit, amount) => core.useUp(line, unit, amount),
  })
  const left = async () =>
    (await core.line(LINE))?.buckets.reduce(
      (sum, { unit, balance }) => sum + (unit === 'MB' ? balance : 0),
      0,
    )
  return { clock, use, left, give }
}

it('a phone uses its data up as time goes by, fractions included', async () => {
  const { clock, use, left } = await make(36)
  await use()
  for (let hour = 0; hour < 4; hour += 1) {
    clock.forward(HOUR_MS)
    await use()
  }
  expect(await left()).toBe(1_000 - 6)
})

it('what was given a moment ago stays whole while it can be undone', async () => {
  const { clock, use, left, give } = await make(2_400)
  await use()
  clock.forward(HOUR_MS)
  await use()
  expect(await left()).toBe(900)
  await give()
  clock.forward(300_000)
  await use()
  clock.forward(300_000)
  await use()
  expect(await left()).toBe(1_900)
  clock.forward(HOUR_MS)
  await use()
  expect(await left()).toBe(1_800)
})
