import * as z from 'zod/mini'
import {
  isAdjusted,
  makeHistoryStore,
  openCharges,
  type Move,
  type MovePlan,
  type Notice,
} from '#modules/value/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { returnPiece } from './offer-store.ts'
import { endsWithout } from './stretch.ts'
import type { SubscriptionRecord } from './subscription.ts'
import { makeSubscriptionStore } from './subscription-store.ts'
import { makeUndoStore } from './undo-store.ts'

export const TakenOut = z.object({
  subscriptionId: z.string(),
  moveId: z.string(),
  refunded: z.int(),
  /** The offer it was bought with, whose piece others may have again. */
  offer: z._default(z.nullable(z.string()), null),
  /** Packages that follow it, and their new ends. Plans stored by the release before have none. */
  later: z._default(z.array(z.object({ id: z.string(), until: z.string() })), []),
})
export type TakenOut = z.infer<typeof TakenOut>

type Asked = {
  readonly id: string
  readonly held: SubscriptionRecord
  readonly now: Date
  readonly why: 'undo' | 'giveBack'
  readonly notices?: readonly Notice[]
}

/**
 * Removes one package from a line and returns its price. In the same move, packages that follow it start earlier and packages it had
 * ended run again. The caller holds the lock of `lockStretches` for the line and product.
 */
export async function planTakeOut(
  tx: Tx,
  { id, held, now, why, notices = [] }: Asked,
): Promise<Answer<MovePlan<TakenOut>>> {
  const store = makeUndoStore(tx)
  const since = boughtAt(held)
  // First: what ends between the two is seen as put behind it, instead of by neither.
  const isArriving = await openCharges(tx, { line: held.line, product: held.product, since, now })
  const others = await store.besides(held, since)
  if (isArriving || isMarked(held, others)) return refused('PACKAGE_BUSY')
  // Staff have returned some of it already: all of it would be more than was taken.
  if (await isAdjusted(tx, { line: held.line, moveId: held.moveId, now })) return refused('UNDO_NOT_POSSIBLE')
  const ends = endsWithout(held, others)
  if (!ends) return refused('UNDO_LATER_HOLDS')
  await store.mark([held.id, ...ends.map(({ one }) => one.id)], id)
  const data: TakenOut = {
    subscriptionId: held.id,
    moveId: held.moveId,
    refunded: held.priceKyat,
    offer: held.offer,
    later: ends.map(({ one, until }) => ({ id: one.id, until: until.toISOString() })),
  }
  const moves = ends.map(({ one, until }) => ({ moveId: one.moveId, validTo: until.toISOString() }))
  return ok({
    order: { do: 'reverse', order: { moveId: held.moveId, ...(moves.length > 0 && { moves }) } },
    product: held.product,
    amountKyat: held.priceKyat,
    counterparty: null,
    confirmation: null,
    history: [
      {
        line: held.line,
        type: 'REFUND',
        deltas: [{ unit: 'MMK', value: held.priceKyat }],
        counterparty: null,
        why: { key: why, slots: { price: held.priceKyat } },
      },
    ],
    notices,
    data,
  })
}

/** Written when the core has done it. */
export async function settleTakeOut(tx: Tx, { id, line, plan }: Move<TakenOut>): Promise<void> {
  const { subscriptionId, moveId, offer, later } = plan.data
  await makeHistoryStore(tx).markReversed(moveId, line)
  const store = makeUndoStore(tx)
  await makeSubscriptionStore(tx).change(subscriptionId, {
    status: 'REVERSED',
    autoRenew: false,
    nextRenewAt: null,
    undoUntil: null,
    giveBackMoveId: null,
  })
  for (const { id: laterId, until } of later) await store.moveEnd(line, laterId, new Date(until))
  await store.bringBack(line, moveId)
  await store.unmark(line, id)
  if (offer !== null) await returnPiece(tx, offer, moveId)
}

const boughtAt = ({ stretch, startedAt }: SubscriptionRecord): Date =>
  stretch ? new Date(stretch.boughtAt) : startedAt

/** Being taken out itself, or one of those that stand behind each other with it. */
function isMarked(held: SubscriptionRecord, others: readonly SubscriptionRecord[]): boolean {
  const isChain = [held, ...others].some(({ stretch }) => stretch === null || stretch.stacks)
  return held.undoMoveId !== null || (isChain && others.some((one) => one.undoMoveId !== null))
}
