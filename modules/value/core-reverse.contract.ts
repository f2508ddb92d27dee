import { expect, it } from 'vitest'
import { newMoveId } from '#contracts/move-id.ts'
import { kyat } from './core.ts'
import type { CoreUnderTest } from './core-under-test.contract.ts'

const DAY_MS = 86_400_000
const WEEK = 7
const POINTS_DAYS = 365

type Made = CoreUnderTest & { readonly line: string }

const idAt = ({ clock }: CoreUnderTest) => newMoveId(clock.now().getTime())
const inDays = ({ clock }: CoreUnderTest, days: number) =>
  new Date(clock.now().getTime() + days * DAY_MS).toISOString()

async function charged(made: Made, days: number): Promise<string> {
  const id = idAt(made)
  const { line } = made
  const pack = {
    unit: 'MB',
    amount: 100,
    source: 'PACKAGE',
    validTo: inDays(made, days),
    shareable: true,
  } as const
  const points = { unit: 'POINT', amount: 5, source: 'LOYALTY', validTo: inDays(made, POINTS_DAYS) } as const
  const order = { id, payer: line, receiver: line, price: kyat(1_000), taxKyat: 48, product: 'P' }
  await made.core.charge({ ...order, grants: [pack, points], replaces: false, hold: null })
  return id
}

/** Days until each bucket of a unit expires, soonest first. */
const daysOf = async ({ core, clock }: CoreUnderTest, line: string, unit = 'MB'): Promise<number[]> =>
  ((await core.line(line))?.buckets ?? [])
    .filter((bucket) => bucket.unit === unit)
    .map(({ validTo }) => (Date.parse(validTo ?? '') - clock.now().getTime()) / DAY_MS)
    .toSorted((a, b) => a - b)

/** Reversing one charge of several: the later ones expire earlier in the same move, or nothing happens. */
export function coreReverseContract(make: () => Promise<CoreUnderTest>): void {
  async function three(): Promise<{ made: Made; first: string; second: string; third: string }> {
    const under = await make()
    const made = { ...under, line: await under.open(3_000) }
    const [first, second] = [await charged(made, WEEK), await charged(made, 2 * WEEK)]
    return { made, first, second, third: await charged(made, 3 * WEEK) }
  }
  const forward = (made: Made, second: string, third: string) => [
    { moveId: second, validTo: inDays(made, WEEK) },
    { moveId: third, validTo: inDays(made, 2 * WEEK) },
  ]

  it('what was behind the one taken back ends earlier; points keep their own end', async () => {
    const { made, first, second, third } = await three()
    const undo = { id: idAt(made), moveId: first, moves: forward(made, second, third) }
    const done = await made.core.reverse(undo)
    expect(done).toEqual({ outcome: 'DONE', totals: { MMK: 1_000, MB: 200, POINT: 10 } })
    expect(await daysOf(made, made.line)).toEqual([WEEK, 2 * WEEK])
    expect(await daysOf(made, made.line, 'POINT')).toEqual([POINTS_DAYS, POINTS_DAYS])
    expect(await made.core.reverse(undo)).toEqual(done)
    expect(await made.core.reverse({ ...undo, moves: [] })).toMatchObject({ reason: 'ID_REUSED' })
    expect(await daysOf(made, made.line)).toEqual([WEEK, 2 * WEEK])
  })

  it('nothing becomes longer', async () => {
    const { made, first, second } = await three()
    const moves = [{ moveId: second, validTo: inDays(made, 9 * WEEK) }]
    await made.core.reverse({ id: idAt(made), moveId: first, moves })
    expect(await daysOf(made, made.line)).toEqual([2 * WEEK, 3 * WEEK])
  })

  it('a refused one moves no end', async () => {
    const { made, first, second, third } = await three()
    await made.useUp(made.line, 'MB', 1)
    const undo = { id: idAt(made), moveId: first, moves: forward(made, second, third) }
    expect(await made.core.reverse(undo)).toMatchObject({ reason: 'ALREADY_USED' })
    expect(await daysOf(made, made.line)).toEqual([WEEK, 2 * WEEK, 3 * WEEK])
  })

  it('a later one that was used in part still moves', async () => {
    const { made, second, third } = await three()
    await made.useUp(made.line, 'MB', 100)
    const undo = {
      id: idAt(made),
      moveId: second,
      moves: [{ moveId: third, validTo: inDays(made, 2 * WEEK) }],
    }
    expect(await made.core.reverse(undo)).toMatchObject({ outcome: 'DONE' })
    expect(await daysOf(made, made.line)).toEqual([2 * WEEK])
  })

  it.each([
    ['shared with somebody for longer', 3 * WEEK, 'LATER_TIED'],
    ['shared with somebody for no longer', WEEK, 'DONE'],
  ])('a later one that was %s', async (_, days, expected) => {
    const under = await make()
    const made = { ...under, line: await under.open(3_000) }
    const friend = await made.open(0)
    const later = await charged(made, 2 * WEEK)
    const order = { from: made.line, to: friend, unit: 'MB', amount: 10, feeKyat: 0, hold: null } as const
    await made.core.transfer({ ...order, id: idAt(made), validTo: inDays(made, days) })
    const moveId = await charged(made, WEEK)
    const moves = [{ moveId: later, validTo: inDays(made, WEEK) }]
    const answer = await made.core.reverse({ id: idAt(made), moveId, moves })
    expect(answer.outcome === 'DONE' ? 'DONE' : answer.reason).toBe(expected)
  })

  it('a later one of which something is set aside stays, until it is free again', async () => {
    const under = await make()
    const made = { ...under, line: await under.open(3_000) }
    const later = await charged(made, 2 * WEEK)
    const hold = idAt(made)
    const share = { unit: 'MB', amount: 10 } as const
    await made.core.reserve({ id: hold, line: made.line, price: kyat(0), share, until: inDays(made, 1) })
    const first = await charged(made, WEEK)
    const moves = [{ moveId: later, validTo: inDays(made, WEEK) }]
    expect(await made.core.reverse({ id: idAt(made), moveId: first, moves })).toEqual({
      outcome: 'REFUSED',
      reason: 'LATER_TIED',
    })
    expect(await daysOf(made, made.line)).toEqual([WEEK, 2 * WEEK])
    await made.core.void({ id: idAt(made), hold })
    expect(await made.core.reverse({ id: idAt(made), moveId: first, moves })).toMatchObject({
      outcome: 'DONE',
    })
    expect(await daysOf(made, made.line)).toEqual([WEEK])
  })
}
