import { brand } from '#brand'
import { Redeemed, type ExchangeOffer } from '#contracts/loyalty.ts'
import { isOwnNumber, maskMsisdn } from '#contracts/msisdn.ts'
import { lastDay } from '#language/last-day.ts'
import { yangonMonthStart } from '#language/yangon-day.ts'
import { frozenUntil, type LineDirectory } from '#modules/identity/index.ts'
import { accepts, makeRecipientStore, recipientRefusal, type Tag } from '#modules/recipients/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import { countMoves, type Asked, type MoveKind, type OperatorCore } from '#modules/value/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { ok, refused, type Refused } from '#platform/errors/answer.ts'
import { freePoints } from './card.ts'
import type { ExchangeFacts, ExchangeInput } from './exchange-input.ts'
import { ExchangeData, exchangePlan } from './exchange-plan.ts'
import type { MostOffBill } from './fibre-credit.ts'
import { makeFulfilmentStore } from './fulfilment-store.ts'
import { makeMemberStore } from './member-store.ts'
import { makeExchangeOfferStore } from './offer-store.ts'
import { isHigher } from './tier.ts'

type Deps = {
  readonly core: OperatorCore
  readonly lines: LineDirectory
  readonly rules: Rules
  readonly tag: Tag
  readonly mostOffBill: MostOffBill
}

export type ExchangeKind = MoveKind<ExchangeInput, ExchangeFacts, ExchangeData, Redeemed>

type AskedExchange = Asked<ExchangeInput, ExchangeFacts>

/** Points for data, minutes, messages or part of a fibre bill; for the own line or, with a code, for another. */
export const makeExchangeKind = ({ core, lines, rules, tag, mostOffBill }: Deps): ExchangeKind => ({
  name: 'exchange',
  kept: { version: 1, data: ExchangeData, result: Redeemed },

  same: ({ offerId, receiver }) => ({ product: offerId, counterparty: receiver }),
  waits: ({ withCode }) => withCode,

  async gather(line, { receiver, contractNo, account }) {
    const [own, other, standing, receiverStanding, most] = await Promise.all([
      core.line(line),
      receiver === null ? null : core.line(receiver),
      lines.find(line),
      lines.find(receiver ?? line),
      contractNo === null ? null : mostOffBill({ account, number: line }, contractNo),
    ])
    return { own, receiver: other, standing, receiverStanding, mostOffBill: most }
  },

  async check(tx, asked) {
    const { input, facts, now } = asked
    const offer = await makeExchangeOfferStore(tx).find(input.offerId, now)
    if (!offer) return refused('PACKAGE_NOT_AVAILABLE')
    const refusal =
      (await ownRefusal(tx, asked, offer, rules)) ??
      billRefusal(asked, offer) ??
      (input.receiver === null ? null : await receiverRefusal(tx, asked, input.receiver, offer, tag))
    return refusal ?? ok(exchangePlan(asked, offer, facts.standing))
  },

  async settled(tx, { move, totals, now }) {
    const { offerId, points, receiver, validTo, fibre } = move.plan.data
    const isOwn = receiver === move.line
    if (fibre) await makeFulfilmentStore(tx).begin({ moveId: move.id, line: move.line, ...fibre, now })
    if (!isOwn) await makeRecipientStore(tx).remember(move.line, receiver, now)
    return {
      transactionId: move.id,
      offerId,
      points,
      spendableAfter: totals.POINT ?? 0,
      to: isOwn ? null : maskMsisdn(receiver),
      validTo,
    }
  },
})

/** In this order: price as shown, line, tier, how often, code, points. */
async function ownRefusal(
  tx: Tx,
  { line, input, facts, now }: AskedExchange,
  offer: ExchangeOffer,
  rules: Rules,
): Promise<Refused | null> {
  const { points: n, minTier, perMonthLimit, offerId } = offer
  if (n !== input.expectedPoints) return refused('EXCHANGE_CHANGED', { slots: { n }, facts: { n } })
  if (facts.standing.state === 'BARRED') return refused('LINE_BARRED', { slots: { hotline: brand.hotline } })
  const member = await makeMemberStore(tx).find(line)
  if (isHigher(minTier, member?.tier ?? 'MEMBER'))
    return refused('TIER_TOO_LOW', { facts: { tier: minTier } })
  const since = yangonMonthStart(now)
  const used = await countMoves(tx, { line, kind: 'exchange', product: offerId, since, now })
  if (perMonthLimit !== null && used >= perMonthLimit)
    return refused('EXCHANGE_LIMIT', { slots: { date: lastDay(yangonMonthStart(now, 1)) } })
  const isOther = input.receiver !== null
  const frozen = frozenUntil(facts.standing, now, rules)
  if (isOther && frozen) return refused('SENDER_INELIGIBLE', { slots: { date: lastDay(frozen) } })
  const needsCode = n >= rules.at('points.exchange', now).codeFrom || isOther || frozen !== null
  if (needsCode && !input.withCode) return refused('OTP_REQUIRED')
  const missing = n - freePoints(facts.own?.buckets ?? [])
  return missing > 0 ? refused('POINTS_INSUFFICIENT', { slots: { n: missing }, facts: { n: missing } }) : null
}

/** A bill is paid from points in part only. */
function billRefusal({ input, facts }: AskedExchange, offer: ExchangeOffer): Refused | null {
  if ((offer.type === 'ftth') !== (input.contractNo !== null)) return refused('VALIDATION')
  if (offer.type !== 'ftth') return null
  if (input.receiver !== null) return refused('VALIDATION')
  const most = facts.mostOffBill
  if (!most) return refused('FTTH_ACCOUNT_NOT_FOUND')
  if (!most.ok) return most
  return offer.billKyat > most.value
    ? refused('EXCHANGE_BILL_SMALL', { slots: { n: most.value }, facts: { n: most.value } })
    : null
}

/** Why a number cannot receive is nobody else's business: one answer, as for gifts. */
async function receiverRefusal(
  tx: Tx,
  { line, facts, now }: AskedExchange,
  receiver: string,
  offer: ExchangeOffer,
  tag: Tag,
): Promise<Refused | null> {
  if (receiver === line) return refused('SELF_TARGET')
  if (offer.type === 'super') return refused('VALIDATION')
  if (!isOwnNumber(receiver, brand.ownNumbers.pattern)) return refused('NUMBER_NOT_ONNET')
  return recipientRefusal(tx, { line, receiver, now, tag }, async () => {
    const isWanted = await accepts(tx, receiver, line)
    return isWanted && facts.receiver !== null && facts.receiverStanding.state === 'ACTIVE'
  })
}
