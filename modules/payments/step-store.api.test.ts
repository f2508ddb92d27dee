import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, servedDatabase } from '#db/test-database.ts'
import { newMoveId } from '#contracts/move-id.ts'
import { systemClock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { newReference, newRefundNumber } from './references.ts'
import { mayGo, NEXT, type RecordName, type StateOf } from './states.ts'
import { takeStep } from './step-store.ts'

let db: Database
let served: Database
beforeAll(async () => {
  const fresh = await freshDatabase()
  db = fresh.db
  served = servedDatabase(fresh.url, 'api')
})

const now = systemClock.now()
const newId = () => newMoveId(now.getTime())
const HASH = Buffer.alloc(32)

/** An order, a paid payment, its delivery and a refund, whatever their states. */
async function aWhole(): Promise<Record<RecordName, string>> {
  const [order, payment, refund] = [newId(), newId(), newId()]
  await sql`insert into payment_order (id, order_no, type, payer, receiver, guest, state, body_hash, lang, total_kyat, goods, created_at,
    expires_at) values (${order}, ${order}, 'TOPUP', '959', '959', false, 'PAID', ${HASH}, 'en', 1, '{}', ${now}, ${now})`.execute(
    db,
  )
  await sql`insert into payment (id, order_id, channel, way, reference, amount_kyat, state, body_hash, paid_kyat, created_at, expires_at)
    values (${payment}, ${order}, 'fake', 'FAKE', ${newReference()}, 1, 'SUCCEEDED', ${HASH}, 1, ${now}, ${now})`.execute(
    db,
  )
  await sql`insert into payment_fulfilment (order_id, payment_id, state, created_at)
    values (${order}, ${payment}, 'WAITING', ${now})`.execute(db)
  await sql`insert into payment_refund (id, payment_id, number, amount_kyat, state, why, created_at)
    values (${refund}, ${payment}, ${newRefundNumber()}, 1, 'REQUESTED', 'x', ${now})`.execute(db)
  return { ORDER: order, LINE_ORDER: order, PAYMENT: payment, FULFILMENT: order, REFUND: refund }
}

const TABLES = {
  ORDER: ['payment_order', 'id'],
  LINE_ORDER: ['payment_order', 'id'],
  PAYMENT: ['payment', 'id'],
  FULFILMENT: ['payment_fulfilment', 'order_id'],
  REFUND: ['payment_refund', 'id'],
} as const

const put = (record: RecordName, id: string, state: string) =>
  sql`update ${sql.table(TABLES[record][0])} set state = ${state} where ${sql.ref(TABLES[record][1])} = ${id}`.execute(
    db,
  )
const stateOf = async (record: RecordName, id: string) => {
  const { rows } = await sql<{ state: string }>`select state from ${sql.table(TABLES[record][0])}
    where ${sql.ref(TABLES[record][1])} = ${id}`.execute(db)
  return rows[0]?.state
}
const stepsOf = async (id: string) => {
  const { rows } = await sql<{
    count: number
  }>`select count(*) as count from payment_step where record_id = ${id}`.execute(db)
  return Number(rows[0]?.count)
}

describe.each(Object.keys(NEXT) as RecordName[])('every step of %s', (record) => {
  const states = Object.keys(NEXT[record]) as StateOf<typeof record>[]

  // A step to the same state changes other columns, and compares the state too.
  const pairs = states
    .flatMap((from) => states.map((to) => ({ from, to })))
    .filter(({ from, to }) => from !== to)
  const known = pairs.filter(({ from, to }) => mayGo(record, from, to))
  const unknown = pairs.filter(({ from, to }) => !mayGo(record, from, to))

  it('that the table knows is taken once by twenty who try, and leaves one row', async () => {
    const id = (await aWhole())[record]
    for (const [place, { from, to }] of known.entries()) {
      await put(record, id, from)
      const step = { id, from, to, why: 'TEST', at: now }
      const taken = await Promise.all(Array.from({ length: 20 }, () => takeStep(served, record, step)))
      expect([from, to, taken.filter(Boolean).length, await stateOf(record, id)]).toEqual([from, to, 1, to])
      expect(await stepsOf(id)).toBe(place + 1)
    }
  })

  it('that it does not know is not taken', async () => {
    const id = (await aWhole())[record]
    for (const { from, to } of unknown) {
      await put(record, id, from)
      await expect(takeStep(served, record, { id, from, to, why: 'TEST', at: now })).rejects.toThrow(
        /cannot go/,
      )
      expect(await stateOf(record, id)).toBe(from)
    }
    expect(await stepsOf(id)).toBe(0)
  })
})

it('what was written about a step is never changed', async () => {
  const id = (await aWhole()).PAYMENT
  await takeStep(served, 'PAYMENT', { id, from: 'SUCCEEDED', to: 'CHARGED_BACK', why: 'x', at: now })
  await expect(sql`update payment_step set why = 'y'`.execute(served)).rejects.toThrow(/permission denied/)
  await expect(sql`delete from payment_step`.execute(db)).rejects.toThrow(/append-only/)
})
