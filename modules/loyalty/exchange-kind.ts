import { brand } from '#brand'
import { Redeemed, type ExchangeOffer } from '#contracts/loyalty.ts'
import { isOwnNumber, maskMsisdn } from '#contracts/msisdn.ts'
import { yangonDayKey, yangonMonthStart } from '#language/yangon-day.ts'
import { frozenRefusal, type LineDirectory, type LineStanding } from '#modules/identity/index.ts'
import { accepts, makeRecipientStore, recipientRefusal, type Tag } from '#modules/recipients/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import {
  withPoints,
  type Asked,
  type AskedInput,
  type Move,
  type MoveKind,
  type OperatorCore,
} from '#modules/value/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { lookOf } from '#platform/db/part.ts'
import { ok, refused, type Answer, type Refused } from '#platform/errors/answer.ts'
import { freePoints } from './card.ts'
import type { ExchangeFacts, ExchangeInput } from './exchange-input.ts'
import { exchangedOff, exchangePart, exchangeSeen, type ExchangeSeen } from './exchange-look-store.ts'
import { ExchangeData, exchangePlan } from './exchange-plan.ts'
import type { MostOffBill } from './fibre-credit.ts'
import { makeFulfilmentStore } from './fulfilment-store.ts'
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

/** Points for data, minutes, SMS or part of a fibre bill; for the own line or, with a code, for another. */
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
    const { line, input, facts, now } = asked
    const seen = await exchangeSeen(tx, line, input.offerId, now)
    const points = freePoints(facts.own?.buckets ?? [])
    const decided = decideOwn(asked, { ...seen, standing: facts.standing, points }, rules)
    if (!decided.ok) return decided
    const offer = decided.value
    const refusal =
      (await billRefusal(tx, asked, offer)) ??
      (input.receiver === null ? null : await receiverRefusal(tx, asked, input.receiver, offer, tag))
    return refusal ?? ok(exchangePlan(asked, offer, facts.standing))
  },

  /** For the own line without a code; a bill or another number needs questions to outside systems. */
  atOneLook(asked, parts) {
    const { line, input, now } = asked
    if (input.withCode || input.receiver !== null || input.contractNo !== null || !lines.part) return null
    const { columns, read } = lookOf<OneLook>({
      seen: exchangePart(line, input.offerId, now),
      standing: lines.part(line),
      points: parts.points(line, now),
    })
    return {
      columns,
      read(row) {
        const { seen, standing, points } = read(row)
        const decided = decideOwn(asked, { ...seen, standing, points }, rules)
        if (!decided.ok) return decided
        return decided.value.type === 'ftth'
          ? refused('VALIDATION')
          : ok(exchangePlan(asked, decided.value, standing))
      },
    }
  },

  /** The SIM may have been changed meanwhile. */
  recheck: async (_tx, { line, plan }, now, own) =>
    (plan.data.receiver === line ? null : frozenRefusal(own, now, rules)) ?? ok(plan),

  async settled(tx, { move, totals, now }) {
    const { receiver, fibre } = move.plan.data
    if (fibre) await makeFulfilmentStore(tx).begin({ moveId: move.id, line: move.line, ...fibre, now })
    if (receiver !== move.line) await makeRecipientStore(tx).remember(move.line, receiver, now)
    return redeemedOf(move, totals.POINT ?? 0)
  },

  shortEnd(move) {
    const { receiver, fibre } = move.plan.data
    if (fibre || receiver !== move.line) return null
    const { spendableAfter: _, ...known } = redeemedOf(move, 0)
    return {
      rows: [],
      result: (totals) => redeemedOf(move, totals.POINT ?? 0),
      kept: (totals) => withPoints(known, totals),
    }
  },
})

type OneLook = {
  readonly seen: ExchangeSeen
  readonly standing: LineStanding
  readonly points: number
}

const redeemedOf = ({ id, line, plan }: Move<ExchangeData>, spendableAfter: number): Redeemed => ({
  transactionId: id,
  offerId: plan.data.offerId,
  points: plan.data.points,
  spendableAfter,
  to: plan.data.receiver === line ? null : maskMsisdn(plan.data.receiver),
  validTo: plan.data.validTo,
})

type OwnSeen = ExchangeSeen & { readonly standing: LineStanding; readonly points: number }

/** Checked in this order: offer, price as shown, line, tier, uses this month, code, points. */
function decideOwn(
  { input, now }: AskedInput<ExchangeInput>,
  { offer, tier, used, standing, points }: OwnSeen,
  rules: Rules,
): Answer<ExchangeOffer> {
  if (!offer) return refused('PACKAGE_NOT_AVAILABLE')
  const { points: n, minTier, perMonthLimit } = offer
  if (n !== input.expectedPoints) return refused('EXCHANGE_CHANGED', { slots: { n }, facts: { n } })
  if (standing.state === 'BARRED') return refused('LINE_BARRED', { slots: { hotline: brand.hotline } })
  if (isHigher(minTier, tier)) return refused('TIER_TOO_LOW', { facts: { tier: minTier } })
  if (perMonthLimit !== null && used >= perMonthLimit)
    return refused('EXCHANGE_LIMIT', { slots: { date: yangonDayKey(yangonMonthStart(now, 1)) } })
  const isOther = input.receiver !== null
  const frozen = frozenRefusal(standing, now, rules)
  if (isOther && frozen) return frozen
  const needsCode = n >= rules.at('points.exchange', now).codeFrom || isOther || frozen !== null
  if (needsCode && !input.withCode) return refused('OTP_REQUIRED')
  const missing = n - points
  return missing > 0
    ? refused('POINTS_INSUFFICIENT', { slots: { n: missing }, facts: { n: missing } })
    : ok(offer)
}

/** Points may pay only part of a bill, all exchanges for it together. */
async function billRefusal(
  tx: Tx,
  { input, facts, now }: AskedExchange,
  offer: ExchangeOffer,
): Promise<Refused | null> {
  if ((offer.type === 'ftth') !== (input.contractNo !== null)) return refused('VALIDATION')
  if (offer.type !== 'ftth') return null
  if (input.receiver !== null) return refused('VALIDATION')
  const off = facts.mostOffBill
  if (!off || input.contractNo === null) return refused('FTTH_ACCOUNT_NOT_FOUND')
  if (!off.ok) return off
  const { most, since } = off.value
  const n = Math.max(0, most - (await exchangedOff(tx, input.contractNo, since, now)))
  return offer.billKyat > n ? refused('EXCHANGE_BILL_SMALL', { slots: { n }, facts: { n } }) : null
}

/** Why a number cannot receive is private: one refusal for all reasons, as for gifts. */
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
