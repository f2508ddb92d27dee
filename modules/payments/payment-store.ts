import type { Database, Row, Tx } from '#platform/db/database.ts'
import { readAction, type PaymentTry } from './payment.ts'
import type { PaymentState } from './states.ts'
import { begin } from './step-store.ts'

/** Columns by name: a statement with `*` is not prepared. */
export const PAYMENT_COLUMNS = [
  'id',
  'order_id',
  'channel',
  'way',
  'reference',
  'amount_kyat',
  'state',
  'body_hash',
  'action',
  'provider_ref',
  'paid_kyat',
  'refund_kyat',
  'notice_said',
  'told',
  'asked_at',
  'closed_at',
  'due_at',
  'created_at',
  'expires_at',
  'settled_at',
] as const satisfies readonly (keyof Row<'payment'>)[]

type PaymentRow = Pick<Row<'payment'>, (typeof PAYMENT_COLUMNS)[number]>

export const toPayment = (row: PaymentRow): PaymentTry => ({
  id: row.id,
  orderId: row.order_id,
  channel: row.channel,
  way: row.way,
  reference: row.reference,
  amountKyat: row.amount_kyat,
  state: row.state as PaymentState,
  bodyHash: row.body_hash,
  action: readAction(row.action),
  providerRef: row.provider_ref,
  paidKyat: row.paid_kyat,
  refundKyat: row.refund_kyat,
  noticeSaid: row.notice_said as PaymentTry['noticeSaid'],
  told: row.told,
  askedAt: row.asked_at,
  closedAt: row.closed_at,
  dueAt: row.due_at,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  settledAt: row.settled_at,
})

export type NewPayment = Pick<
  PaymentTry,
  | 'id'
  | 'orderId'
  | 'channel'
  | 'way'
  | 'reference'
  | 'amountKyat'
  | 'bodyHash'
  | 'createdAt'
  | 'expiresAt'
  | 'dueAt'
>

export const makePaymentStore = (db: Database | Tx) => ({
  async begin(one: NewPayment): Promise<PaymentTry> {
    const row = db.insertInto('payment').values({
      id: one.id,
      order_id: one.orderId,
      channel: one.channel,
      way: one.way,
      reference: one.reference,
      amount_kyat: one.amountKyat,
      state: 'CREATED',
      body_hash: one.bodyHash,
      created_at: one.createdAt,
      expires_at: one.expiresAt,
      due_at: one.dueAt,
    })
    const step = { id: one.id, to: 'CREATED', why: 'CHOSEN', at: one.createdAt }
    return toPayment(await begin(db, 'PAYMENT', { row, columns: PAYMENT_COLUMNS }, step))
  },

  async find(id: string): Promise<PaymentTry | null> {
    const row = await db.selectFrom('payment').select(PAYMENT_COLUMNS).where('id', '=', id).executeTakeFirst()
    return row ? toPayment(row) : null
  },

  async byReference(reference: string): Promise<PaymentTry | null> {
    const row = await db
      .selectFrom('payment')
      .select(PAYMENT_COLUMNS)
      .where('reference', '=', reference)
      .executeTakeFirst()
    return row ? toPayment(row) : null
  },

  /** By the channel's own reference. */
  async byProviderRef(channel: string, providerRef: string): Promise<PaymentTry | null> {
    const row = await db
      .selectFrom('payment')
      .select(PAYMENT_COLUMNS)
      .where('channel', '=', channel)
      .where('provider_ref', '=', providerRef)
      .executeTakeFirst()
    return row ? toPayment(row) : null
  },

  /** All payments of an order, newest first. */
  async ofOrder(orderId: string): Promise<PaymentTry[]> {
    const rows = await db
      .selectFrom('payment')
      .select(PAYMENT_COLUMNS)
      .where('order_id', '=', orderId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
    return rows.map(toPayment)
  },

  async notePaid(id: string, kyat: number): Promise<void> {
    await db.updateTable('payment').set({ paid_kyat: kyat }).where('id', '=', id).execute()
  },

  async addRefund(id: string, kyat: number): Promise<void> {
    await db
      .updateTable('payment')
      .set((eb) => ({ refund_kyat: eb('refund_kyat', '+', kyat) }))
      .where('id', '=', id)
      .execute()
  },
})
