import type { Asked, Paid } from './channel.ts'
import type { PaymentTry } from './payment.ts'
import type { PaymentState } from './states.ts'

export type Verdict =
  | { readonly to: 'SUCCEEDED'; readonly paid: Paid }
  | { readonly to: 'HELD'; readonly differs: readonly string[] }
  | { readonly to: Exclude<PaymentState, 'SUCCEEDED' | 'HELD'>; readonly why: string; readonly alarm?: true }
  /** No change. */
  | { readonly to: null; readonly alarm?: true }

type Facts = {
  readonly merchant: string
  readonly now: Date
  /** The last question, a day after its end: what is unpaid now will never be paid. */
  readonly isLast: boolean
}

const STAYS: Verdict = { to: null }

/** Decides what the channel's answer means. Nothing else makes a payment paid. */
export function judgeAsked(payment: PaymentTry, asked: Asked, facts: Facts): Verdict {
  if (asked.said === 'PAID') return judgePaid(payment, asked, facts)
  const isWatched = payment.state === 'EXPIRED' || payment.state === 'FAILED'
  // A correctly signed notice said paid, but the channel's own answer does not: neither is trusted yet.
  const contradicts = payment.noticeSaid === 'PAID' && asked.said !== 'PROCESSING' && asked.said !== 'WAITING'
  if (isWatched) return contradicts ? { to: null, alarm: true } : STAYS
  if (contradicts && !facts.isLast) return toUnknown(payment, 'CONTRADICTION')
  const isOver = facts.now >= payment.expiresAt
  switch (asked.said) {
    case 'REFUSED':
      return {
        to: 'FAILED',
        why: contradicts ? 'CONTRADICTION' : 'REFUSED',
        ...(contradicts && { alarm: true }),
      }
    case 'CLOSED':
      return payment.state === 'CREATED' ? { to: 'FAILED', why: 'CLOSED' } : { to: 'EXPIRED', why: 'CLOSED' }
    case 'WAITING':
    case 'NOT_FOUND':
      if (payment.state === 'CREATED') return { to: 'UNKNOWN', why: 'LEFT_BEHIND' }
      return isOver ? { to: 'EXPIRED', why: asked.said } : STAYS
    case 'PROCESSING':
      return payment.state === 'PENDING_USER' ? { to: 'PROCESSING', why: 'PROCESSING' } : leftBehind(payment)
    case 'NOT_KNOWN':
      return payment.state === 'PENDING_USER' ? { to: 'UNKNOWN', why: 'NOT_KNOWN' } : leftBehind(payment)
  }
}

const leftBehind = ({ state }: PaymentTry): Verdict =>
  state === 'CREATED' ? { to: 'UNKNOWN', why: 'LEFT_BEHIND' } : STAYS

function toUnknown({ state }: PaymentTry, why: string): Verdict {
  return state === 'CREATED' || state === 'PENDING_USER'
    ? { to: 'UNKNOWN', why, alarm: true }
    : { to: null, alarm: true }
}

function judgePaid(payment: PaymentTry, paid: Paid, { merchant }: Facts): Verdict {
  const differs = [
    ...(paid.reference === payment.reference ? [] : ['reference']),
    ...(paid.amountKyat === payment.amountKyat ? [] : ['amount']),
    ...(paid.currency === 'MMK' ? [] : ['currency']),
    ...(paid.merchant === merchant ? [] : ['merchant']),
    ...(paid.providerRef === '' ? ['provider reference'] : []),
  ]
  if (differs.length > 0) return { to: 'HELD', differs }
  // A signed notice said that it failed, and none that it was paid. It may be in progress; the second time staff decide.
  if (payment.noticeSaid === 'FAILED')
    return payment.state === 'PENDING_USER'
      ? { to: 'PROCESSING', why: 'CONTRADICTION', alarm: true }
      : { to: 'HELD', differs: ['notice'] }
  return { to: 'SUCCEEDED', paid }
}
