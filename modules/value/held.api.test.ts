import { beforeAll, describe, expect, it } from 'vitest'
import { kyat } from '#modules/value/index.ts'
import { shopOf, type Person } from '#apps/api/test-shop.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'

let site: ValueApp
beforeAll(async () => {
  site = await valueApp()
})
const shop = shopOf(() => site)
const DAY_MS = 86_400_000

/** A purchase for which the core reports that it took more than was asked. */
async function heldPurchase(): Promise<{ ann: Person; id: string }> {
  const ann = await site.person(9_000)
  const id = site.newKey()
  site.goWrong('WRONG_PRICE')
  expect(await shop.buy(ann, 'WEEK', {}, id)).toMatchObject({ code: 'RESULT_UNKNOWN' })
  return { ann, id }
}

const rowOf = (id: string) =>
  site.db
    .selectFrom('value_move')
    .select(['state', 'next_ask_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const end = (moveId: string, as: 'COMPLETED' | 'FAILED', takenKyat: number) =>
  site.endByHand({
    moveId,
    as,
    takenKyat,
    proposalId: null,
    who: 'ma.thida',
    why: 'price typed wrong at the core',
    evidence: 'core ticket 4711',
  })
const historyOf = async (id: string, line: string) =>
  (
    await site.db
      .selectFrom('value_history')
      .select(['status', 'deltas'])
      .where('move_id', '=', id)
      .where('line', '=', line)
      .execute()
  )[0]

describe('a move of which the core took another amount', () => {
  it('is HELD: asked no more, shown as still checking, and stays so', async () => {
    const { ann, id } = await heldPurchase()
    expect(await rowOf(id)).toEqual({ state: 'HELD', next_ask_at: null })
    expect(await shop.move(ann, id)).toMatchObject({ result: { state: 'UNKNOWN' } })
    expect(await shop.buy(ann, 'WEEK', {}, id)).toMatchObject({ code: 'RESULT_UNKNOWN' })
    site.clock.forward(31_000)
    expect(await site.reconcile()).toBe(0)
  })

  it('stands in the way of the same purchase for a day, and no longer', async () => {
    const { ann, id } = await heldPurchase()
    expect(await shop.buy(ann, 'WEEK')).toMatchObject({ code: 'MOVE_UNDER_WAY', facts: { moveId: id } })
    site.clock.forward(DAY_MS + 1)
    expect(await shop.buy(ann, 'WEEK')).toMatchObject({ code: 'SUCCESS' })
  })

  it('found so by the one who asks later, it is HELD too', async () => {
    const ann = await site.person(9_000)
    const id = site.newKey()
    site.goWrong('SILENT_AFTER_EFFECT')
    await shop.buy(ann, 'WEEK', {}, id)
    await site.db.updateTable('value_move').set({ state: 'UNKNOWN' }).where('id', '=', id).execute()
    const asked = await site.core.find(id)
    const move = await site.value.read(site.purchase, id, await subjectOf(id))
    if (!move || asked?.outcome !== 'DONE') throw new Error('the core forgot it')
    await site.value.settle.end(site.purchase, move, { ...asked, taken: kyat(1_100) }, { late: true })
    expect(await rowOf(id)).toMatchObject({ state: 'HELD' })
  })

  it('is ended by hand as done: package and message as if the core had said so, history by what was really taken', async () => {
    const { ann, id } = await heldPurchase()
    expect(await end(id, 'COMPLETED', 1_200)).toEqual({ ok: true, value: 'COMPLETED' })
    expect(await shop.move(ann, id)).toMatchObject({ result: { state: 'COMPLETED', amount: 1_200 } })
    expect(await shop.buy(ann, 'WEEK', {}, id)).toMatchObject({
      code: 'SUCCESS',
      result: { subscription: { packageId: 'WEEK' }, balances: { dataMb: 1_024 } },
    })
    expect(site.inbox.at(-1)).toMatchObject({ to: ann.number, template: 'moveDone' })
    // What was too much goes back by a credit of its own; an undo would give its price back as well.
    expect(await shop.end(ann, id)).toMatchObject({ code: 'UNDO_NOT_POSSIBLE' })
    expect(await historyOf(id, ann.number)).toEqual({
      status: 'SUCCEEDED',
      deltas: [
        { unit: 'MMK', value: -1_200 },
        { unit: 'MB', value: 1_024 },
      ],
    })
    expect(await auditOf(id)).toMatchObject({
      ended_as: 'COMPLETED',
      who: 'ma.thida',
      evidence: 'core ticket 4711',
      taken_kyat: 1_200,
    })
  })

  it('is ended by hand as failed: no package, and its owner is told that nothing was taken', async () => {
    const { ann, id } = await heldPurchase()
    expect(await end(id, 'FAILED', 0)).toMatchObject({ ok: true })
    expect(await shop.move(ann, id)).toMatchObject({ result: { state: 'FAILED' } })
    expect(site.inbox.at(-1)).toMatchObject({ to: ann.number, template: 'moveFailed' })
    expect(await historyOf(id, ann.number)).toEqual({ status: 'FAILED', deltas: [] })
  })

  it('failed with something taken shows it, and nobody is told that nothing was', async () => {
    const { ann, id } = await heldPurchase()
    const told = site.inbox.length
    expect(await end(id, 'FAILED', 1_100)).toMatchObject({ ok: true })
    expect(await historyOf(id, ann.number)).toEqual({
      status: 'FAILED',
      deltas: [{ unit: 'MMK', value: -1_100 }],
    })
    expect(site.inbox).toHaveLength(told)
  })

  it('ending by hand asks the core to move nothing', async () => {
    const { ann, id } = await heldPurchase()
    const before = await site.balance(ann.number)
    await end(id, 'FAILED', 1_100)
    expect(await site.balance(ann.number)).toEqual(before)
  })

  it('what is UNKNOWN is ended by hand after a day in which the core gave no promise, and not before', async () => {
    const ann = await site.person(9_000)
    const id = site.newKey()
    site.goWrong('SILENT_AFTER_EFFECT')
    await shop.buy(ann, 'WEEK', {}, id)
    site.setDown(true)
    expect(await end(id, 'FAILED', 1_000)).toMatchObject({ code: 'NOT_WAITING_FOR_STAFF' })
    site.clock.forward(DAY_MS)
    expect(await end(id, 'FAILED', 1_000)).toEqual({ ok: true, value: 'FAILED' })
    site.setDown(false)
    expect(await rowOf(id)).toEqual({ state: 'FAILED', next_ask_at: null })
    expect(await historyOf(id, ann.number)).toEqual({
      status: 'FAILED',
      deltas: [{ unit: 'MMK', value: -1_000 }],
    })
  })

  it('is ended once, and only what waits for staff', async () => {
    const { ann, id } = await heldPurchase()
    expect(await end(site.newKey(), 'FAILED', 0)).toMatchObject({ code: 'NOT_FOUND' })
    const both = await Promise.all([end(id, 'COMPLETED', 1_000), end(id, 'FAILED', 0)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const other = site.newKey()
    await shop.buy(ann, 'BESIDE', {}, other)
    expect(await end(other, 'FAILED', 0)).toMatchObject({ code: 'NOT_WAITING_FOR_STAFF' })
    await expect(
      site.db.updateTable('value_ended_by_staff').set({ why: 'other' }).where('move_id', '=', id).execute(),
    ).rejects.toThrow('append-only')
  })
})

const auditOf = (id: string) =>
  site.db.selectFrom('value_ended_by_staff').selectAll().where('move_id', '=', id).executeTakeFirst()

const subjectOf = async (id: string): Promise<string> => {
  const row = await site.db
    .selectFrom('value_move')
    .select('subject')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.subject ?? ''
}
