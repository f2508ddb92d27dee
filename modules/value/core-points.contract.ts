import { expect, it } from 'vitest'
import { newMoveId } from '#contracts/move-id.ts'
import type { ChargeOrder, Grant } from './core.ts'
import type { CoreUnderTest } from './core-under-test.contract.ts'

const DAY_MS = 86_400_000
const CODE_MS = 200_000

type Made = CoreUnderTest & { readonly line: string }

const idAt = ({ clock }: CoreUnderTest) => newMoveId(clock.now().getTime())
const inDays = ({ clock }: CoreUnderTest, days: number) =>
  new Date(clock.now().getTime() + days * DAY_MS).toISOString()
const points = (amount: number) => ({ unit: 'POINT', amount }) as const

async function credited(made: Made, amount: number, days: number): Promise<string> {
  const id = idAt(made)
  const lot = { unit: 'POINT', amount, source: 'LOYALTY', validTo: inDays(made, days) } as const
  await made.core.credit({ id, line: made.line, ...lot })
  return id
}

const anExchange = (made: Made, amount: number, rest: Partial<ChargeOrder> = {}): ChargeOrder => {
  const data: Grant = { unit: 'MB', amount: 100, source: 'LOYALTY', validTo: inDays(made, 30) }
  return {
    id: idAt(made),
    payer: made.line,
    receiver: made.line,
    price: points(amount),
    taxKyat: 0,
    product: 'DATA-100',
    grants: [data],
    replaces: false,
    hold: null,
    ...rest,
  }
}

/** The remaining points of each lot, soonest to expire first. */
const lotsOf = async ({ core, line }: Made): Promise<number[]> =>
  ((await core.line(line))?.buckets ?? [])
    .filter(({ unit }) => unit === 'POINT')
    .toSorted((a, b) => String(a.validTo).localeCompare(String(b.validTo)) || Number(a.id) - Number(b.id))
    .map(({ balance, reserved }) => balance - reserved)

