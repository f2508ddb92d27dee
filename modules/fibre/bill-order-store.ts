import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'

type Wanted = {
  readonly type: 'FTTH_BILL' | 'FTTH_PREPAY'
  readonly account: string
  readonly contractNo: string
  readonly totalKyat: number
  readonly settles: boolean
}

export const makeBillOrderStore = (db: Database | Tx) => ({
  /** Whether another order has paid since then, posted or not yet. Locks the contract until this transaction ends. */
  async isPaid(contractNo: string, orderId: string, since: Date): Promise<boolean> {
    const { rows } = await sql<{
      paid: boolean
    }>`select fibre_bill_paid(${contractNo}, ${orderId}, ${since}) as paid`.execute(db)
    return rows[0]?.paid ?? false
  },

  /** Locks the contract until this transaction ends, as `isPaid` does: of two orders placed at once the later one sees the first. */
  async lock(contractNo: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`pay ${contractNo}`}, 0))`.execute(db)
  },

  /** An unpaid order for the same contract that this account opened in another tab or on another phone. */
  async open(
    { type, account, contractNo, totalKyat, settles }: Wanted,
    now: Date,
  ): Promise<{ instead: string } | null> {
    const row = await db
      .selectFrom('payment_order')
      .select('id')
      .where('receiver', '=', contractNo)
      .where('type', '=', type)
      .where('owner', '=', `account:${account}`)
      .where('state', '=', 'AWAITING_PAYMENT')
      .where('expires_at', '>', now)
      .where('total_kyat', '=', totalKyat)
      .where(sql<boolean>`(goods ->> 'settles')::boolean = ${settles}`)
      .orderBy('created_at', 'desc')
      .executeTakeFirst()
    return row ? { instead: row.id } : null
  },
})
