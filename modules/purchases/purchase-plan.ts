import * as z from 'zod/mini'
import { Allowance, PACKAGE_TYPES } from '#contracts/packages.ts'
import { SUBSCRIPTION_STATUSES } from '#contracts/purchases.ts'
import type { Lang } from '#contracts/language.ts'
import { formatInteger } from '#language/formats.ts'
import { lastDay } from '#language/last-day.ts'
import type { LineStanding } from '#modules/identity/index.ts'
import { chargeFor, nameIn, type Product } from '#modules/packages/index.ts'
import {
  deltasOf,
  kyat,
  type AskedInput,
  type Earns,
  type MovePlan,
  type Notice,
} from '#modules/value/index.ts'
import type { PurchaseInput } from './purchase-input.ts'
import type { Given } from './offer-given.ts'
import type { Sale } from './sale.ts'
import type { Taken } from './overlap.ts'
import { Stretch, stretchOf } from './stretch.ts'

const text = z.string()
const textOrNull = z.nullable(text)

/** What the end of a purchase needs to know. */
export const PurchaseData = z.object({
  held: z.object({
    id: text,
    line: text,
    product: text,
    status: z.enum(SUBSCRIPTION_STATUSES),
    priceKyat: z.int(),
    expiresAt: text,
    autoRenew: z.boolean(),
    renewTries: z.int(),
    renewMoveId: textOrNull,
    origin: z.enum(['SELF', 'GIFT', 'LOYALTY', 'CAMPAIGN']),
    giftedBy: textOrNull,
    moveId: text,
    /** Plans stored by the release before have none. */
    stretch: z._default(z.nullable(Stretch), null),
    undoMoveId: z._default(textOrNull, null),
    /** The end of the period before, for a renewal ahead of time; null: it begins when the move is done. */
    startsAt: z._default(textOrNull, null),
    offer: z._default(textOrNull, null),
    renewPriceKyat: z._default(z.nullable(z.int()), null),
  }),
  names: z.object({ name: text, nameMm: textOrNull, serviceId: textOrNull }),
  rules: z.object({ autoRenewable: z.boolean(), stopCode: textOrNull, kind: z.enum(PACKAGE_TYPES) }),
  pointsEarned: z.int(),
  ends: z.array(text),
  renews: textOrNull,
  /** What the offer gave, and the piece of it that this move takes. */
  offered: z._default(
    z.nullable(
      z.object({
        code: text,
        piece: z.nullable(z.int()),
        priceBefore: z.nullable(z.int()),
        bonus: z.array(Allowance),
      }),
    ),
    null,
  ),
})
export type PurchaseData = z.infer<typeof PurchaseData>

type Decided = AskedInput<PurchaseInput> & {
  readonly standing: LineStanding
  readonly given: Given
  readonly earns: Earns | null
}

export function planOf(asked: Decided, found: Product, sale: Sale, taken: Taken): MovePlan<PurchaseData> {
  const { line, lang, input, standing, earns } = asked
  const { item } = found
  const { totalKyat, taxKyat, grants } = sale
  const { until, replaces } = taken
  const data = dataOf(asked, found, sale, taken)
  const order = {
    payer: line,
    receiver: line,
    price: kyat(totalKyat),
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
          sms: {
            template: 'purchase',
            slots: { package: nameIn(lang, found), price: formatInteger(totalKyat) },
          },
          standing,
        }
      : null,
    history: [
      {
        line,
        type: input.renews ? 'RENEWAL' : 'PACKAGE',
        deltas: [{ unit: 'MMK', value: -totalKyat }, ...deltasOf(grants)],
        counterparty: null,
        why: {
          key: input.renews ? 'renewal' : 'purchase',
          slots: { price: totalKyat, tax: taxKyat, ...slotsOf(data.offered) },
        },
      },
    ],
    notices: purchaseNotices({ line, lang, found, totalKyat, until, isRenewal: input.renews !== null }),
    earns,
    data,
  }
}

function dataOf(
  { id, line, input, given, earns, now }: Decided,
  found: Product,
  { totalKyat }: Sale,
  { from, until, ends }: Taken,
): PurchaseData {
  const { item, name, nameMm, serviceId } = found
  const offered = offeredOf(found, given)
  return {
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
      startsAt: from > now ? from.toISOString() : null,
      offer: offered?.code ?? null,
      renewPriceKyat: offered?.priceBefore ?? null,
    },
    names: { name, nameMm, serviceId },
    rules: { stopCode: item.stopCode, autoRenewable: item.autoRenewable, kind: item.type },
    pointsEarned: earns?.spend ?? 0,
    ends: [...ends],
    renews: input.renews,
    offered,
  }
}

type Offered = PurchaseData['offered']

function offeredOf({ item, price }: Product, { offer, piece }: Given): Offered {
  if (offer === null) return null
  const priceBefore = offer.price === null ? null : chargeFor(price, item).totalKyat
  return { code: offer.code, piece, priceBefore, bonus: [...offer.bonus] }
}

/** For the receipt: the price without the offer, and what the offer added. */
const slotsOf = (offered: Offered): Record<string, number> =>
  Object.fromEntries([
    ...(offered?.priceBefore == null ? [] : [['before', offered.priceBefore]]),
    ...(offered?.bonus ?? []).map(({ unit, value }) => [`bonus${unit}`, value]),
  ])

type Noticed = {
  readonly line: string
  readonly lang: Lang
  readonly found: Product
  readonly totalKyat: number
  readonly until: Date
  readonly isRenewal: boolean
}

function purchaseNotices({ line, lang, found, totalKyat, until, isRenewal }: Noticed): Notice[] {
  const slots = { package: nameIn(lang, found), price: formatInteger(totalKyat) }
  const to = { to: line, lang }
  if (isRenewal) {
    return [{ when: 'DONE', ...to, template: 'renewed', slots: { ...slots, date: lastDay(until) } }]
  }
  return [
    { when: 'LATE_DONE', ...to, template: 'moveDone', slots },
    { when: 'LATE_FAILED', ...to, template: 'moveFailed', slots: { package: slots.package } },
  ]
}
