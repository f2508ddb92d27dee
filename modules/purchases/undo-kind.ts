import * as z from 'zod/mini'
import { makeHistoryStore, totalsView } from '#modules/value/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { yangonDayStart } from '#platform/clock/yangon-day.ts'
import { Refunded, type EndKind } from './refunded.ts'
import { UNDO } from './subscription.ts'
import { makeSubscriptionStore } from './subscription-store.ts'

export type UndoInput = { readonly subscriptionId: string }

const MONTH_MS = 30 * 86_400_000

const UndoData = z.object({ subscriptionId: z.string(), moveId: z.string(), refunded: z.int() })
type UndoData = z.infer<typeof UndoData>

/** Takes a purchase back: within ten minutes, with nothing used (the core says), on the same day, three times a month. */
export const makeUndoKind = (): EndKind<UndoInput, UndoData> => ({
  name: 'undo',
  kept: { version: 1, data: UndoData, result: Refunded },

  // The core takes a charge back once, whoever asks how often.
  same: () => null,
  waits: () => false,

  gather: async () => ({}),

  async check(tx, { line, input, now }) {
    const store = makeSubscriptionStore(tx)
    const held = await store.find(input.subscriptionId, line)
    if (!held) return refused('NOT_FOUND')
    const inTime = held.undoUntil !== null && held.undoUntil > now && held.startedAt >= yangonDayStart(now)
    if (!inTime || held.status !== 'ACTIVE') return refused('UNDO_NOT_POSSIBLE')
    const undone = await store.undoneSince(line, new Date(now.getTime() - MONTH_MS))
    if (undone >= UNDO.perMonth) return refused('UNDO_NOT_POSSIBLE')
    const data: UndoData = { subscriptionId: held.id, moveId: held.moveId, refunded: held.priceKyat }
    return ok({
      order: { do: 'reverse', order: { moveId: held.moveId } },
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
    const { subscriptionId, moveId, refunded } = move.plan.data
    await makeHistoryStore(tx).markReversed(moveId, move.line)
    const change = { status: 'REVERSED', autoRenew: false, nextRenewAt: null, undoUntil: null } as const
    await makeSubscriptionStore(tx).change(subscriptionId, change)
    return { refunded, balances: totalsView(totals) }
  },
})
