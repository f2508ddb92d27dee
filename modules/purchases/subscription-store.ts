import { sql } from 'kysely'
import type { Database, Row, Tx } from '#platform/db/database.ts'
import type { RowMark } from '#platform/db/update-from.ts'
import { historySince } from '#modules/value/index.ts'
import { Stretch } from './stretch.ts'
import type { SubscriptionRecord } from './subscription.ts'

/** By name, so that the statement can be planned once: every purchase asks it. */
export const SUBSCRIPTION_COLUMNS = [
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
  'offer',
  'renew_price_kyat',
] as const satisfies readonly (keyof Row<'subscription'>)[]

export const toSubscriptionRecord = (
  row: Pick<Row<'subscription'>, (typeof SUBSCRIPTION_COLUMNS)[number]>,
): SubscriptionRecord => ({
  id: row.id,
  line: row.line,
  product: row.product,
  status: row.status as SubscriptionRecord['status'],
  priceKyat: row.price_kyat,
  startedAt: row.started_at,
  expiresAt: row.expires_at,
  autoRenew: row.auto_renew,
  nextRenewAt: row.next_renew_at,
  renewTries: row.renew_tries,
  renewMoveId: row.renew_move_id,
  origin: row.origin as SubscriptionRecord['origin'],
  giftedBy: row.gifted_by,
  undoUntil: row.undo_until,
  moveId: row.move_id,
  stretch: row.stretch === null ? null : Stretch.parse(row.stretch),
  undoMoveId: row.undo_move_id,
  giveBackMoveId: row.give_back_move_id,
  offer: row.offer,
  renewPriceKyat: row.renew_price_kyat,
})

/** The beginning of every query for them; `toSubscriptionRecord` reads its rows. */
export const subscriptionRows = (db: Database | Tx) =>
  db.selectFrom('subscription').select(SUBSCRIPTION_COLUMNS)

export const RUNS = ['ACTIVE', 'RENEWING', 'RENEW_FAILED'] as const
const MOST_LISTED = 50

type Change = Partial<
  Pick<
    SubscriptionRecord,
    | 'status'
    | 'autoRenew'
    | 'nextRenewAt'
    | 'renewTries'
    | 'renewMoveId'
    | 'undoUntil'
    | 'expiresAt'
    | 'giveBackMoveId'
  > & {
    /** Whether it renews again when the package that replaced it is undone. */
    readonly renewedBefore: boolean
  }
>

export const toSubscriptionRow = (subscription: SubscriptionRecord) => ({
  id: subscription.id,
  line: subscription.line,
  product: subscription.product,
  status: subscription.status,
  price_kyat: subscription.priceKyat,
  started_at: subscription.startedAt,
  expires_at: subscription.expiresAt,
  auto_renew: subscription.autoRenew,
  next_renew_at: subscription.nextRenewAt,
  origin: subscription.origin,
  gifted_by: subscription.giftedBy,
  undo_until: subscription.undoUntil,
  move_id: subscription.moveId,
  stretch: subscription.stretch && JSON.stringify(subscription.stretch),
  give_back_move_id: subscription.giveBackMoveId,
  offer: subscription.offer,
  renew_price_kyat: subscription.renewPriceKyat,
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
  ...(change.renewedBefore !== undefined && { renewed_before: change.renewedBefore }),
})

/** The same change as `change`, for the statement that ends a move. */
export const changeMark = (id: string, change: Change): RowMark => ({
  table: 'subscription',
  set: toColumns(change),
  where: { id },
})

export const makeSubscriptionStore = (db: Database | Tx) => ({
  async insert(subscription: SubscriptionRecord): Promise<void> {
    await db.insertInto('subscription').values(toSubscriptionRow(subscription)).execute()
  },

  /** Without packages of an earlier holder of the number. */
  async find(id: string, line: string): Promise<SubscriptionRecord | null> {
    const row = await subscriptionRows(db)
      .where('id', '=', id)
      .where('line', '=', line)
      .where('expires_at', '>', historySince(line))
      .executeTakeFirst()
    return row ? toSubscriptionRecord(row) : null
  },

  /** The last period that this one was renewed to; itself when it was not renewed. */
  async lastRenewed(id: string, line: string): Promise<SubscriptionRecord | null> {
    const row = await subscriptionRows(db)
      .where(
        'id',
        '=',
        sql<string>`(with recursive chain (id, next, step) as (
          select id, case when status = 'EXPIRED' then renew_move_id end, 0 from subscription
          where id = ${id} and line = ${line} and expires_at > ${historySince(line)}
          union all
          select s.id, case when s.status = 'EXPIRED' then s.renew_move_id end, chain.step + 1
          from chain join subscription s on s.id = chain.next and s.line = ${line})
          select id from chain order by step desc limit 1)`,
      )
      .executeTakeFirst()
    return row ? toSubscriptionRecord(row) : null
  },

  /** Those that run now, soonest to end first. */
  async running(line: string, now: Date, product?: string): Promise<SubscriptionRecord[]> {
    let rows = subscriptionRows(db)
      .where('line', '=', line)
      .where('expires_at', '>', now)
      .where('status', 'in', RUNS)
      .orderBy('expires_at')
    if (product !== undefined) rows = rows.where('product', '=', product)
    return (await rows.execute()).map(toSubscriptionRecord)
  },

  /** All of a line since its history begins, newest end first, at most fifty. */
  async list(line: string): Promise<SubscriptionRecord[]> {
    const rows = await subscriptionRows(db)
      .where('line', '=', line)
      .where('expires_at', '>', historySince(line))
      .orderBy('expires_at', 'desc')
      .limit(MOST_LISTED)
      .execute()
    return rows.map(toSubscriptionRecord)
  },

  /** The period before one that was charged ahead, which begins where that one ends. */
  async before({ line, product, startedAt }: SubscriptionRecord): Promise<SubscriptionRecord | null> {
    const row = await subscriptionRows(db)
      .where('line', '=', line)
      .where('product', '=', product)
      .where('status', '<>', 'REVERSED')
      .where('expires_at', '=', startedAt)
      .executeTakeFirst()
    return row ? toSubscriptionRecord(row) : null
  },

  async change(id: string, change: Change): Promise<void> {
    await db.updateTable('subscription').set(toColumns(change)).where('id', '=', id).execute()
  },
})

/**
 * The package that ends when its owner asks to end the one with this id: a period that was given back stands for the one before it, and
 * one that was renewed for the one after.
 */
export async function endedBy(
  store: Pick<ReturnType<typeof makeSubscriptionStore>, 'find' | 'before'>,
  id: string,
  line: string,
): Promise<SubscriptionRecord | null> {
  const subscription = await store.find(id, line)
  if (subscription?.status === 'REVERSED') return (await store.before(subscription)) ?? subscription
  const after =
    subscription?.status === 'EXPIRED' && subscription.renewMoveId
      ? await store.find(subscription.renewMoveId, line)
      : null
  return after ?? subscription
}
