import { SIMULATED_CARD, SIMULATED_KBZ } from '#adapters/pay-simulator/merchants.ts'
import { yangonDayKey } from '#language/yangon-day.ts'
import type { Shop, SimulatedChannel } from './shop.ts'

export const FLAWS = ['NONE', 'MISSING', 'EXTRA', 'DOUBLED', 'CHANGED', 'LATE'] as const
export type Flaw = (typeof FLAWS)[number]

type Line = {
  readonly kind: 'PAY' | 'REFUND'
  readonly reference: string
  readonly providerRef: string
  readonly kyat: number
}

/** A channel's payments and refunds on a Yangon day. */
function linesOf(shop: Shop, channel: SimulatedChannel, day: string): Line[] {
  const paid = [...shop.deals.values()]
    .filter((deal) => deal.channel === channel && deal.paidAt !== null && yangonDayKey(deal.paidAt) === day)
    .map(({ reference, providerRef, takenKyat: kyat }): Line => ({
      kind: 'PAY',
      reference,
      providerRef,
      kyat,
    }))
  const back = [...shop.refunds.values()]
    .filter((refund) => refund.channel === channel && yangonDayKey(refund.at) === day)
    .map(({ number, refundRef, amountKyat: kyat }): Line => ({
      kind: 'REFUND',
      reference: number,
      providerRef: refundRef,
      kyat,
    }))
  return [...paid, ...back]
}

/** The same with one flaw: a line missing, added, repeated, or with another amount. */
function flawed(lines: readonly Line[], flaw: Flaw): Line[] {
  const [first, ...rest] = lines
  if (!first) return flaw === 'EXTRA' ? [STRANGER] : []
  switch (flaw) {
    case 'MISSING':
      return rest
    case 'EXTRA':
      return [...lines, STRANGER]
    case 'DOUBLED':
      return [first, ...lines]
    case 'CHANGED':
      return [{ ...first, kyat: first.kyat + 100 }, ...rest]
    default:
      return [...lines]
  }
}

const STRANGER: Line = {
  kind: 'PAY',
  reference: 'P9999999999994Z',
  providerRef: '99999999999999999999',
  kyat: 7_000,
}

/** A channel's file of a day; null when it is empty or late. */
export function settlementFile(
  shop: Shop,
  channel: SimulatedChannel,
  day: string,
  flaw: Flaw = 'NONE',
): string | null {
  const lines = flawed(linesOf(shop, channel, day), flaw)
  if (lines.length === 0 || flaw === 'LATE') return null
  return channel === 'kbzpay' ? kbzFile(lines, day) : cardFile(lines, day)
}

const kbzFile = (lines: readonly Line[], day: string): string =>
  [
    'merch_code,day,kind,merch_order_id,mm_order_id,amount',
    ...lines.map(({ kind, reference, providerRef, kyat }) =>
      [SIMULATED_KBZ.merchant, day, kind, reference, providerRef, `${kyat}.00`].join(),
    ),
  ].join('\n')

const cardFile = (lines: readonly Line[], day: string): string =>
  [
    'merchantID;settlementDate;type;invoiceNo;tranRef;amount;currencyCode',
    ...lines.map(({ kind, reference, providerRef, kyat }) =>
      [
        SIMULATED_CARD.merchant,
        day,
        kind === 'PAY' ? 'S' : 'R',
        reference,
        providerRef,
        `${kyat}.00`,
        'MMK',
      ].join(';'),
    ),
  ].join('\n')
