import { brand } from '#brand'
import type { Registered } from '#contracts/purchases.ts'
import { CODE_ABOVE_KYAT } from '#contracts/purchases.ts'
import type { Lang } from '#contracts/language.ts'
import { frozenUntil, type LineDirectory, type LineStanding } from '#modules/identity/index.ts'
import { isEligible, overlapWith, type Overlap, type Product } from '#modules/packages/index.ts'
import {
  freeKyat,
  totalsView,
  type Asked,
  type CoreLine,
  type MoveKind,
  type MovePlan,
  type Notice,
  type OperatorCore,
} from '#modules/value/index.ts'
import { ok, refused, type Answer, type Refused } from '#platform/errors/answer.ts'
import type { Tx } from '#platform/db/database.ts'
import { deltasOf, kyatText, lastDay, nameIn, saleOf, type Sale } from './sale.ts'
import { stretchOf } from './stretch.ts'
import { subscriptionView, UNDO, type Held } from './subscription.ts'
import { makeSubscriptionStore } from './subscription-store.ts'
import { replaceBy } from './undo-store.ts'

export type PurchaseInput = {
  readonly product: string
  readonly expectedPrice: number
  readonly autoRenew: boolean
  readonly acceptOverlap: boolean
  /** Asked for with a code to follow. */
  readonly withCode: boolean
  /** The subscription this renews, when the product itself asks. */
  readonly renews: string | null
}

export type Facts = { readonly core: CoreLine | null; readonly standing: LineStanding }

/** What the end of a purchase needs to know. */
type Data = {
  readonly held: Omit<Held, 'startedAt' | 'expiresAt' | 'nextRenewAt' | 'undoUntil'> & {
    readonly expiresAt: string
  }
  readonly names: Pick<Product, 'name' | 'nameMm' | 'serviceId'>
  readonly rules: Pick<Product['item'], 'autoRenewable' | 'stopCode' | 'kind'>
  readonly pointsEarned: number
  readonly ends: readonly string[]
  readonly renews: string | null
}

export type ShopDeps = {
  readonly core: OperatorCore
  readonly lines: LineDirectory
  /** Null when it is not on sale now. */
  readonly product: (id: string) => Product | null
}

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

export const makePurchaseKind = ({ core, lines, product }: ShopDeps): MoveKind<PurchaseInput, Facts> => ({
  name: 'purchase',

  async gather(line) {
    const [known, standing] = await Promise.all([core.line(line), lines.find(line)])
    return { core: known, standing }
  },

  /** In this order: on sale, eligible, price, code, overlap, balance. */
  async check(tx, asked) {
    const { input, facts, now } = asked
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
    const { held, names, rules, pointsEarned, ends, renews } = move.plan.data as Data
    const store = makeSubscriptionStore(tx)
    const expiresAt = new Date(held.expiresAt)
    const fresh: Held = {
      ...held,
      // A plan of the release before has none.
      stretch: held.stretch ?? null,
      startedAt: now,
      expiresAt,
      nextRenewAt: held.autoRenew ? expiresAt : null,
      undoUntil: renews ? null : new Date(now.getTime() + UNDO.withinMs),
    }
    await store.insert(fresh)
    for (const id of ends) await replaceBy(tx, id, move.id)
    if (renews) {
      await store.change(renews, {
        status: 'EXPIRED',
        autoRenew: false,
        nextRenewAt: null,
        renewMoveId: null,
      })
    }
    const known = { ...names, item: rules }
    const result: Registered = {
      subscription: subscriptionView(fresh, known, now),
      balances: totalsView(totals),
      pointsEarned,
    }
    return result
  },
})

/** What costs much, and a service that will take money again and again. */
const needsCode = ({ item, price }: Product, { autoRenew }: PurchaseInput): boolean =>
  price > CODE_ABOVE_KYAT || (item.kind === 'DIGITAL' && item.autoRenewable && autoRenew)

type Taken = { readonly until: Date; readonly replaces: boolean; readonly ends: readonly string[] }

