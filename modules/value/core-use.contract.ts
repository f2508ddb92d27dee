import { expect, it } from 'vitest'
import { newMoveId } from '#contracts/move-id.ts'
import { yangonDayKey } from '#language/yangon-day.ts'
import type { CoreUnderTest } from './core-under-test.contract.ts'

const DAY_MS = 86_400_000

/** The promises of cores that report use per day. */
export function coreUseContract(make: () => Promise<CoreUnderTest>): void {
  const withData = async (made: CoreUnderTest, days: number) => {
    const { core, clock } = made
    const line = await made.open(1_000)
    await core.credit({
      id: newMoveId(clock.now().getTime()),
      line,
      unit: 'MB',
      amount: 1_000,
      source: 'CAMPAIGN',
      validTo: new Date(clock.now().getTime() + days * DAY_MS).toISOString(),
    })
    return line
  }
  const dataOf = (made: CoreUnderTest, line: string, days = 30) =>
    made.core.useByDay?.({ line, unit: 'MB', days })

  it('what was used is told by day, and nothing else is use', async () => {
    const made = await make()
    const line = await withData(made, 60)
    expect(await dataOf(made, line)).toEqual([])
    await made.useUp(line, 'MB', 100)
    await made.useUp(line, 'MB', 50)
    const first = yangonDayKey(made.clock.now())
    made.clock.forward(2 * DAY_MS)
    await made.useUp(line, 'MB', 7)
    const second = yangonDayKey(made.clock.now())
    expect(await dataOf(made, line)).toEqual([
      { day: first, amount: 150 },
      { day: second, amount: 7 },
    ])
    expect(await made.core.useByDay?.({ line, unit: 'MIN', days: 30 })).toEqual([])
    expect(await dataOf(made, await made.open(0))).toEqual([])
  })

  it('the last so many days with today, also of what has ended since', async () => {
    const made = await make()
    const line = await withData(made, 2)
    await made.useUp(line, 'MB', 100)
    const day = yangonDayKey(made.clock.now())
    made.clock.forward(3 * DAY_MS)
    expect(await dataOf(made, line, 4)).toEqual([{ day, amount: 100 }])
    expect(await dataOf(made, line, 3)).toEqual([])
  })
}
