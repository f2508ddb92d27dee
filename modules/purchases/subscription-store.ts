import { sql } from 'kysely'
import type { Database, Row, Tx } from '#platform/db/database.ts'
import { Stretch } from './stretch.ts'
import type { Held } from './subscription.ts'

/** By name, so that the statement can be planned once: every purchase asks it. */
export const HELD_COLUMNS = [
  'id',
  'line',
  'product',
  'status',
  'price_kyat',
  'started_at',
  'expires_at',
  'auto_renew',
  'next_renew_at',
  'renew_tries',
  'renew_move_id',
  'origin',
  'gifted_by',
  'undo_until',
  'move_id',
  'stretch',
  'undo_move_id',
  'give_back_move_id',
] as const satisfies readonly (keyof Row<'subscription'>)[]

export const toHeld = (row: Pick<Row<'subscription'>, (typeof HELD_COLUMNS)[number]>): Held => ({
  id: row.id,
  line: row.line,
  product: row.product,
  status: row.status as Held['status'],
  priceKyat: row.price_kyat,
  startedAt: row.started_at,
  expiresAt: row.expires_at,
  autoRenew: row.auto_renew,
  nextRenewAt: row.next_renew_at,
  renewTries: row.renew_tries,
  renewMoveId: row.renew_move_id,
  origin: row.origin as Held['origin'],
  giftedBy: row.gifted_by,
  undoUntil: row.undo_until,
  moveId: row.move_id,
  stretch: row.stretch === null ? null : Stretch.parse(row.stretch),
  undoMoveId: row.undo_move_id,
  giveBackMoveId: row.give_back_move_id,
})

/** The beginning of every question about them; `toHeld` reads the answer. */
export const heldRows = (db: Database | Tx) => db.selectFrom('subscription').select(HELD_COLUMNS)

export const RUNS = ['ACTIVE', 'RENEWING', 'RENEW_FAILED'] as const
const MOST_LISTED = 50

type Change = Partial<
  Pick<
    Held,
    | 'status'
    | 'autoRenew'
    | 'nextRenewAt'
    | 'renewTries'
    | 'renewMoveId'
    | 'undoUntil'
    | 'expiresAt'
    | 'giveBackMoveId'
  >
>

export const toSubscriptionRow = (held: Held) => ({
  id: held.id,
  line: held.line,
  product: held.product,
  status: held.status,
  price_kyat: held.priceKyat,
  started_at: held.startedAt,
  expires_at: held.expiresAt,
  auto_renew: held.autoRenew,
  next_renew_at: held.nextRenewAt,
  origin: held.origin,
  gifted_by: held.giftedBy,
  undo_until: held.undoUntil,
  move_id: held.moveId,
  stretch: held.stretch && JSON.stringify(held.stretch),
  give_back_move_id: held.giveBackMoveId,
})

const toColumns = (change: Change) => ({
  ...(change.status !== undefined && { status: change.status }),
  ...(change.autoRenew !== undefined && { auto_renew: change.autoRenew }),
  ...(change.nextRenewAt !== undefined && { next_renew_at: change.nextRenewAt }),
  ...(change.renewTries !== undefined && { renew_tries: change.renewTries }),
  ...(change.renewMoveId !== undefined && { renew_move_id: change.renewMoveId }),
  ...(change.undoUntil !== undefined && { undo_until: change.undoUntil }),
  ...(change.expiresAt !== undefined && { expires_at: change.expiresAt }),
  ...(change.giveBackMoveId !== undefined && { give_back_move_id: change.giveBackMoveId }),
})

export const makeSubscriptionStore = (db: Database | Tx) => ({
  async insert(held: Held): Promise<void> {
    await db.insertInto('subscription').values(toSubscriptionRow(held)).execute()
  },

  async find(id: string, line: string): Promise<Held | null> {
    const row = await heldRows(db).where('id', '=', id).where('line', '=', line).executeTakeFirst()
    return row ? toHeld(row) : null
  },

  /** Those that run now, soonest to end first. */
  async running(line: string, now: Date, product?: string): Promise<Held[]> {
    let rows = heldRows(db)
      .where('line', '=', line)
      .where('expires_at', '>', now)
      .where('status', 'in', RUNS)
      .orderBy('expires_at')
    if (product !== undefined) rows = rows.where('product', '=', product)
    return (await rows.execute()).map(toHeld)
  },

  /** Without what ended before the line's history begins. */
  async list(line: string): Promise<Held[]> {
    const rows = await heldRows(db)
      .where('line', '=', line)
      .where('expires_at', '>', (eb) =>
        eb.fn.coalesce(
          eb.selectFrom('history_start').select('since').where('history_start.line', '=', line),
          sql<Date>`'-infinity'::timestamptz`,
        ),
      )
      .orderBy('expires_at', 'desc')
      .limit(MOST_LISTED)
      .execute()
    return rows.map(toHeld)
  },

  async change(id: string, change: Change): Promise<void> {
    await db.updateTable('subscription').set(toColumns(change)).where('id', '=', id).execute()
  },
})
