import { priceFibre } from '#contracts/fibre-quote.ts'
import { parseMsisdn } from '#contracts/msisdn.ts'
import type { CreateOrder } from '#contracts/payments.ts'
import type { OrderAsked, Quoted } from '#modules/payments/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { ok, refused, type Answer, type Refused } from '#platform/errors/answer.ts'
import { readIdNumber } from './id-number.ts'
import type { LineGoods } from './line-order.ts'
import type { Plan, Plans, PlaceFound } from './plans.ts'
import { makeSlotStore, nextFree } from './slot-store.ts'
import { isOffered, offeredDays } from './visit-times.ts'

export type LineBody = Extract<CreateOrder, { type: 'FTTH_NEW' }>
export type LineAsked = OrderAsked<LineBody>

const DAY_MS = 86_400_000

/** Whether the plan and these add-ons are sold at this place. */
function isSold({ item }: Plan, { chain }: PlaceFound, addOnIds: readonly string[]): boolean {
  const { availablePlaceIds: places } = item
  return (
    item.status === 'ACTIVE' &&
    (places === 'ALL' || places.some((id) => chain.includes(id))) &&
    new Set(addOnIds).size === addOnIds.length &&
    addOnIds.every((id) => item.addOns.some((addOn) => addOn.id === id))
  )
}

/** Today's price, kept with the order from now on. */
function goodsOf(
  { item, price }: Plan,
  { months, addOnIds }: LineBody,
): { goods: LineGoods; total: number } | null {
  const prepay = item.prepay.find((choice) => choice.months === months)
  if (!prepay) return null
  const addOns = item.addOns.filter(({ id }) => addOnIds.includes(id))
  const { monthlyFee, installFee, taxRatePct } = price
  const { discountPct, installWaived, bonusMonths } = prepay
  const { lines, total } = priceFibre({
    monthlyFee,
    taxRatePct,
    months,
    discountPct,
    installFee: installWaived ? null : installFee,
    addOns,
  })
  const goods = {
    packageCode: item.code,
    months,
    bonusMonths,
    addOns: addOns.map(({ id, monthlyFee: monthlyKyat }) => ({ id, monthlyKyat })),
    monthlyKyat: monthlyFee,
    taxPct: taxRatePct,
    waivedKyat: installWaived ? installFee : 0,
    contractMonths: item.contractMonths,
    lines,
  }
  return { goods, total }
}

type Deps = { readonly db: Database; readonly rules: Rules; readonly plans: Plans }

/** The refusal for a full time, with the next free ones. */
export const makeSlotTaken = (rules: Rules) =>
  async function slotTaken(store: Database | Tx, township: string, now: Date): Promise<Refused> {
    const visits = rules.at('ftth.visits', now)
    const days = await makeSlotStore(store).free(township, offeredDays(now, visits), visits.capacity)
    return refused('SLOT_TAKEN', { facts: { next: nextFree(days) } })
  }

/** Whether a line can be ordered like this, and its price. */
export function makeQuoteLine({ db, rules, plans }: Deps) {
  const slotTaken = makeSlotTaken(rules)
  return async function quoteLine({ body, account, now }: LineAsked): Promise<Answer<Quoted>> {
    if (account === null) return refused('FORBIDDEN')
    const { applicant, visit, payOnSite } = body
    const line = parseMsisdn(applicant.contactPhone)
    const second = applicant.secondPhone === undefined || parseMsisdn(applicant.secondPhone) !== null
    if (!line || !second) return refused('NUMBER_INVALID')
    if (!readIdNumber(body.idDocument)) return refused('ID_NUMBER_INVALID')
    const place = plans.place(applicant.placeId)
    if (!place || place.coverage === 'PLANNED' || place.coverage === 'NONE')
      return refused('FTTH_NO_COVERAGE')
    if (payOnSite && place.coverage !== 'FULL') return refused('PAY_ON_SITE_NOT_POSSIBLE')
    const plan = plans.plan(body.packageId, now)
    const sold = plan && isSold(plan, place, body.addOnIds) ? goodsOf(plan, body) : null
    if (!sold) return refused('PACKAGE_NOT_AVAILABLE')
    if (!isOffered(visit, now, rules.at('ftth.visits', now))) return slotTaken(db, place.township.id, now)
    const until = new Date(now.getTime() + rules.at('ftth.orders', now).onSiteDays * DAY_MS)
    return ok({
      receiver: line,
      fits: true,
      totalKyat: sold.total,
      goods: sold.goods,
      ...(payOnSite && { later: { state: 'PAY_ON_SITE', until } }),
    })
  }
}
