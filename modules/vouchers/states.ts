import type { MemberVoucherState } from '#contracts/vouchers.ts'

/** From which state to which. Only seats of an event are given back, and only before their codes were shown. */
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

/** So often may the PIN of an outlet be wrong, for one voucher. */
export const MOST_WRONG_PINS = 5
