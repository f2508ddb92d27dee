import type { MemberVoucher, MemberVoucherState } from '#contracts/vouchers.ts'
import type { StoredVoucher } from './member-voucher-store.ts'
import { mayBecome, MOST_WRONG_PINS } from './states.ts'

/** Shows the end on time, even before it has been written. */
export const stateAt = ({ state, endsAt }: StoredVoucher, now: Date): MemberVoucherState =>
  mayBecome(state, 'EXPIRED') && endsAt <= now ? 'EXPIRED' : state

/** None when the outlet has no PIN, since nobody could guess it. */
export const triesLeftOf = ({ pinTag, wrongPins }: StoredVoucher): number =>
  pinTag === null ? 0 : MOST_WRONG_PINS - wrongPins

const mayGiveBack = ({ state, giveBackUntil, backId }: StoredVoucher, now: Date): boolean =>
  state === 'ISSUED' && backId === null && giveBackUntil !== null && now < giveBackUntil

export const toMemberVoucher = (one: StoredVoucher, codes: readonly string[], now: Date): MemberVoucher => ({
  id: one.id,
  voucherId: one.voucherId,
  title: one.title,
  titleMm: one.titleMm,
  merchant: one.merchant,
  state: stateAt(one, now),
  points: one.points,
  seats: one.seats,
  issuedAt: one.takenAt.toISOString(),
  endsAt: one.endsAt.toISOString(),
  codes: [...codes],
  usedAt: one.usedAt?.toISOString() ?? null,
  triesLeft: triesLeftOf(one),
  giveBackUntil: mayGiveBack(one, now) ? (one.giveBackUntil?.toISOString() ?? null) : null,
  startsAt: one.startsAt?.toISOString() ?? null,
})
