import type { ErrorCode } from '#contracts/errors.ts'
import { totalsView } from '#modules/value/index.ts'
import { nameIn, type Product } from '#modules/packages/index.ts'
import { refused } from '#platform/errors/answer.ts'
import { Refunded, type EndKind } from './refunded.ts'
import { makeGiveBackStore } from './give-back-store.ts'
import { formatInteger } from '#language/formats.ts'
import { makeSubscriptionStore } from './subscription-store.ts'
import { planTakeOut, settleTakeOut, TakenOut } from './take-out.ts'
import { lockStretches, makeUndoStore } from './undo-store.ts'

export type GiveBackInput = { readonly subscriptionId: string }
export type GiveBackKind = EndKind<GiveBackInput, TakenOut>

/** No move will ever happen under this id: the core promised it, or the id is too old. Another id may be tried. */
export const NEEDS_ANOTHER_ID: readonly ErrorCode[] = ['UPSTREAM_TIMEOUT', 'IDEMPOTENCY_KEY_INVALID']
/** No final answer: the same id is asked for again. */
const ASKED_AGAIN: readonly ErrorCode[] = ['RESULT_UNKNOWN', 'UPSTREAM_DOWN', 'MAINTENANCE', 'PACKAGE_BUSY']

export const mayYetBeGivenBack = (code: ErrorCode): boolean =>
  NEEDS_ANOTHER_ID.includes(code) || ASKED_AGAIN.includes(code)

type Deps = { readonly product: (code: string) => Product | null }

/**
 * Gives back a period that was charged ahead and that its owner stopped before it began. The stop wrote this move's id into the row, and
 * that id is the right to it, however late the move is asked for; a period that was used cannot come back.
 */
export const makeGiveBackKind = ({ product }: Deps): GiveBackKind => ({
  name: 'give-back',
  kept: { version: 1, data: TakenOut, result: Refunded },

  // Each stop writes one id, so nothing can be doubled.
  same: () => null,
  waits: () => false,

  gather: async () => ({}),

  async check(tx, { id, line, lang, input, now }) {
    const held = await makeSubscriptionStore(tx).find(input.subscriptionId, line)
    if (!held || held.giveBackMoveId !== id || held.status !== 'ACTIVE') return refused('CONFLICT')
    await lockStretches(tx, line, held.product)
    const found = product(held.product)
    const slots = {
      package: found ? nameIn(lang, found) : held.product,
      price: formatInteger(held.priceKyat),
    }
    const notices = [{ when: 'DONE', to: line, lang, template: 'renewalReturned', slots }] as const
    return planTakeOut(tx, { id, held, now, why: 'giveBack', notices })
  },

  async settled(tx, { move, totals }) {
    const { moveId, refunded } = move.plan.data
    await settleTakeOut(tx, move)
    await makeGiveBackStore(tx).runOn(move.line, moveId)
    return { refunded, balances: totalsView(totals) }
  },

  failed: (tx, move) => makeUndoStore(tx).unmark(move.line, move.id),
})
