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

/** The move never happens under this id: it was promised so, or it is too old to be begun. Another id may be tried. */
export const NEEDS_ANOTHER_ID: readonly ErrorCode[] = ['UPSTREAM_TIMEOUT', 'IDEMPOTENCY_KEY_INVALID']
/** Neither yes nor no: the same id is asked for again. */
const ASKED_AGAIN: readonly ErrorCode[] = ['RESULT_UNKNOWN', 'UPSTREAM_DOWN', 'MAINTENANCE', 'PACKAGE_BUSY']

export const mayYetBeGivenBack = (code: ErrorCode): boolean =>
  NEEDS_ANOTHER_ID.includes(code) || ASKED_AGAIN.includes(code)

type Deps = { readonly product: (code: string) => Product | null }

/**
 * Gives back a period that was charged ahead and whose owner stopped it before it began. The right to it is the id that the
 * stop wrote into its row, so it holds however late it is asked for; only what was used of it cannot come back.
 */
export const makeGiveBackKind = ({ product }: Deps): GiveBackKind => ({
  name: 'give-back',
  kept: { version: 1, data: TakenOut, result: Refunded },

  // One stop writes one id.
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
