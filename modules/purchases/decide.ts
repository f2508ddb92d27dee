import { brand } from '#brand'
import { CODE_ABOVE_KYAT } from '#contracts/purchases.ts'
import { lastDay } from '#language/last-day.ts'
import { frozenUntil, type LineStanding } from '#modules/identity/index.ts'
import { isEligible, type Product } from '#modules/packages/index.ts'
import { missingRefusal, type AskedInput, type MovePlan, type Payer } from '#modules/value/index.ts'
import { ok, refused, type Answer, type Refused } from '#platform/errors/answer.ts'
import { overlapOf } from './overlap.ts'
import type { PurchaseInput } from './purchase-input.ts'
import type { Bought } from './bought-store.ts'
import { planOf, type PurchaseData } from './purchase-plan.ts'
import { saleOf } from './sale.ts'

/** All that decides about a purchase besides what is asked and what is sold. */
export type Seen = {
  readonly payer: Payer | null
  readonly standing: LineStanding
  readonly bought: Bought
}

const barredRefusal = ({ state }: LineStanding): Refused | null =>
  state === 'BARRED' ? refused('LINE_BARRED', { slots: { hotline: brand.hotline } }) : null

/** Why a line may give nothing to others; null when it may. */
export function lineRefusal(standing: LineStanding, now: Date): Refused | null {
  const barred = barredRefusal(standing)
  if (barred) return barred
  const frozen = frozenUntil(standing, now)
  return frozen ? refused('SENDER_INELIGIBLE', { slots: { date: lastDay(frozen) } }) : null
}

/** In this order: on sale, line, eligible, price, code, overlap, balance. Asks nobody: all it needs was seen before. */
export function decide(
  asked: AskedInput<PurchaseInput>,
  found: Product | null,
  { payer, standing, bought }: Seen,
): Answer<MovePlan<PurchaseData>> {
  const { input, now } = asked
  if (!found || !found.item.registerable) return refused('PACKAGE_NOT_AVAILABLE')
  const barred = barredRefusal(standing)
  if (barred) return barred
  if (!payer || !isEligible(found.item.eligibility, payer, now)) return refused('PACKAGE_NOT_ELIGIBLE')
  const changed = input.renews ? found.price > input.expectedPrice : found.price !== input.expectedPrice
  if (changed) return refused('PRICE_CHANGED', { slots: { n: found.price }, facts: { n: found.price } })
  // Whoever holds a SIM that was just changed can read its codes, and a copied token cannot.
  const codeNeeded = frozenUntil(standing, now) !== null || needsCode(found, input, bought.spentKyat)
  if (codeNeeded && !input.withCode && !input.renews) return refused('OTP_REQUIRED')
  const overlap = overlapOf(asked, found, bought)
  if (!overlap.ok) return overlap
  const sale = saleOf(found, { until: overlap.value.until, source: 'PACKAGE', now })
  return (
    missingRefusal(payer.freeKyat, sale.totalKyat) ??
    ok(planOf({ ...asked, standing }, found, sale, overlap.value))
  )
}

/** What costs much together with all that went without a code, and a service that will take money again and again. */
const needsCode = ({ item, price }: Product, { autoRenew }: PurchaseInput, spentKyat: number): boolean =>
  spentKyat + price > CODE_ABOVE_KYAT || (item.type === 'DIGITAL' && item.autoRenewable && autoRenew)
