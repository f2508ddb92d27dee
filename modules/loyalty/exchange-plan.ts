import * as z from 'zod/mini'
import type { ExchangeOffer } from '#contracts/loyalty.ts'
import { displayMsisdn, maskMsisdn } from '#contracts/msisdn.ts'
import { formatInteger } from '#language/formats.ts'
import { lastDay } from '#language/last-day.ts'
import { endOfYangonDay, addDays, yangonDayKey } from '#language/yangon-day.ts'
import type { LineStanding } from '#modules/identity/index.ts'
import { deltasOf, type AskedInput, type Grant, type MovePlan, type Notice } from '#modules/value/index.ts'
import type { ExchangeInput } from './exchange-input.ts'

export const ExchangeData = z.object({
  offerId: z.string(),
  points: z.int(),
  receiver: z.string(),
  validTo: z.nullable(z.string()),
  /** Kyat off the bill of a contract, credited after the points were taken. */
  fibre: z.nullable(z.object({ contractNo: z.string(), kyat: z.int() })),
})
export type ExchangeData = z.infer<typeof ExchangeData>

/** Until the end of the day, so that nobody loses hours. */
const endOf = (offer: ExchangeOffer, now: Date): Date =>
  endOfYangonDay(addDays(yangonDayKey(now), offer.validityDays))

const grantsOf = ({ gives }: ExchangeOffer, validTo: Date): Grant[] =>
  gives.map(({ unit, value, scope }) => ({
    unit,
    amount: value,
    source: 'LOYALTY',
    validTo: validTo.toISOString(),
    scope,
    shareable: false,
  }))

const nameIn = (lang: 'en' | 'my', { name, nameMm }: ExchangeOffer): string =>
  lang === 'my' ? (nameMm ?? name) : name

/** What the code's SMS says it is for, and the last digits of the other number; there is no room for more. */
const rewardOf = (offer: ExchangeOffer, line: string, receiver: string): string =>
  receiver === line ? offer.name : `${offer.name} ${displayMsisdn(receiver).slice(-4)}`

/** The other number's history entry. */
const received = (line: string, receiver: string, grants: readonly Grant[]) =>
  ({
    line: receiver,
    type: 'GIFT_IN',
    deltas: deltasOf(grants),
    counterparty: line,
    why: { key: 'exchangeIn', slots: {} },
  }) as const

const receivedNotice = (line: string, receiver: string, offer: ExchangeOffer, until: Date): Notice => ({
  when: 'DONE',
  to: receiver,
  lang: 'my',
  template: 'giftReceived',
  slots: { sender: maskMsisdn(line), package: nameIn('my', offer), date: lastDay(until) },
})

export function exchangePlan(
  { line, input, now }: AskedInput<ExchangeInput>,
  offer: ExchangeOffer,
  standing: LineStanding,
): MovePlan<ExchangeData> {
  const { contractNo } = input
  const receiver = input.receiver ?? line
  const { points, offerId } = offer
  const isOwn = receiver === line
  const until = endOf(offer, now)
  const grants = grantsOf(offer, until)
  const fibre = contractNo === null ? null : { contractNo, kyat: offer.billKyat }
  const order = {
    payer: line,
    receiver,
    price: { unit: 'POINT', amount: points },
    taxKyat: 0,
    product: offerId,
    grants,
    replaces: false,
    hold: null,
  } as const
  const spent = { unit: 'POINT', value: -points } as const
  return {
    order: { do: 'charge', order },
    product: offerId,
    amountKyat: 0,
    counterparty: isOwn ? null : receiver,
    confirmation: input.withCode
      ? {
          purpose: 'POINT_EXCHANGE',
          payload: ['exchange', line, receiver, offerId, points, contractNo ?? ''].join('\n'),
          sms: {
            template: 'exchange',
            slots: { points: formatInteger(points), reward: rewardOf(offer, line, receiver) },
          },
          standing,
        }
      : null,
    history: [
      {
        line,
        type: 'POINT_REDEEM',
        deltas: [spent, ...(isOwn ? deltasOf(grants) : [])],
        counterparty: isOwn ? null : receiver,
        why: fibre
          ? { key: 'exchangeFibre', slots: { points, price: fibre.kyat } }
          : { key: isOwn ? 'exchange' : 'exchangeOut', slots: { points } },
      },
      ...(isOwn ? [] : [received(line, receiver, grants)]),
    ],
    notices: isOwn ? [] : [receivedNotice(line, receiver, offer, until)],
    data: { offerId, points, receiver, validTo: fibre ? null : until.toISOString(), fibre },
  }
}
