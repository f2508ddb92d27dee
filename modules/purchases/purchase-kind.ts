import { brand } from '#brand'
import { CODE_ABOVE_KYAT, Registered } from '#contracts/purchases.ts'
import { frozenUntil, type LineStanding } from '#modules/identity/index.ts'
import { isEligible, type Product } from '#modules/packages/index.ts'
import {
  freeKyat,
  lockLine,
  totalsView,
  type Asked,
  type CoreLine,
  type MoveKind,
} from '#modules/value/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { ok, refused, type Refused } from '#platform/errors/answer.ts'
import { overlapOf } from './overlap.ts'
import type { Facts, PurchaseInput, ShopDeps } from './purchase-input.ts'
import { planOf, PurchaseData } from './purchase-plan.ts'
import { lastDay, saleOf } from './sale.ts'
import { subscriptionView, UNDO, type Held } from './subscription.ts'
import { makeSubscriptionStore } from './subscription-store.ts'
import { replaceBy } from './undo-store.ts'

/** Why a line may not spend; null when it may. */
export function lineRefusal(standing: LineStanding, now: Date): Refused | null {
  if (standing.state === 'BARRED') return refused('LINE_BARRED', { slots: { hotline: brand.hotline } })
  const frozen = frozenUntil(standing, now)
  return frozen ? refused('SENDER_INELIGIBLE', { slots: { date: lastDay(frozen) } }) : null
}

export function missingRefusal(core: CoreLine, totalKyat: number): Refused | null {
  const missing = totalKyat - freeKyat(core.buckets)
  return missing > 0
    ? refused('INSUFFICIENT_BALANCE', { slots: { n: missing }, facts: { n: missing } })
    : null
}

export type PurchaseKind = MoveKind<PurchaseInput, Facts, PurchaseData, Registered>

export const makePurchaseKind = ({ core, lines, product }: ShopDeps): PurchaseKind => ({
  name: 'purchase',
  kept: { version: 1, data: PurchaseData, result: Registered },

  // A renewal has an id of its own that its row carries, and stands in nobody's way.
  same: ({ product: id, renews }) =>
    renews === null ? { product: product(id)?.item.code ?? id, counterparty: null } : null,
  waits: ({ withCode }) => withCode,

  async gather(line) {
    const [known, standing] = await Promise.all([core.line(line), lines.find(line)])
    return { core: known, standing }
  },

  /** In this order: still wanted, on sale, eligible, price, code, overlap, balance. */
  async check(tx, asked) {
    const { input, facts, now } = asked
    if (input.renews !== null && !(await isStillWanted(tx, asked, input.renews))) return refused('CONFLICT')
    const found = product(input.product)
    if (!found || !found.item.registerable) return refused('PACKAGE_NOT_AVAILABLE')
    const barred = lineRefusal(facts.standing, now)
    if (barred) return barred
    if (!facts.core || !isEligible(found.item.eligibility, facts.core, now))
      return refused('PACKAGE_NOT_ELIGIBLE')
    const changed = input.renews ? found.price > input.expectedPrice : found.price !== input.expectedPrice
    if (changed) return refused('PRICE_CHANGED', { slots: { n: found.price }, facts: { n: found.price } })
    if (needsCode(found, input) && !input.withCode && !input.renews) return refused('OTP_REQUIRED')
    const overlap = await overlapOf(tx, asked, found)
    if (!overlap.ok) return overlap
    const sale = saleOf(found, { until: overlap.value.until, source: 'PACKAGE', now })
    return missingRefusal(facts.core, sale.totalKyat) ?? ok(planOf(asked, found, sale, overlap.value))
  },

  async settled(tx, { move, totals, now }) {
    const { held, names, rules, pointsEarned, ends, renews } = move.plan.data
    const store = makeSubscriptionStore(tx)
    const expiresAt = new Date(held.expiresAt)
    const autoRenew = renews === null ? held.autoRenew : await renewsOn(tx, move.line, renews)
    const fresh: Held = {
      ...held,
      autoRenew,
      startedAt: now,
      expiresAt,
      nextRenewAt: autoRenew ? expiresAt : null,
      undoUntil: renews ? null : new Date(now.getTime() + UNDO.withinMs),
    }
    await store.insert(fresh)
    for (const id of ends) await replaceBy(tx, id, move.id)
    // It keeps the id of the move, which is its successor's: a stop that comes a moment late finds the new period.
    if (renews) await store.change(renews, { status: 'EXPIRED', autoRenew: false, nextRenewAt: null })
    const known = { ...names, item: rules }
    return {
      subscription: subscriptionView(fresh, known, now),
      balances: totalsView(totals),
      pointsEarned,
    }
  },

  /** Nobody tries a renewal again that was stopped while it was under way: the package runs to its end. */
  async failed(tx, { id, line, plan }) {
    const { renews } = plan.data
    if (renews === null) return
    const store = makeSubscriptionStore(tx)
    const row = await store.find(renews, line)
    if (row && !row.autoRenew && row.renewMoveId === id)
      await store.change(renews, { status: 'ACTIVE', renewMoveId: null })
  },
})

/** What costs much, and a service that will take money again and again. */
const needsCode = ({ item, price }: Product, { autoRenew }: PurchaseInput): boolean =>
  price > CODE_ABOVE_KYAT || (item.kind === 'DIGITAL' && item.autoRenewable && autoRenew)

/** Whoever took the row may have been slow: it is renewed only while it still renews, and by this move alone. */
async function isStillWanted(
  tx: Tx,
  { id, line }: Asked<PurchaseInput, Facts>,
  renews: string,
): Promise<boolean> {
  const row = await makeSubscriptionStore(tx).find(renews, line)
  return row !== null && row.autoRenew && row.renewMoveId === id
}

/** Its owner may have stopped it while the core was asked; the lock is the one a stop takes. */
async function renewsOn(tx: Tx, line: string, renews: string): Promise<boolean> {
  await lockLine(tx, line)
  return (await makeSubscriptionStore(tx).find(renews, line))?.autoRenew ?? false
}
