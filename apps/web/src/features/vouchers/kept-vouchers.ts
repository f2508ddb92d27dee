import type { MemberVoucher } from '#contracts/vouchers.ts'
import { now } from '../../clock/now.ts'
import { ownPrefix } from '../../session/own-storage.ts'
import { storedValue } from '../../session/stored-value.ts'
import { isRecord, shapedLike } from '../../value/shaped-like.ts'
import { isUsable } from './is-usable.ts'

/** Stored for the signed-in account; deleted at sign-out like everything with this prefix. */
const place = () => storedValue(`${ownPrefix()}vouchers`, () => localStorage)

const aVoucher = shapedLike({
  id: '',
  voucherId: '',
  title: '',
  merchant: { name: '' },
  state: '',
  points: 0,
  seats: 1,
  endsAt: '',
  triesLeft: 0,
})

const isVoucher = (value: unknown): value is MemberVoucher =>
  aVoucher(value) !== null && isRecord(value) && Array.isArray(value['codes'])

/** In their present state: an expired voucher has no code any more, whatever was stored. */
export const asOfNow = (vouchers: readonly MemberVoucher[]): MemberVoucher[] =>
  vouchers.map((one) =>
    isUsable(one) && Date.parse(one.endsAt) <= now()
      ? { ...one, state: 'EXPIRED', codes: [], giveBackUntil: null }
      : one,
  )

export const keepVouchers = (vouchers: readonly MemberVoucher[]) => place().write(JSON.stringify(vouchers))

/** The vouchers this phone saw last, so that a revealed code can be shown at a counter without a network. */
export function keptVouchers(): MemberVoucher[] | undefined {
  try {
    const kept: unknown = JSON.parse(place().read() ?? 'null')
    return Array.isArray(kept) && kept.every(isVoucher) ? kept : undefined
  } catch {
    return undefined
  }
}
