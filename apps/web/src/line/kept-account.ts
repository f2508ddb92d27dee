import type { AccountMain } from '#contracts/account.ts'
import { now } from '../clock/now.ts'
import { ownPrefix } from '../session/own-storage.ts'
import { storedValue } from '../session/stored-value.ts'
import { isRecord, shapedLike } from '../value/shaped-like.ts'

/** Older values are useless. */
const KEPT_FOR_MS = 7 * 86_400_000

/** Stored for the signed-in account; deleted at sign-out like everything with this prefix. */
const place = () => storedValue(`${ownPrefix()}account`, () => localStorage)

const anAccount = shapedLike({
  subscriber: { msisdn: '', payType: '' },
  totals: { main: 0, dataMb: 0, voiceMin: 0, sms: 0, points: 0 },
  asOf: '',
})

const LISTS = ['buckets', 'activeSubscriptions', 'setAside'] as const

export const keepAccount = (account: AccountMain) => place().write(JSON.stringify(account))

/** The last balances this phone saw, shown until new ones arrive or while it is offline. */
export function keptAccount(): AccountMain | null {
  try {
    const kept: unknown = JSON.parse(place().read() ?? 'null')
    const account = anAccount(kept)
    if (!account || !isRecord(kept) || !LISTS.every((name) => Array.isArray(kept[name]))) return null
    return now() - Date.parse(account.asOf) < KEPT_FOR_MS ? (kept as unknown as AccountMain) : null
  } catch {
    return null
  }
}
