import { randomInt } from 'node:crypto'
import { systemClock } from '#platform/clock/clock.ts'

export const PAY_FAULTS = [
  'NONE',
  'LATE',
  'DUPLICATE',
  'LOST',
  'FORGED',
  'WRONG_AMOUNT',
  'SILENT_AFTER_CHARGE',
  'DOWN',
] as const
export type PayFault = (typeof PAY_FAULTS)[number]

export type SimulatedChannel = 'kbzpay' | '2c2p'
type DealState = 'WAITING' | 'PAID' | 'REFUSED' | 'CLOSED'

export type Deal = {
  readonly channel: SimulatedChannel
  readonly reference: string
  readonly amountKyat: number
  readonly providerRef: string
  readonly prepayId: string
  readonly noticeUrl: string
  readonly returnUrl: string
  readonly expiresAtMs: number
  state: DealState
  /** What was really taken. */
  takenKyat: number
  paidAt: Date | null
}

export type SimulatedRefund = {
  readonly channel: SimulatedChannel
  readonly number: string
  readonly reference: string
  readonly amountKyat: number
  readonly refundRef: string
  readonly at: Date
}

type NewDeal = Pick<Deal, 'channel' | 'reference' | 'amountKyat' | 'noticeUrl' | 'returnUrl' | 'expiresAtMs'>

const MOST_KEPT = 20_000
const digits = (length: number): string => Array.from({ length }, () => randomInt(0, 10)).join('')

/** The channels' side of every payment: what was started, who paid, and which faults are on. */
export function makeShop({ now = () => systemClock.now() }: { readonly now?: () => Date } = {}) {
  const deals = new Map<string, Deal>()
  const refunds = new Map<string, SimulatedRefund>()
  const faults = new Map<string, PayFault>()

  const faultOf = (reference: string): PayFault => faults.get(reference) ?? faults.get('') ?? 'NONE'

  return {
    deals,
    refunds,
    faultOf,
    /** For one reference, or for all when it is empty. */
    setFault(fault: PayFault, reference = ''): void {
      if (fault === 'NONE') faults.delete(reference)
      else faults.set(reference, fault)
    },
    faults: () => Array.from(faults, ([reference, fault]) => ({ reference, fault })),
    begin(deal: NewDeal): Deal {
      const known = deals.get(deal.reference)
      if (known) return known
      const begun: Deal = {
        ...deal,
        providerRef: digits(20),
        prepayId: `${deal.channel.toUpperCase()}${digits(24)}`,
        state: 'WAITING',
        takenKyat: 0,
        paidAt: null,
      }
      deals.set(deal.reference, begun)
      const [oldest] = deals.keys()
      if (deals.size > MOST_KEPT && oldest !== undefined) deals.delete(oldest)
      return begun
    },
    /** In its present state: expired if nobody paid in time. */
    find(reference: string): Deal | null {
      const deal = deals.get(reference)
      if (deal?.state === 'WAITING' && deal.expiresAtMs <= now().getTime()) deal.state = 'CLOSED'
      return deal ?? null
    },
    byPrepay: (prepayId: string): Deal | null =>
      [...deals.values()].find((deal) => deal.prepayId === prepayId) ?? null,
    /** False when it can no longer be paid. */
    pay(reference: string): boolean {
      const deal = this.find(reference)
      if (deal?.state !== 'WAITING') return false
      deal.state = 'PAID'
      deal.takenKyat = faultOf(reference) === 'WRONG_AMOUNT' ? deal.amountKyat - 500 : deal.amountKyat
      deal.paidAt = now()
      return true
    },
    refuse(reference: string): boolean {
      const deal = this.find(reference)
      if (deal?.state !== 'WAITING') return false
      deal.state = 'REFUSED'
      return true
    },
    close(reference: string): boolean {
      const deal = this.find(reference)
      if (!deal || deal.state === 'PAID') return false
      if (deal.state === 'WAITING') deal.state = 'CLOSED'
      return true
    },
    refund: makeRefund(deals, refunds, now),
  }
}

/** One refund per number, never more than was taken. */
const makeRefund =
  (deals: ReadonlyMap<string, Deal>, refunds: Map<string, SimulatedRefund>, now: () => Date) =>
  (number: string, reference: string, amountKyat: number): SimulatedRefund | null => {
    const known = refunds.get(number)
    if (known) return known
    const deal = deals.get(reference)
    const back = [...refunds.values()]
      .filter((one) => one.reference === reference)
      .reduce((sum, one) => sum + one.amountKyat, 0)
    if (deal?.state !== 'PAID' || back + amountKyat > deal.takenKyat) return null
    const refund = { channel: deal.channel, number, reference, amountKyat, refundRef: digits(18), at: now() }
    refunds.set(number, refund)
    return refund
  }

export type Shop = ReturnType<typeof makeShop>
