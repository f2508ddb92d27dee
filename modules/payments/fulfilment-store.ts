import { sql } from 'kysely'
import type { Database, Row, Tx } from '#platform/db/database.ts'
import type { FulfilmentState } from './states.ts'
import { begin } from './step-store.ts'

export type Fulfilment = {
  readonly orderId: string
  readonly paymentId: string
  readonly state: FulfilmentState
  readonly moveId: string | null
  readonly failures: number
  readonly refundId: string | null
  readonly dueAt: Date | null
  readonly createdAt: Date
}

/** Columns by name: a statement with `*` is not prepared. */
const FULFILMENT_COLUMNS = [
  'order_id',
  'payment_id',
  'state',
  'move_id',
  'failures',
  'refund_id',
  'due_at',
  'created_at',
] as const satisfies readonly (keyof Row<'payment_fulfilment'>)[]

type FulfilmentRow = Pick<Row<'payment_fulfilment'>, (typeof FULFILMENT_COLUMNS)[number]>

const toFulfilment = (row: FulfilmentRow): Fulfilment => ({
  orderId: row.order_id,
  paymentId: row.payment_id,
  state: row.state as FulfilmentState,
  moveId: row.move_id,
  failures: row.failures,
  refundId: row.refund_id,
  dueAt: row.due_at,
  createdAt: row.created_at,
})

/** Nothing is delivered once a refund exists. */
export const NO_REFUND = sql<boolean>`refund_id is null`

export const makeFulfilmentStore = (db: Database | Tx) => ({
  async begin(orderId: string, paymentId: string, now: Date): Promise<void> {
    const row = db
      .insertInto('payment_fulfilment')
      .values({ order_id: orderId, payment_id: paymentId, state: 'WAITING', created_at: now, due_at: now })
    const step = { id: orderId, to: 'WAITING', why: 'PAID', at: now }
    await begin(db, 'FULFILMENT', { row, columns: ['order_id'] }, step)
  },

  async find(orderId: string): Promise<Fulfilment | null> {
    const row = await db
      .selectFrom('payment_fulfilment')
      .select(FULFILMENT_COLUMNS)
      .where('order_id', '=', orderId)
      .executeTakeFirst()
    return row ? toFulfilment(row) : null
  },

  async lock(orderId: string): Promise<Fulfilment | null> {
    const row = await db
      .selectFrom('payment_fulfilment')
      .select(FULFILMENT_COLUMNS)
      .where('order_id', '=', orderId)
      .forUpdate()
      .executeTakeFirst()
    return row ? toFulfilment(row) : null
  },

  /** Without a refund where a bank had taken the money back already. */
  async endWith(orderId: string, refundId: string | null, now: Date): Promise<void> {
    await db
      .updateTable('payment_fulfilment')
      .set({ refund_id: refundId, due_at: null, ended_at: now })
      .where('order_id', '=', orderId)
      .execute()
  },

  /** Looks again at one that was given up without a refund. */
  async wake(paymentId: string, now: Date): Promise<void> {
    await db
      .updateTable('payment_fulfilment')
      .set({ due_at: now, ended_at: null })
      .where('payment_id', '=', paymentId)
      .where('state', '=', 'FAILED')
      .where('refund_id', 'is', null)
      .where('ended_at', 'is not', null)
      .execute()
  },

  async setDue(orderId: string, dueAt: Date): Promise<void> {
    await db
      .updateTable('payment_fulfilment')
      .set({ due_at: dueAt })
      .where('order_id', '=', orderId)
      .execute()
  },
})
