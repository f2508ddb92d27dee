import { beforeAll, describe, expect, it } from 'vitest'
import { runOps } from '#apps/worker/ops.ts'
import { shopOf, type Person } from '#apps/api/test-shop.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'

let site: ValueApp
beforeAll(async () => {
  site = await valueApp()
})
const shop = shopOf(() => site)
const DAY_MS = 86_400_000

/** A purchase of which the core says that it took more than was asked. */
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

const ops = (id: string, as: string, ...more: string[]) =>
  runOps(
    ['move', 'end', id, '--as', as, '--who', 'ma.thida', '--why', 'price typed wrong at the core', ...more],
    site.endHeld,
  )
const EVIDENCE = ['--evidence', 'core ticket 4711']

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
    await site.value.settle.end(site.purchase, move, { ...asked, takenKyat: 1_100 }, { late: true })
    expect(await rowOf(id)).toMatchObject({ state: 'HELD' })
  })

  it('is ended by staff as done: package, history and message as if the core had said so', async () => {
    const { ann, id } = await heldPurchase()
    expect(await ops(id, 'COMPLETED', ...EVIDENCE)).toEqual({ code: 0, text: `${id} is COMPLETED` })
    expect(await shop.move(ann, id)).toMatchObject({ result: { state: 'COMPLETED' } })
    expect(await shop.buy(ann, 'WEEK', {}, id)).toMatchObject({
      code: 'SUCCESS',
      result: { subscription: { packageId: 'WEEK' }, balances: { dataMb: 1_024 } },
    })
    expect(site.inbox.at(-1)).toMatchObject({ to: ann.number, template: 'moveDone' })
    expect(await auditOf(id)).toMatchObject({
      ended_as: 'COMPLETED',
      who: 'ma.thida',
      evidence: 'core ticket 4711',
    })
  })

  it('is ended by staff as failed: no package, and its owner is told that nothing was taken', async () => {
    const { ann, id } = await heldPurchase()
    expect(await ops(id, 'FAILED', ...EVIDENCE)).toMatchObject({ code: 0 })
    expect(await shop.move(ann, id)).toMatchObject({ result: { state: 'FAILED' } })
    expect(site.inbox.at(-1)).toMatchObject({ to: ann.number, template: 'moveFailed' })
    expect(await auditOf(id)).toMatchObject({ ended_as: 'FAILED' })
  })

  it('is ended once, only when it is HELD, and only with who, why and evidence', async () => {
    const { ann, id } = await heldPurchase()
    expect(await ops(id, 'COMPLETED')).toMatchObject({ code: 2 })
    expect(await ops(id, 'DONE', ...EVIDENCE)).toMatchObject({ code: 2 })
    expect(await ops(site.newKey(), 'FAILED', ...EVIDENCE)).toMatchObject({ code: 1 })
    const both = await Promise.all([ops(id, 'COMPLETED', ...EVIDENCE), ops(id, 'FAILED', ...EVIDENCE)])
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1])
    const other = site.newKey()
    await shop.buy(ann, 'BESIDE', {}, other)
    expect(await ops(other, 'FAILED', ...EVIDENCE)).toMatchObject({ code: 1 })
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
