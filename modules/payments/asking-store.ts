import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'
import type { PaymentTry } from './payment.ts'
import { PAYMENT_COLUMNS, toPayment } from './payment-store.ts'
import { LIVE } from './states.ts'

/** A channel is asked about one payment no more often than this, however many want to know. */
const ASKED_APART_MS = 3_000

/** When a payment is asked about next, and what notices said about it. */
export const makeAskingStore = (db: Database | Tx) => ({
  /** Claims the question before the channel is asked: within three seconds of another nothing is asked. */
  async takeToAsk(id: string, now: Date, atOnce = false): Promise<PaymentTry | null> {
    const latest = new Date(now.getTime() - (atOnce ? 0 : ASKED_APART_MS))
    const row = await db
      .updateTable('payment')
      .set({ asked_at: now })
      .where('id', '=', id)
      .where((eb) => eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', latest)]))
      .returning(PAYMENT_COLUMNS)
      .executeTakeFirst()
    return row ? toPayment(row) : null
  },

  /** Only brings our own question forward: no claim that it was paid is trusted. */
  async bringForward(id: string, now: Date): Promise<void> {
    const soonest = sql<Date>`greatest(${now}::timestamptz, asked_at + make_interval(secs => ${ASKED_APART_MS / 1_000}))`
    await db
      .updateTable('payment')
      .set({ due_at: soonest })
      .where('id', '=', id)
      .where('state', 'in', [...LIVE, 'EXPIRED', 'FAILED'])
      .where('due_at', '>', soonest)
      .execute()
  },

  /** Only while the payment is as it was read: one that took another step meanwhile has its own time. */
  async setDue({ id, state }: Pick<PaymentTry, 'id' | 'state'>, dueAt: Date | null): Promise<void> {
    const row = db.updateTable('payment').set({ due_at: dueAt }).where('id', '=', id)
    await row.where('state', '=', state).execute()
  },

  /** Nothing may be charged for it any more. Holds the row: who closes it meanwhile waits, and then finds what was begun. */
  async isClosed(id: string): Promise<boolean> {
    const row = await db
      .selectFrom('payment')
      .select('closed_at')
      .where('id', '=', id)
      .forShare()
      .executeTakeFirst()
    return row !== undefined && row.closed_at !== null
  },

  async noteClosed(id: string, at: Date): Promise<void> {
    await db.updateTable('payment').set({ closed_at: at }).where('id', '=', id).execute()
  },

  /** Of several notices the one of success wins, in whatever order they arrive. */
  async noteSaid(id: string, said: 'PAID' | 'FAILED'): Promise<void> {
    let change = db.updateTable('payment').set({ notice_said: said }).where('id', '=', id)
    if (said === 'FAILED') change = change.where('notice_said', 'is', null)
    await change.execute()
  },

  /** The page opens once, for whoever has its key, while the payment can still be paid. */
  async takePage(id: string, hash: Buffer, now: Date): Promise<{ channel: string; form: unknown } | null> {
    const { rows } = await sql<{ channel: string; form: unknown }>`
      with page as (select id, channel, page_form as form from payment where id = ${id} and page_hash = ${hash}
          and state = 'PENDING_USER' and expires_at > ${now} for update)
      update payment p set page_hash = null, page_form = null from page where p.id = page.id
      returning page.channel, page.form`.execute(db)
    return rows[0] ?? null
  },
})
