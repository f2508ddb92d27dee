import { brand } from '#brand'
import { frozenRefusal, frozenUntil, type LineStanding } from '#modules/identity/index.ts'
import { earnsFor, type EarnSeen } from '#modules/loyalty/index.ts'
import { isEligible, type Product } from '#modules/packages/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import { missingRefusal, type AskedInput, type MovePlan, type Payer } from '#modules/value/index.ts'
import { ok, refused, type Answer, type Refused } from '#platform/errors/answer.ts'
import { overlapOf } from './overlap.ts'
import type { PurchaseInput } from './purchase-input.ts'
import type { Bought } from './bought-store.ts'
import { NOT_OFFERED, offerGiven, type Given } from './offer-given.ts'
import type { OfferSeen } from './offer-store.ts'
import { planOf, type PurchaseData } from './purchase-plan.ts'
import { saleOf } from './sale.ts'

/** All that decides about a purchase besides what is asked and what is sold. */
export type Seen = {
  readonly payer: Payer | null
  readonly standing: LineStanding
  readonly bought: Bought
  readonly offer: OfferSeen
  readonly earned: EarnSeen
}

const barredRefusal = ({ state }: LineStanding): Refused | null =>
  state === 'BARRED' ? refused('LINE_BARRED', { slots: { hotline: brand.hotline } }) : null

/** Why a line may not give to others; null when it may. */
export function lineRefusal(standing: LineStanding, now: Date, rules: Rules): Refused | null {
  return barredRefusal(standing) ?? frozenRefusal(standing, now, rules)
}

/** In this order: on sale, line, eligible, offer, price, code, overlap, balance. Reads nothing: all it needs was read before. */
export function decide(
  asked: AskedInput<PurchaseInput>,
  found: Product | null,
  { payer, standing, bought, offer, earned }: Seen,
  rules: Rules,
): Answer<MovePlan<PurchaseData>> {
  const { input, now } = asked
  if (!found || !found.item.registerable) return refused('PACKAGE_NOT_AVAILABLE')
  const barred = barredRefusal(standing)
  if (barred) return barred
  if (!payer || !isEligible(found.item.eligibility, payer, now)) return refused('PACKAGE_NOT_ELIGIBLE')
  const given = input.renews ? NOT_OFFERED : offerGiven(found.offer, offer)
  const other = priceRefusal(found, input, given)
  if (other) return other
  // Just after a SIM change every purchase needs a code: whoever holds the SIM can read it, and a thief with a copied session cannot.
  const codeNeeded =
    frozenUntil(standing, now, rules) !== null ||
    needsCode(found, input, {
      spentKyat: priceWith(found, given) + bought.spentKyat,
      ...rules.at('purchase.code', now),
    })
  if (codeNeeded && !input.withCode && !input.renews) return refused('OTP_REQUIRED')
  const overlap = overlapOf(asked, found, bought)
  if (!overlap.ok) return overlap
  const sale = saleOf(found, { until: overlap.value.until, source: 'PACKAGE' }, given.offer)
  const earns = earnsFor(
    { netKyat: sale.netKyat, bonus: sale.pointsBonus, limited: true },
    earned,
    rules,
    now,
  )
  return (
    missingRefusal(payer.freeKyat, sale.totalKyat) ??
    ok(planOf({ ...asked, standing, given, earns }, found, sale, overlap.value))
  )
}

const priceWith = ({ price }: Product, { offer }: Given): number => offer?.price ?? price

/**
 * Nobody pays another price, or gets less, than they were shown: if this line does not get the offer, the answer says so before anything
 * is taken. A buyer who was shown the normal price is told when there is a lower one.
 */
function priceRefusal(found: Product, input: PurchaseInput, given: Given): Refused | null {
  const n = priceWith(found, given)
  if (input.expectedOffer !== undefined && input.expectedOffer !== given.offer?.code)
    return refused('OFFER_OVER', { slots: { n }, facts: { n, why: given.offer ? 'OVER' : given.why } })
  const changed = input.renews ? n > input.expectedPrice : n !== input.expectedPrice
  return changed ? refused('PRICE_CHANGED', { slots: { n }, facts: { n } }) : null
}

/** A code is needed when the price, together with what was spent without one, is high, and for a service that will charge again. */
const needsCode = (
  { item }: Product,
  { autoRenew }: PurchaseInput,
  { spentKyat, aboveKyat }: { readonly spentKyat: number; readonly aboveKyat: number },
): boolean => spentKyat > aboveKyat || (item.type === 'DIGITAL' && item.autoRenewable && autoRenew)
