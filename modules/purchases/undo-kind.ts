import { countMoves, totalsView } from '#modules/value/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { refused } from '#platform/errors/answer.ts'
import { yangonDayStart } from '#language/yangon-day.ts'
import { Refunded, type EndKind } from './refunded.ts'
import { makeSubscriptionStore } from './subscription-store.ts'
import { planTakeOut, settleTakeOut, TakenOut } from './take-out.ts'
import { lockStretches, makeUndoStore } from './undo-store.ts'

export type UndoInput = { readonly subscriptionId: string }

const MONTH_MS = 30 * 86_400_000

/** Undos that a line may have in thirty days, those under way included. */
const undosOf = (tx: Tx, line: string, now: Date): Promise<number> =>
  countMoves(tx, { line, kind: 'undo', since: new Date(now.getTime() - MONTH_MS), now })

/**
 * Takes a purchase back: within ten minutes, with nothing used (the core says), on the same day, three times a month.
 * Packages that follow it start earlier in the same move, and packages it ended run again, as if it had never been bought.
 */
export const makeUndoKind = (rules: Rules, countUndos = undosOf): EndKind<UndoInput, TakenOut> => ({
  name: 'undo',
  kept: { version: 1, data: TakenOut, result: Refunded },

  // The packages are marked, and the core takes a charge back only once, however often it is asked.
  same: () => null,
  waits: () => false,

  gather: async () => ({}),

  async check(tx, { id, line, input, now }) {
    const held = await makeSubscriptionStore(tx).find(input.subscriptionId, line)
    if (!held) return refused('NOT_FOUND')
    await lockStretches(tx, line, held.product)
    const inTime = held.undoUntil !== null && held.undoUntil > now && held.startedAt >= yangonDayStart(now)
    if (!inTime || held.status !== 'ACTIVE') return refused('UNDO_NOT_POSSIBLE')
    if ((await countUndos(tx, line, now)) >= rules.at('package.undo', now).perMonth)
      return refused('UNDO_NOT_POSSIBLE')
    return planTakeOut(tx, { id, held, now, why: 'undo' })
  },

  async settled(tx, { move, totals }) {
    await settleTakeOut(tx, move)
    const { refunded } = move.plan.data
    return { refunded, balances: totalsView(totals) }
  },

  failed: (tx, move) => makeUndoStore(tx).unmark(move.line, move.id),
})
