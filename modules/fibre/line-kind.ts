import { randomInt } from 'node:crypto'
import type { CreateOrder } from '#contracts/payments.ts'
import { displayMsisdn, parseMsisdn } from '#contracts/msisdn.ts'
import { priceFibre } from '#contracts/fibre-quote.ts'
import type { OrderAsked, OrderKind, OwnSteps, PlacedOrder, Quoted } from '#modules/payments/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { ok, refused, type Answer, type Refused } from '#platform/errors/answer.ts'
import { readIdNumber, type IdSeal } from './id-number.ts'
import { addressKey, lineGoods, type LineGoods } from './line-order.ts'
import { makeLineOrderStore } from './line-order-store.ts'
import type { Plan, Plans, PlaceFound } from './plans.ts'
import { makeSlotStore, nextFree } from './slot-store.ts'
import { isOffered, offeredDays } from './visit-times.ts'

type Body = Extract<CreateOrder, { type: 'FTTH_NEW' }>
type Asked = OrderAsked<Body>

type Deps = {
  readonly db: Database
  readonly rules: Rules
  readonly plans: Plans
  readonly ids: IdSeal
  readonly own: OwnSteps
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Sold here, with these add-ons. */
function isSold({ item }: Plan, { chain }: PlaceFound, addOnIds: readonly string[]): boolean {
  const { availablePlaceIds: places } = item
  return (
    item.status === 'ACTIVE' &&
    (places === 'ALL' || places.some((id) => chain.includes(id))) &&
    new Set(addOnIds).size === addOnIds.length &&
    addOnIds.every((id) => item.addOns.some((addOn) => addOn.id === id))
  )
}

/** What it costs today, fixed from now on. */
function goodsOf(
  { item, price }: Plan,
  { months, addOnIds }: Body,
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

/** A new fibre line. Its price and its place in the calendar are fixed when it is ordered; people do the rest. */
export function makeLineKind({ db, rules, plans, ids, own }: Deps): OrderKind<Body> {
  const slotTaken = async (store: Database | Tx, township: string, now: Date): Promise<Refused> => {
    const visits = rules.at('ftth.visits', now)
    const days = await makeSlotStore(store).free(township, offeredDays(now, visits), visits.capacity)
    return refused('SLOT_TAKEN', { facts: { next: nextFree(days) } })
  }

  async function quote({ body, account, now }: Asked): Promise<Answer<Quoted>> {
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

  /** Of somebody, and of an address: one at the door, and no more than two that nobody has paid. */
  async function limitRefusal(
    tx: Tx,
    account: string,
    address: string,
    { body, now }: Asked,
  ): Promise<Refused | null> {
    const most = rules.at('ftth.orders', now)
    const open = await makeLineOrderStore(tx).openOf(account, address, now)
    const isFull = body.payOnSite
      ? open.onSite >= most.onSite || open.onSiteHere >= most.onSite
      : open.unpaid >= most.unpaid
    return isFull ? refused('FTTH_ORDERS_LIMIT') : null
  }

  return {
    type: 'FTTH_NEW',
    own,
    // The number itself is not even hashed without a key: its six digits are soon tried.
    compared: ({ idDocument, ...body }) => {
      const id = readIdNumber(idDocument)
      return { ...body, id: id && ids.tag(id).toString('base64') }
    },
    quote,
    async admit(tx, asked, _quoted) {
      const { id, body, account, now } = asked
      const { applicant, packageId, visit } = body
      const place = plans.place(applicant.placeId)
      const read = readIdNumber(body.idDocument)
      if (account === null || !place || !read) return refused('FORBIDDEN')
      const store = makeLineOrderStore(tx)
      const address = addressKey(applicant.placeId, applicant.address)
      await store.lockFor(account, address)
      const since = new Date(now.getTime() - rules.at('ftth.orders', now).sameMinutes * MINUTE_MS)
      const instead = await store.same(account, packageId, address, since)
      if (instead) return ok({ instead })
      const tooMany = await limitRefusal(tx, account, address, asked)
      if (tooMany) return tooMany
      const township = place.township.id
      const { capacity } = rules.at('ftth.visits', now)
      if (!(await makeSlotStore(tx).take(township, visit, capacity))) return slotTaken(tx, township, now)
      await store.insert({
        orderId: id,
        accountId: account,
        packageCode: packageId,
        months: body.months,
        addOnIds: body.addOnIds,
        payOnSite: body.payOnSite,
        applicant,
        line: parseMsisdn(applicant.contactPhone) ?? '',
        secondLine: applicant.secondPhone === undefined ? null : parseMsisdn(applicant.secondPhone),
        township,
        id: ids.seal(id, read),
        visit,
        visitCode: String(randomInt(0, 1_000)).padStart(3, '0'),
        now,
      })
      return ok(null)
    },
    lines: (order) => lineGoods(order).lines,
    target: ({ receiver }: PlacedOrder) => displayMsisdn(receiver),
    /** Late money is taken in any case: at worst its payer chooses another time. */
    stillHolds: () => true,
    deliver: async () => 'UNKNOWN',
  }
}
