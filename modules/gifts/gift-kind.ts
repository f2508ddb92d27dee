import { brand } from '#brand'
import * as z from 'zod/mini'
import { giveGift, type Transfer } from '#contracts/gifts.ts'
import { isOwnNumber, maskMsisdn } from '#contracts/msisdn.ts'
import { receiptNo } from '#contracts/receipt-no.ts'
import { formatInteger } from '#language/formats.ts'
import { lastDay } from '#language/last-day.ts'
import { frozenRefusal, type LineStanding } from '#modules/identity/index.ts'
import { earnSeen, earnsFor } from '#modules/loyalty/index.ts'
import { isEligible, nameIn, overlapWith, type Product } from '#modules/packages/index.ts'
import {
  endingAt,
  fitsNow,
  isBusy,
  lineRefusal,
  makeSubscriptionStore,
  presentOf,
  saleOf,
  Stretch,
  stretchOf,
  type SubscriptionRecord,
  type ShopDeps,
} from '#modules/purchases/index.ts'
import { accepts, makeRecipientStore, recipientRefusal, type Tag } from '#modules/recipients/index.ts'
import {
  deltasOf,
  freeKyat,
  kyat,
  missingRefusal,
  totalsView,
  type Asked,
  type CoreLine,
  type Move,
  type MoveKind,
  type MovePlan,
  type StoredPlan,
} from '#modules/value/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'

export type GiftInput = {
  readonly product: string
  readonly receiver: string
  readonly expectedPrice: number
  readonly message: string | null
}

export type GiftFacts = {
  readonly sender: CoreLine | null
  readonly receiver: CoreLine | null
  readonly senderStanding: LineStanding
  readonly receiverStanding: LineStanding
}

const GiftData = z.object({
  receiver: z.string(),
  product: z.string(),
  names: z.object({ name: z.string(), nameMm: z.nullable(z.string()) }),
  until: z.string(),
  /** Plans stored by the previous release have none. */
  stretch: z._default(z.nullable(Stretch), null),
  message: z.nullable(z.string()),
  createdAt: z.string(),
})
type GiftData = z.infer<typeof GiftData>

type GiftDeps = ShopDeps & { readonly tag: Tag }

export type GiftKind = MoveKind<GiftInput, GiftFacts, GiftData, z.infer<typeof giveGift.result>>

/** A package bought by one line for another, confirmed by a code that names package, price and recipient. */
export const makeGiftKind = ({ core, lines, product, rules, tag }: GiftDeps): GiftKind => ({
  name: 'gift',
  hasDailyLimit: true,
  kept: { version: 1, data: GiftData, result: giveGift.result },

  same: (input) => ({
    product: product(input.product)?.item.code ?? input.product,
    counterparty: input.receiver,
  }),
  waits: () => true,

  async gather(line, { receiver }) {
    const [sender, received, senderStanding, receiverStanding] = await Promise.all([
      core.line(line),
      core.line(receiver),
      lines.find(line),
      lines.find(receiver),
    ])
    return { sender, receiver: received, senderStanding, receiverStanding }
  },

  async check(tx, asked) {
    const { line, input, facts, today, now } = asked
    if (input.receiver === line) return refused('SELF_TARGET')
    if (!isOwnNumber(input.receiver, brand.ownNumbers.pattern)) return refused('NUMBER_NOT_ONNET')
    const found = product(input.product)
    if (!found) return refused('PACKAGE_NOT_AVAILABLE')
    if (!found.item.giftable) return refused('PACKAGE_NOT_GIFTABLE')
    const barred = lineRefusal(facts.senderStanding, now, rules)
    if (barred) return barred
    if (found.price !== input.expectedPrice) {
      return refused('PRICE_CHANGED', { slots: { n: found.price }, facts: { n: found.price } })
    }
    const { totalKyat } = saleOf(found, { until: now, source: 'GIFT' })
    const perDay = rules.at('gift.perDay', now)
    if (!today || today.count >= perDay.count) return refused('DAILY_COUNT_LIMIT')
    if (today.kyat + totalKyat > perDay.kyat) return refused('DAILY_AMOUNT_LIMIT')
    if (!facts.sender) return refused('PACKAGE_NOT_ELIGIBLE')
    const missing = missingRefusal(freeKyat(facts.sender.buckets), totalKyat)
    if (missing) return missing
    const until = await receiverUntil(tx, { ...asked, tag }, found)
    if (!until.ok) return until
    const sale = saleOf(found, { until: until.value, source: 'GIFT' })
    const bought = { netKyat: sale.netKyat, bonus: sale.pointsBonus, limited: true }
    const earns = earnsFor(bought, await earnSeen(tx, line, now), rules, now)
    return ok({ ...planOf(asked, found, sale, until.value), earns })
  },

  /** The SIM may have been changed, and its receiver may have got more of it meanwhile. Why they cannot have it any more is never told. */
  async recheck(tx, { id, plan }, now, own) {
    const frozen = frozenRefusal(own, now, rules)
    if (frozen) return frozen
    const { receiver, product: code, until, stretch } = plan.data
    const present = await presentOf(tx, { id, line: receiver, product: code, now })
    const planned = { stretch, until: new Date(until), ends: [] }
    const fits = fitsNow(planned, product(code)?.item ?? null, present, now)
    return fits.ok ? ok(endingLater(plan, fits.value.until)) : refused('RECIPIENT_INELIGIBLE')
  },

  async settled(tx, { move, totals, now }) {
    await makeSubscriptionStore(tx).insert(receivedOf(move, now))
    await makeRecipientStore(tx).remember(move.line, move.plan.data.receiver, now)
    return { transfer: transferOf(move, now), balances: totalsView(totals) }
  },
})

