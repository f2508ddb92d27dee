import type { MemberVoucher } from '#contracts/vouchers.ts'
import { now } from '../../clock/now.ts'
import { ownPrefix } from '../../session/own-storage.ts'
import { storedValue } from '../../session/stored-value.ts'
import { isRecord, shapedLike } from '../../value/shaped-like.ts'
import { isUsable } from './is-usable.ts'

/** Of whoever is signed in; gone with the sign-out, like all that stands under this prefix. */
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

/** As they are now: one whose end has come has no code any more, whoever said so before. */
export const asOfNow = (vouchers: readonly MemberVoucher[]): MemberVoucher[] =>
  vouchers.map((one) =>
    isUsable(one) && Date.parse(one.endsAt) <= now()
      ? { ...one, state: 'EXPIRED', codes: [], giveBackUntil: null }
      : one,
  )

export const keepVouchers = (vouchers: readonly MemberVoucher[]) => place().write(JSON.stringify(vouchers))

/** What this phone saw last: a code that was shown is shown again at a counter without a network. */
export function keptVouchers(): MemberVoucher[] | undefined {
  try {
    const kept: unknown = JSON.parse(place().read() ?? 'null')
    return Array.isArray(kept) && kept.every(isVoucher) ? kept : undefined
  } catch {
    return undefined
  }
}
