import * as z from 'zod/mini'
import { countMoves, makeHistoryStore, openCharges, totalsView } from '#modules/value/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { ok, refused, type Refused } from '#platform/errors/answer.ts'
import { yangonDayStart } from '#language/yangon-day.ts'
import { Refunded, type EndKind } from './refunded.ts'
import { endsWithout } from './stretch.ts'
import { UNDO, type SubscriptionRecord } from './subscription.ts'
import { makeSubscriptionStore } from './subscription-store.ts'
import { lockStretches, makeUndoStore } from './undo-store.ts'

export type UndoInput = { readonly subscriptionId: string }

const MONTH_MS = 30 * 86_400_000

const UndoData = z.object({
  subscriptionId: z.string(),
  moveId: z.string(),
  refunded: z.int(),
  /** Later ones and their new ends. Plans of the release before have none. */
  later: z._default(z.array(z.object({ id: z.string(), until: z.string() })), []),
})
type UndoData = z.infer<typeof UndoData>

/** Undos of a line in thirty days, those under way included. */
const undosOf = (tx: Tx, line: string, now: Date): Promise<number> =>
  countMoves(tx, { line, kind: 'undo', since: new Date(now.getTime() - MONTH_MS), now })

/**
 * Takes a purchase back: within ten minutes, with nothing used (the core says), on the same day, three times a month.
 * What was put behind it moves forward in the same move, and what it had ended runs again: as if it had never been bought.
 */
export const makeUndoKind = (countUndos = undosOf): EndKind<UndoInput, UndoData> => ({
  name: 'undo',
  kept: { version: 1, data: UndoData, result: Refunded },

  // What is being undone is marked, and the core takes a charge back once, whoever asks how often.
  same: () => null,
  waits: () => false,

  gather: async () => ({}),

  async check(tx, { id, line, input, now }) {
    const store = makeUndoStore(tx)
    const held = await makeSubscriptionStore(tx).find(input.subscriptionId, line)
    if (!held) return refused('NOT_FOUND')
    await lockStretches(tx, line, held.product)
    const inTime = held.undoUntil !== null && held.undoUntil > now && held.startedAt >= yangonDayStart(now)
    if (!inTime || held.status !== 'ACTIVE') return refused('UNDO_NOT_POSSIBLE')
    if ((await countUndos(tx, line, now)) >= UNDO.perMonth) return refused('UNDO_NOT_POSSIBLE')
    const since = boughtAt(held)
    const others = await store.besides(held, since)
    const busy = await busyWith(tx, held, others, { since, now })
    if (busy) return busy
    const ends = endsWithout(held, others)
    if (!ends) return refused('UNDO_LATER_HOLDS')
    await store.mark([held.id, ...ends.map(({ one }) => one.id)], id)
    const data: UndoData = {
      subscriptionId: held.id,
      moveId: held.moveId,
      refunded: held.priceKyat,
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
          line,
          type: 'REFUND',
          deltas: [{ unit: 'MMK', value: held.priceKyat }],
          counterparty: null,
          why: { key: 'undo', slots: { price: held.priceKyat } },
        },
      ],
      notices: [],
      data,
    })
  },

  async settled(tx, { move, totals }) {
    const { subscriptionId, moveId, refunded, later } = move.plan.data
    await makeHistoryStore(tx).markReversed(moveId, move.line)
    const store = makeUndoStore(tx)
    const change = { status: 'REVERSED', autoRenew: false, nextRenewAt: null, undoUntil: null } as const
    await makeSubscriptionStore(tx).change(subscriptionId, change)
    for (const { id, until } of later) await store.moveEnd(id, new Date(until))
    await store.bringBack(move.line, moveId)
    await store.unmark(move.line, move.id)
    return { refunded, balances: totalsView(totals) }
  },

  failed: (tx, move) => makeUndoStore(tx).unmark(move.line, move.id),
})

const boughtAt = ({ stretch, startedAt }: SubscriptionRecord): Date =>
  stretch ? new Date(stretch.boughtAt) : startedAt

/** A purchase or gift under way was calculated with this package in place: it must end before this one is undone. */
async function busyWith(
  tx: Tx,
  held: SubscriptionRecord,
  others: readonly SubscriptionRecord[],
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<Refused | null> {
  const { line, product } = held
  const isChain = [held, ...others].some(({ stretch }) => stretch === null || stretch.stacks)
  const isUndone = held.undoMoveId !== null || (isChain && others.some((one) => one.undoMoveId !== null))
  const isBusy = isUndone || (await openCharges(tx, { line, product, since, now }))
  return isBusy ? refused('PACKAGE_BUSY') : null
}
