import type { MemberVoucherState } from '#contracts/vouchers.ts'

/** Allowed states. Only seats of an event can be returned, and only before their codes were revealed. */
const NEXT: Readonly<Record<MemberVoucherState, readonly MemberVoucherState[]>> = {
  RESERVED: ['ISSUED', 'CANCELLED'],
  ISSUED: ['REVEALED', 'EXPIRED', 'CANCELLED'],
  REVEALED: ['USED', 'EXPIRED'],
  USED: [],
  EXPIRED: [],
  CANCELLED: [],
}

export const mayBecome = (from: MemberVoucherState, to: MemberVoucherState): boolean =>
  NEXT[from].includes(to)

/** How often an outlet's PIN may be wrong for one voucher. */
export const MOST_WRONG_PINS = 5
