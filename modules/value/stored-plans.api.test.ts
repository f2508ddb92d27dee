import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { shopOf } from '#apps/api/test-shop.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'

let site: ValueApp
beforeAll(async () => {
  site = await valueApp()
})
const shop = shopOf(() => site)

/** A purchase without an answer, whose stored plan is then modified. */
async function leftOpen(change: ReturnType<typeof sql>) {
  const ann = await site.person(5_000)
  const id = site.newKey()
  site.goWrong('SILENT_AFTER_EFFECT')
  await shop.buy(ann, 'WEEK', {}, id)
  await sql`update value_move set plan = ${change} where id = ${id}`.execute(site.db)
  site.clock.forward(31_000)
  await site.reconcile()
  return { ann, id, ...(await rowOf(id)) }
}

const rowOf = async (id: string) => {
  const row = await site.db
    .selectFrom('value_move')
    .select(['state', 'next_ask_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { state: row.state, waitsMs: (row.next_ask_at?.getTime() ?? 0) - site.clock.now().getTime() }
}

describe('what a move keeps', () => {
  it('is read when the release before wrote it: without versions, stretches and the words of its code', async () => {
    const { ann, id, state } = await leftOpen(
      sql`plan - 'version' #- '{data,held,stretch}' #- '{data,held,undoMoveId}'`,
    )
    expect(state).toBe('COMPLETED')
    expect(await shop.buy(ann, 'WEEK', {}, id)).toMatchObject({ code: 'SUCCESS' })
  })

  it('a price of the release before, in kyat and without a unit, is read as what it was', async () => {
    const { ann, id, state } = await leftOpen(
      sql`jsonb_set(plan #- '{order,order,price}', '{order,order,priceKyat}', plan #> '{order,order,price,amount}')`,
    )
    expect(state).toBe('COMPLETED')
    expect(await shop.buy(ann, 'WEEK', {}, id)).toMatchObject({ code: 'SUCCESS' })
    expect(await site.balance(ann.number)).toMatchObject({ MMK: 4_000 })
  })

  it.each([
    ['of a version nobody knows', sql`plan || '{"version": 99}'`],
    ['without what its end needs', sql`plan #- '{data,held,expiresAt}'`],
    ['with a price that is no number', sql`jsonb_set(plan, '{order,order,price,amount}', '"many"')`],
    ['with an order nobody knows', sql`jsonb_set(plan, '{order,do}', '"lend"')`],
    ['with a message nobody has', sql`jsonb_set(plan, '{notices,0,template}', '"hello"')`],
  ])('%s it is left open for staff and asked about later, never guessed', async (_, change) => {
    const { ann, id, state, waitsMs } = await leftOpen(change)
    expect(state).toBe('UNKNOWN')
    expect(waitsMs).toBe(3_600_000)
    expect(site.logged.at(-1)).toMatchObject({ level: 'error', moveId: id })
    expect(await shop.buy(ann, 'WEEK', {}, id)).toMatchObject({ code: 'RESULT_UNKNOWN' })
  })

  it('an answer that cannot be read is not made up', async () => {
    const ann = await site.person(5_000)
    const id = site.newKey()
    await shop.buy(ann, 'WEEK', {}, id)
    await sql`update value_move set result = '{"subscription": 1}' where id = ${id}`.execute(site.db)
    expect(await shop.buy(ann, 'WEEK', {}, id)).toMatchObject({ code: 'RESULT_UNKNOWN' })
  })
})