/** Points are kept in lots: those that expire first are spent first, and returned points go back to their lots. */
export function corePointsContract(make: () => Promise<CoreUnderTest>): void {
  async function withLots(...lots: readonly (readonly [amount: number, days: number])[]): Promise<Made> {
    const under = await make()
    const made = { ...under, line: await under.open(1_000) }
    for (const [amount, days] of lots) await credited(made, amount, days)
    return made
  }

  it('points are spent from the lot that ends first, of these from the oldest; kyat are not touched', async () => {
    const made = await withLots([50, 90], [30, 10], [40, 10])
    const order = anExchange(made, 60)
    const done = await made.core.charge(order)
    expect(done).toEqual({
      outcome: 'DONE',
      taken: points(60),
      totals: { MMK: 1_000, MB: 100, POINT: 60 },
    })
    expect(await lotsOf(made)).toEqual([10, 50])
    expect(await made.core.charge(order)).toEqual(done)
    expect(await made.core.find(order.id)).toEqual(done)
    expect(await made.core.charge({ ...order, price: points(1) })).toMatchObject({ reason: 'ID_REUSED' })
    expect(await lotsOf(made)).toEqual([10, 50])
  })

  it('who has too few is told how many are missing, and keeps them', async () => {
    const made = await withLots([50, 90])
    expect(await made.core.charge(anExchange(made, 70))).toEqual({
      outcome: 'REFUSED',
      reason: 'INSUFFICIENT_POINTS',
      missing: 20,
    })
    expect(await lotsOf(made)).toEqual([50])
  })

  it('a lot cannot be spent from its end on', async () => {
    const made = await withLots([50, 1], [20, 90])
    made.clock.forward(DAY_MS)
    expect(await made.core.charge(anExchange(made, 30))).toMatchObject({ missing: 10 })
    expect(await made.core.charge(anExchange(made, 20))).toMatchObject({ outcome: 'DONE' })
  })

  it('twenty at once with points for one: one takes', async () => {
    const made = await withLots([30, 10], [30, 90])
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => made.core.charge(anExchange(made, 50))),
    )
    expect(answers.filter(({ outcome }) => outcome === 'DONE')).toHaveLength(1)
    expect(await lotsOf(made)).toEqual([10])
  })

  it('points that are set aside cannot be spent, are posted as they were, and come back when voided', async () => {
    const made = await withLots([30, 10], [30, 90])
    const hold = { id: idAt(made), line: made.line, price: points(40), until: inDays(made, 1) }
    expect(await made.core.reserve(hold)).toEqual({ outcome: 'DONE', totals: { MMK: 1_000, POINT: 20 } })
    expect(await made.core.charge(anExchange(made, 30))).toMatchObject({ missing: 10 })
    expect(await made.core.charge(anExchange(made, 41, { hold: hold.id }))).toMatchObject({
      reason: 'HOLD_GONE',
    })
    expect(await made.core.void({ id: idAt(made), hold: hold.id })).toMatchObject({ outcome: 'DONE' })
    expect(await lotsOf(made)).toEqual([30, 30])
    const again = { ...hold, id: idAt(made) }
    await made.core.reserve(again)
    const other = await made.open(0)
    const posted = anExchange(made, 40, { hold: again.id, receiver: other })
    expect(await made.core.charge(posted)).toMatchObject({ outcome: 'DONE', taken: points(40) })
    expect(await lotsOf(made)).toEqual([20])
    expect(await made.core.charge(anExchange(made, 40, { hold: again.id }))).toMatchObject({
      reason: 'HOLD_GONE',
    })
  })

  it('what was set aside in time is posted though its lot has ended meanwhile; unposted it has ended', async () => {
    const made = await withLots([30, 1], [30, 1])
    made.clock.forward(DAY_MS - CODE_MS / 2)
    const until = new Date(made.clock.now().getTime() + CODE_MS).toISOString()
    const holds = [idAt(made), idAt(made)]
    for (const id of holds) await made.core.reserve({ id, line: made.line, price: points(30), until })
    made.clock.forward(CODE_MS / 2)
    expect(await made.core.charge(anExchange(made, 30, { hold: holds[0]! }))).toMatchObject({
      outcome: 'DONE',
    })
    await made.core.void({ id: idAt(made), hold: holds[1]! })
    expect(await made.core.charge(anExchange(made, 1))).toMatchObject({ reason: 'INSUFFICIENT_POINTS' })
  })

  it('an exchange that is taken back fills its lots again; a lot that has ended meanwhile gets thirty days', async () => {
    const made = await withLots([30, 1], [30, 90])
    const order = anExchange(made, 40)
    await made.core.charge(order)
    const soon = anExchange(made, 10)
    await made.core.charge(soon)
    expect(await made.core.reverse({ id: idAt(made), moveId: soon.id })).toMatchObject({
      outcome: 'DONE',
      totals: { POINT: 20 },
    })
    made.clock.forward(2 * DAY_MS)
    const back = await made.core.reverse({ id: idAt(made), moveId: order.id })
    expect(back).toMatchObject({ outcome: 'DONE', totals: { MMK: 1_000, POINT: 60 } })
    expect(await lotsOf(made)).toEqual([30, 30])
    made.clock.forward(30 * DAY_MS)
    expect(await lotsOf(made)).toEqual([30])
  })

  it('of points that were credited what is left is taken back, once, and not what is set aside', async () => {
    const under = await make()
    const made = { ...under, line: await under.open(0) }
    const [spent, kept] = [await credited(made, 50, 10), await credited(made, 50, 90)]
    await made.core.charge(anExchange(made, 20))
    const back = { id: idAt(made), moveId: spent }
    const done = await made.core.takeBack(back)
    expect(done).toMatchObject({ outcome: 'DONE', returned: 30, totals: { POINT: 50 } })
    expect(await made.core.takeBack(back)).toEqual(done)
    expect(await made.core.takeBack({ id: idAt(made), moveId: spent })).toMatchObject({
      reason: 'NOTHING_TO_REVERSE',
    })
    await made.core.charge(anExchange(made, 50))
    expect(await made.core.takeBack({ id: idAt(made), moveId: kept })).toMatchObject({
      reason: 'ALREADY_USED',
    })
  })
}