function receivedOf({ id, line, amountKyat, plan }: Move<GiftData>, now: Date): SubscriptionRecord {
  const { receiver, product, until, stretch } = plan.data
  return {
    id,
    line: receiver,
    product,
    status: 'ACTIVE',
    priceKyat: amountKyat,
    startedAt: now,
    expiresAt: new Date(until),
    autoRenew: false,
    nextRenewAt: null,
    giveBackMoveId: null,
    renewTries: 0,
    renewMoveId: null,
    origin: 'GIFT',
    giftedBy: line,
    undoUntil: null,
    moveId: id,
    stretch,
    undoMoveId: null,
    offer: null,
    renewPriceKyat: null,
  }
}

function transferOf({ id, amountKyat, plan }: Move<GiftData>, now: Date): Transfer {
  const { receiver, product, names, until, message, createdAt } = plan.data
  return {
    transferId: id,
    kind: 'GIFT',
    to: maskMsisdn(receiver),
    amount: { unit: 'MMK', value: amountKyat },
    fee: 0,
    packageId: product,
    packageName: names.name,
    packageNameMm: names.nameMm,
    status: 'COMPLETED',
    message,
    recipientValidTo: until,
    createdAt,
    completedAt: now.toISOString(),
    receiptNo: receiptNo(id),
  }
}

const endingLater = (plan: StoredPlan<GiftData>, end: Date): StoredPlan<GiftData> => {
  const until = end.toISOString()
  return {
    ...plan,
    order: endingAt(plan.order, until),
    notices: plan.notices.map((notice) =>
      notice.template === 'giftReceived'
        ? { ...notice, slots: { ...notice.slots, date: lastDay(end) } }
        : notice,
    ),
    data: { ...plan.data, until },
  }
}

/** When the package would end at the receiver. The same work for every number, so that timing reveals nothing. */
async function receiverUntil(
  tx: Tx,
  { id, line, input, facts, now, tag }: Asked<GiftInput, GiftFacts> & { readonly tag: Tag },
  { item }: Product,
): Promise<Answer<Date>> {
  const { receiver, receiverStanding } = facts
  let until = now
  const refusal = await recipientRefusal(tx, { line, receiver: input.receiver, now, tag }, async () => {
    const isWanted = await accepts(tx, input.receiver, line)
    const present = await presentOf(tx, { id, line: input.receiver, product: item.code, now })
    const { running } = present
    const overlap = overlapWith(item, running, now)
    if (overlap.outcome !== 'BLOCKED') until = overlap.until
    // A gift from a stranger never ends a package its receiver already has.
    const isFree = !isBusy(item, present)
    const isBeside = overlap.outcome === 'NONE' || (overlap.outcome === 'WARN' && overlap.rule !== 'REPLACE')
    const isAble =
      receiver !== null && receiverStanding.state === 'ACTIVE' && isEligible(item.eligibility, receiver, now)
    return isWanted && isFree && isBeside && isAble
  })
  return refusal ?? ok(until)
}

function planOf(
  { line, lang, input, facts, now }: Asked<GiftInput, GiftFacts>,
  found: Product,
  { totalKyat, taxKyat, grants }: ReturnType<typeof saleOf>,
  until: Date,
): MovePlan<GiftData> {
  const { item, name, nameMm } = found
  const { receiver, message } = input
  const shown = { package: nameIn(lang, found), price: formatInteger(totalKyat) }
  const data: GiftData = {
    receiver,
    product: item.code,
    names: { name, nameMm },
    until: until.toISOString(),
    stretch: stretchOf(item, now),
    message,
    createdAt: now.toISOString(),
  }
  const order = {
    payer: line,
    receiver,
    price: kyat(totalKyat),
    taxKyat,
    product: item.code,
    grants,
    replaces: false,
  }
  return {
    order: { do: 'charge', order: { ...order, hold: null } },
    product: item.code,
    amountKyat: totalKyat,
    counterparty: receiver,
    confirmation: {
      purpose: 'GIFT',
      payload: ['gift', line, receiver, item.code, totalKyat].join('\n'),
      sms: { template: 'gift', slots: { ...shown, recipient: receiver } },
      standing: facts.senderStanding,
    },
    history: [
      {
        line,
        type: 'GIFT_OUT',
        deltas: [{ unit: 'MMK', value: -totalKyat }],
        counterparty: receiver,
        why: { key: 'giftOut', slots: { price: totalKyat, tax: taxKyat } },
      },
      {
        line: receiver,
        type: 'GIFT_IN',
        deltas: deltasOf(grants),
        counterparty: line,
        why: { key: 'giftIn', slots: { message: message ?? '' } },
      },
    ],
    notices: [
      {
        when: 'DONE',
        to: receiver,
        lang: 'my',
        template: 'giftReceived',
        slots: { sender: maskMsisdn(line), package: nameIn('my', found), date: lastDay(until) },
      },
      { when: 'LATE_DONE', to: line, lang, template: 'moveDone', slots: shown },
      { when: 'LATE_FAILED', to: line, lang, template: 'moveFailed', slots: { package: shown.package } },
    ],
    data,
  }
}
