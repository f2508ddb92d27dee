import type { Database, Row, Tx } from '#platform/db/database.ts'
import type { RefundState } from './states.ts'
import { begin } from './step-store.ts'

export type Refund = {
  readonly id: string
  readonly paymentId: string
  readonly number: string
  readonly amountKyat: number
  readonly state: RefundState
  readonly why: string
  readonly providerRef: string | null
  readonly failures: number
  readonly sentAt: Date | null
  readonly dueAt: Date | null
  readonly createdAt: Date
}

const toRefund = (row: Row<'payment_refund'>): Refund => ({
  id: row.id,
  paymentId: row.payment_id,
  number: row.number,
  amountKyat: row.amount_kyat,
  state: row.state as RefundState,
  why: row.why,
  providerRef: row.provider_ref,
  failures: row.failures,
  sentAt: row.sent_at,
  dueAt: row.due_at,
  createdAt: row.created_at,
})

export type NewRefund = Pick<
  Refund,
  'id' | 'paymentId' | 'number' | 'amountKyat' | 'why' | 'createdAt' | 'dueAt'
>

export const makeRefundStore = (db: Database | Tx) => ({
  async begin(one: NewRefund): Promise<void> {
    const row = db.insertInto('payment_refund').values({
      id: one.id,
      payment_id: one.paymentId,
      number: one.number,
      amount_kyat: one.amountKyat,
      state: 'REQUESTED',
      why: one.why,
      created_at: one.createdAt,
      due_at: one.dueAt,
    })
    const step = { id: one.id, to: 'REQUESTED', why: one.why, at: one.createdAt }
    await begin(db, 'REFUND', { row, columns: ['id'] }, step)
  },

  async find(id: string): Promise<Refund | null> {
    const row = await db.selectFrom('payment_refund').selectAll().where('id', '=', id).executeTakeFirst()
    return row ? toRefund(row) : null
  },

  async byNumber(number: string): Promise<Refund | null> {
    const row = await db
      .selectFrom('payment_refund')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirst()
    return row ? toRefund(row) : null
  },

  async ofPayment(paymentId: string): Promise<Refund[]> {
    const rows = await db
      .selectFrom('payment_refund')
      .selectAll()
      .where('payment_id', '=', paymentId)
      .orderBy('created_at', 'desc')
      .execute()
    return rows.map(toRefund)
  },

  /** Only while the refund is as it was read: one that took another step meanwhile has its own time. */
  async setDue({ id, state }: Pick<Refund, 'id' | 'state'>, dueAt: Date | null): Promise<void> {
    const row = db.updateTable('payment_refund').set({ due_at: dueAt }).where('id', '=', id)
    await row.where('state', '=', state).execute()
  },
})
