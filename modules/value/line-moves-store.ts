import { sql } from 'kysely'
import { firstMoveIdOf, MOVE_ID_WITHIN_MS, moveIdsEnd } from '#contracts/move-id.ts'
import * as z from 'zod/mini'
import type { Tx } from '#platform/db/database.ts'
import type { Part } from '#platform/db/part.ts'
import { historySince } from './history-since-store.ts'

type Counted = {
  readonly line: string
  readonly kind: string
  /** Only moves with this product that were not reversed. */
  readonly product?: string
  readonly since: Date
  readonly now: Date
}

/** Clients make the ids and may be a day off, never more; this keeps the search out of other months. */
const idsOf = (since: Date, now: Date) => ({
  first: firstMoveIdOf(since.getTime() - MOVE_ID_WITHIN_MS),
  end: moveIdsEnd(now.getTime()),
})

/** Moves of a kind that a line started since then and that took effect or still may. Exact under the line's lock. */
export async function countMoves(tx: Tx, { line, kind, product, since, now }: Counted): Promise<number> {
  const { first, end } = idsOf(since, now)
  let rows = tx
    .selectFrom('value_move')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('line', '=', line)
    .where('id', '>=', first)
    .where('id', '<', end)
    .where('kind', '=', kind)
    .where('created_at', '>', since)
    .where('created_at', '>=', historySince(line))
    .where('state', 'not in', ['FAILED', 'CANCELLED', 'EXPIRED'])
  if (product !== undefined) rows = rows.where('product', '=', product).where('state', '<>', 'REVERSED')
  const { count } = await rows.executeTakeFirstOrThrow()
  return count
}

type Asked = {
  readonly line: string
  readonly product: string
  readonly since: Date
  readonly now: Date
}

/** Whether a charge of this product, started since then, is still on its way to the line, as a purchase or a gift. */
export async function openCharges(tx: Tx, { line, product, since, now }: Asked): Promise<boolean> {
  const { first, end } = idsOf(since, now)
  const own = tx
    .selectFrom('value_move')
    .select('id')
    .where('line', '=', line)
    .where('id', '>=', first)
    .where('id', '<', end)
    .where('kind', 'in', ['purchase', 'cancel'])
    .where('product', '=', product)
    .where('settled_at', 'is', null)
  const given = tx
    .selectFrom('value_move')
    .select('id')
    .where('counterparty', '=', line)
    .where('id', '>=', first)
    .where('id', '<', end)
    // A literal, so that a prepared plan may use the partial index of open gifts.
    .where('kind', '=', sql.lit('gift'))
    .where('product', '=', product)
    .where('settled_at', 'is', null)
  const found = await own.unionAll(given).limit(1).executeTakeFirst()
  return found !== undefined
}

const Kinds = z.array(z.string())

/** Kinds of moves that bring a line something of a product, or end it, and that a core outside has not answered; without the one asked by. */
export const arrivingPart = ({
  id,
  line,
  product,
  now,
}: Omit<Asked, 'since'> & { readonly id: string }): Part<readonly string[]> => ({
  sql: sql`value_arriving(${line}, ${product}, ${now}, ${id})`,
  read: (raw) => Kinds.parse(raw),
})
