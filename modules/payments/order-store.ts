import { sql } from 'kysely'
import type { Lang } from '#contracts/language.ts'
import type { OrderType } from '#contracts/payments.ts'
import type { Database, Row, Tx } from '#platform/db/database.ts'
import type { PlacedOrder } from './order.ts'
import type { OrderState } from './states.ts'
import { begin } from './step-store.ts'

/** Columns by name: a statement with `*` is not prepared. */
const ORDER_COLUMNS = [
  'id',
  'order_no',
  'type',
  'owner',
  'payer',
  'receiver',
  'guest',
  'state',
  'body_hash',
  'lang',
  'total_kyat',
  'goods',
  'created_at',
  'expires_at',
] as const satisfies readonly (keyof Row<'payment_order'>)[]

type OrderRow = Pick<Row<'payment_order'>, (typeof ORDER_COLUMNS)[number]>

const toOrder = (row: OrderRow): PlacedOrder => ({
  id: row.id,
  orderNo: row.order_no,
  type: row.type as OrderType,
  owner: row.owner,
  payer: row.payer,
  receiver: row.receiver,
  guest: row.guest,
  state: row.state as OrderState,
  bodyHash: row.body_hash,
  lang: row.lang as Lang,
  totalKyat: row.total_kyat,
  goods: row.goods,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
})

const toRow = (order: PlacedOrder) => ({
  id: order.id,
  order_no: order.orderNo,
  type: order.type,
  owner: order.owner,
  payer: order.payer,
  receiver: order.receiver,
  guest: order.guest,
  state: order.state,
  body_hash: order.bodyHash,
  lang: order.lang,
  total_kyat: order.totalKyat,
  goods: JSON.stringify(order.goods),
  created_at: order.createdAt,
  expires_at: order.expiresAt,
  due_at: order.expiresAt,
})

export type OrderedToday = {
  readonly payerKyat: number
  readonly guestKyat: number
  readonly receiverKyat: number
}

export const makeOrderStore = (db: Database | Tx) => ({
  /** Locks both numbers until the transaction ends. */
  async enter(payer: string, receiver: string, day: Date, now: Date): Promise<OrderedToday> {
    const { rows } = await sql<{ payer_kyat: number; guest_kyat: number; receiver_kyat: number }>`
      select * from payment_enter(${payer}, ${receiver}, ${day}, ${now})`.execute(db)
    const [row] = rows
    if (!row) throw new Error('payment_enter answered no row')
    return { payerKyat: row.payer_kyat, guestKyat: row.guest_kyat, receiverKyat: row.receiver_kyat }
  },

  /** Paid for a receiver since then; locks the number until the transaction ends. */
  async received(receiver: string, since: Date): Promise<number> {
    const { rows } = await sql<{ kyat: number }>`
      select payment_received(${receiver}, ${since}) as kyat`.execute(db)
    return rows[0]?.kyat ?? 0
  },

  async nextNo(): Promise<number> {
    const { rows } = await sql<{ no: number }>`select next_order_no() as no`.execute(db)
    return rows[0]?.no ?? 0
  },

  async begin(order: PlacedOrder): Promise<void> {
    const row = db.insertInto('payment_order').values(toRow(order))
    const step = { id: order.id, to: order.state, why: 'ORDERED', at: order.createdAt }
    await begin(db, 'ORDER', { row, columns: ['id'] }, step)
  },

  async find(id: string): Promise<PlacedOrder | null> {
    const row = await db
      .selectFrom('payment_order')
      .select(ORDER_COLUMNS)
      .where('id', '=', id)
      .executeTakeFirst()
    return row ? toOrder(row) : null
  },

  /** Locks the order and, by agreement, its payments: the order is always locked first. */
  async lock(id: string): Promise<PlacedOrder | null> {
    const row = await db
      .selectFrom('payment_order')
      .select(ORDER_COLUMNS)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    return row ? toOrder(row) : null
  },

  /** Unpaid orders for or by a line. */
  async awaiting(line: string): Promise<PlacedOrder[]> {
    const rows = await db
      .selectFrom('payment_order')
      .select(ORDER_COLUMNS)
      .where((eb) => eb.or([eb('payer', '=', line), eb('receiver', '=', line)]))
      .where('state', '=', 'AWAITING_PAYMENT')
      .execute()
    return rows.map(toOrder)
  },

  /** Payments are kept as long as the law requires, but the number's next holder sees none of them. */
  async forgetLine(line: string): Promise<void> {
    await db.updateTable('payment_order').set({ owner: null }).where('payer', '=', line).execute()
  },

  /** Orders of an owner, newest first. */
  async ownedBy(owner: string, limit: number): Promise<PlacedOrder[]> {
    const payer = db
      .selectFrom('payment_order')
      .select(ORDER_COLUMNS)
      .where('owner', '=', owner)
      .orderBy('created_at', 'desc')
      .limit(limit)
    return (await payer.execute()).map(toOrder)
  },
})