async function overlapOf(
  tx: Tx,
  { line, input, now }: Asked<PurchaseInput, Facts>,
  { item, name }: Product,
): Promise<Answer<Taken>> {
  const running = (await makeSubscriptionStore(tx).running(line, now, item.code)).filter(
    ({ id }) => id !== input.renews,
  )
  // Where the last ends is only known when the undo has ended.
  if (item.overlap !== 'STACK_PARALLEL' && running.some(({ undoMoveId }) => undoMoveId !== null)) {
    return refused('PACKAGE_BUSY')
  }
  const overlap: Overlap = overlapWith(item, running, now)
  if (overlap.kind === 'NONE') return ok({ until: overlap.until, replaces: false, ends: [] })
  const date = lastDay(overlap.current)
  if (overlap.kind === 'BLOCKED') {
    return refused('PACKAGE_BLOCKED_BY_ACTIVE', { slots: { name, date }, facts: { date } })
  }
  if (!input.acceptOverlap && !input.renews) {
    const facts = { date, newDate: lastDay(overlap.until), rule: overlap.rule }
    return refused('PACKAGE_OVERLAP', { slots: { date }, facts })
  }
  const replaces = overlap.rule === 'REPLACE'
  return ok({ until: overlap.until, replaces, ends: replaces ? running.map(({ id }) => id) : [] })
}

function planOf(
  { id, line, lang, input, facts, now }: Asked<PurchaseInput, Facts>,
  found: Product,
  sale: Sale,
  { until, replaces, ends }: Taken,
): MovePlan {
  const { item, name, nameMm, serviceId } = found
  const { totalKyat, taxKyat, grants, pointsEarned } = sale
  const data: Data = {
    held: {
      id,
      line,
      product: item.code,
      status: 'ACTIVE',
      priceKyat: totalKyat,
      expiresAt: until.toISOString(),
      autoRenew: input.autoRenew && item.autoRenewable,
      renewTries: 0,
      renewMoveId: null,
      origin: 'SELF',
      giftedBy: null,
      moveId: id,
      stretch: stretchOf(item, now),
      undoMoveId: null,
    },
    names: { name, nameMm, serviceId },
    rules: { stopCode: item.stopCode, autoRenewable: item.autoRenewable, kind: item.kind },
    pointsEarned,
    ends,
    renews: input.renews,
  }
  const order = {
    payer: line,
    receiver: line,
    priceKyat: totalKyat,
    taxKyat,
    product: item.code,
    grants,
    replaces,
  }
  return {
    order: { do: 'charge', order: { ...order, hold: null } },
    product: item.code,
    amountKyat: totalKyat,
    counterparty: null,
    confirmation: input.withCode
      ? {
          purpose: 'PURCHASE',
          payload: ['purchase', line, item.code, totalKyat].join('\n'),
          sms: { template: 'purchase', slots: { package: nameIn(lang, found), price: kyatText(totalKyat) } },
          standing: facts.standing,
        }
      : null,
    history: [
      {
        line,
        type: input.renews ? 'RENEWAL' : 'PACKAGE',
        deltas: [{ unit: 'MMK', value: -totalKyat }, ...deltasOf(grants)],
        counterparty: null,
        why: { key: input.renews ? 'renewal' : 'purchase', slots: { price: totalKyat, tax: taxKyat } },
      },
    ],
    notices: purchaseNotices({ line, lang, found, totalKyat, until, isRenewal: input.renews !== null }),
    data,
  }
}

type Noticed = {
  readonly line: string
  readonly lang: Lang
  readonly found: Product
  readonly totalKyat: number
  readonly until: Date
  readonly isRenewal: boolean
}

function purchaseNotices({ line, lang, found, totalKyat, until, isRenewal }: Noticed): Notice[] {
  const slots = { package: nameIn(lang, found), price: kyatText(totalKyat) }
  const to = { to: line, lang }
  if (isRenewal) {
    return [{ when: 'DONE', ...to, template: 'renewed', slots: { ...slots, date: lastDay(until) } }]
  }
  return [
    { when: 'LATE_DONE', ...to, template: 'moveDone', slots },
    { when: 'LATE_FAILED', ...to, template: 'moveFailed', slots: { package: slots.package } },
  ]
}
