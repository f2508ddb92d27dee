import type { Registered } from '#contracts/purchases.ts'
import { totalsView, withBalances, type Move, type ShortEnd, type Totals } from '#modules/value/index.ts'
import type { PurchaseData } from './purchase-plan.ts'
import { renewalDue } from './renewal-due.ts'
import { subscriptionView, UNDO, type SubscriptionRecord } from './subscription.ts'
import { toSubscriptionRow } from './subscription-store.ts'

/** The package as it runs from now on. */
export function freshOf({ plan }: Move<PurchaseData>, autoRenew: boolean, now: Date): SubscriptionRecord {
  const { startsAt, ...held } = plan.data.held
  const { renews } = plan.data
  const expiresAt = new Date(held.expiresAt)
  return {
    ...held,
    autoRenew,
    startedAt: startsAt === null ? now : new Date(startsAt),
    expiresAt,
    nextRenewAt: autoRenew ? renewalDue(held.line, expiresAt) : null,
    undoUntil: renews ? null : new Date(now.getTime() + UNDO.withinMs),
    giveBackMoveId: null,
  }
}

const known = ({ plan }: Move<PurchaseData>, fresh: SubscriptionRecord, now: Date) => {
  const { names, rules, pointsEarned } = plan.data
  return {
    subscription: subscriptionView(fresh, { ...names, item: { ...rules, type: rules.kind } }, now),
    pointsEarned,
  }
}

export const registeredOf = (
  move: Move<PurchaseData>,
  fresh: SubscriptionRecord,
  totals: Totals,
  now: Date,
): Registered => ({
  ...known(move, fresh, now),
  balances: totalsView(totals),
})

/** Where nothing is replaced or renewed, a purchase leaves new rows and changes none. */
export function shortEndOf(move: Move<PurchaseData>, now: Date): ShortEnd<Registered> | null {
  const { held, ends, renews } = move.plan.data
  if (ends.length > 0 || renews !== null) return null
  const fresh = freshOf(move, held.autoRenew, now)
  return {
    rows: [{ table: 'subscription', row: toSubscriptionRow(fresh) }],
    result: (totals) => registeredOf(move, fresh, totals, now),
    kept: (totals) => withBalances(known(move, fresh, now), totals),
  }
}
