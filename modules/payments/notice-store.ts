import { sql } from 'kysely'
import type { Database, Row, Tx } from '#platform/db/database.ts'

export type StoredNotice = {
  readonly id: string
  readonly channel: string
  readonly bodySealed: Buffer
  readonly looks: number
  readonly dueAt: Date | null
  readonly receivedAt: Date
}

const toNotice = (row: Row<'payment_notice'>): StoredNotice => ({
  id: row.id,
  channel: row.channel,
  bodySealed: row.body_sealed,
  looks: row.looks,
  dueAt: row.due_at,
  receivedAt: row.received_at,
})

type NewNotice = Pick<StoredNotice, 'id' | 'channel' | 'bodySealed' | 'receivedAt'> & {
  readonly bodyHash: Buffer
}

type Read = {
  readonly state: 'DONE' | 'REFUSED' | 'UNMATCHED' | 'NEW'
  readonly why: string | null
  readonly paymentId?: string
  readonly dueAt: Date | null
}

export const makeNoticeStore = (db: Database | Tx) => ({
  /** The same bytes are the same notice: counted, and processed again if it could not be matched. */
  async take({ id, channel, bodyHash, bodySealed, receivedAt }: NewNotice): Promise<void> {
    await sql`insert into payment_notice (id, channel, body_hash, body_sealed, state, due_at, received_at)
      values (${id}, ${channel}, ${bodyHash}, ${bodySealed}, 'NEW', ${receivedAt}, ${receivedAt})
      on conflict (channel, body_hash) do update set times = payment_notice.times + 1,
        due_at = case when payment_notice.state in ('DONE', 'UNMATCHED') then excluded.due_at else payment_notice.due_at end`.execute(
      db,
    )
  },

  async find(id: string): Promise<StoredNotice | null> {
    const row = await db.selectFrom('payment_notice').selectAll().where('id', '=', id).executeTakeFirst()
    return row ? toNotice(row) : null
  },

  async keepRead(id: string, { state, why, paymentId, dueAt }: Read): Promise<void> {
    await db
      .updateTable('payment_notice')
      .set((eb) => ({
        state,
        why,
        due_at: dueAt,
        looks: eb('looks', '+', 1),
        ...(paymentId !== undefined && { payment_id: paymentId }),
      }))
      .where('id', '=', id)
      .execute()
  },

  /** As `docs/data.md` says. */
  async sweep(before: Date): Promise<void> {
    await db
      .deleteFrom('payment_notice')
      .where('received_at', '<', before)
      .where('due_at', 'is', null)
      .execute()
  },
})
