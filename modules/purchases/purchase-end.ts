import type { Registered } from '#contracts/purchases.ts'
import type { Rules } from '#modules/rules/index.ts'
import { totalsView, withBalances, type Move, type ShortEnd, type Totals } from '#modules/value/index.ts'
import { pieceMark } from './offer-store.ts'
import type { PurchaseData } from './purchase-plan.ts'
import { renewalDue } from './renewal-due.ts'
import { subscriptionView, type SubscriptionRecord } from './subscription.ts'
import { changeMark, toSubscriptionRow } from './subscription-store.ts'

/** Keeps the id of the move, which is also the id of the new period: a stop that comes a moment late finds that one. */
export const RENEWED = {
  status: 'EXPIRED',
  autoRenew: false,
  nextRenewAt: null,
  giveBackMoveId: null,
} as const

/** The package as it runs from now on. */
export function freshOf(
  { plan }: Move<PurchaseData>,
  autoRenew: boolean,
  now: Date,
  rules: Rules,
): SubscriptionRecord {
  const { startsAt, ...held } = plan.data.held
  const { renews } = plan.data
  const expiresAt = new Date(held.expiresAt)
  const undoMs = rules.at('package.undo', now).minutes * 60_000
  return {
    ...held,
    autoRenew,
    startedAt: startsAt === null ? now : new Date(startsAt),
    expiresAt,
    nextRenewAt: autoRenew ? renewalDue(held.line, expiresAt) : null,
    undoUntil: renews ? null : new Date(now.getTime() + undoMs),
    giveBackMoveId: null,
  }
}

const known = ({ plan }: Move<PurchaseData>, fresh: SubscriptionRecord, now: Date) => {
  const { names, rules, pointsEarned, offered } = plan.data
  const { earns } = plan
  return {
    subscription: subscriptionView(fresh, { ...names, item: { ...rules, type: rules.kind } }, now),
    pointsEarned,
    pointsDueAt: earns?.dueAt ?? null,
    pointsOverLimit: earns?.overLimit ?? 0,
    offer: offered && { code: offered.code, priceBefore: offered.priceBefore, bonus: offered.bonus },
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

/**
 * Where nothing is replaced, all rows that a purchase writes are known before the core is asked. That a renewal is still wanted was
 * checked in this transaction, under the lock that a stop takes.
 */
export function shortEndOf(move: Move<PurchaseData>, now: Date, rules: Rules): ShortEnd<Registered> | null {
  const { held, ends, renews, offered } = move.plan.data
  if (ends.length > 0) return null
  const fresh = freshOf(move, held.autoRenew, now, rules)
  return {
    rows: [{ table: 'subscription', row: toSubscriptionRow(fresh) }],
    marks: [
      ...(offered ? pieceMark(offered, move.id) : []),
      ...(renews ? [changeMark(renews, RENEWED)] : []),
    ],
    result: (totals) => registeredOf(move, fresh, totals, now),
    kept: (totals) => withBalances(known(move, fresh, now), totals),
  }
}
