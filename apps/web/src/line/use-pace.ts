import type { AccountMain } from '#contracts/account.ts'
import { useDataUse } from '../api/use-data-use.ts'
import { now } from '../clock/now.ts'
import { leftOf } from './left.ts'
import { paceOf, type Pace } from './pace.ts'

/** When the data of the newest package began; null when it came in another way. */
export function dataSince({ buckets, activeSubscriptions }: AccountMain): string | null {
  const withData = new Set(
    buckets.flatMap(({ unit, packageId }) => (unit === 'MB' && packageId ? [packageId] : [])),
  )
  const starts = activeSubscriptions
    .filter(({ packageId }) => withData.has(packageId))
    .map((one) => one.startedAt)
  return starts.reduce<string | null>((last, at) => (last === null || at > last ? at : last), null)
}

/** How long the data lasts if it goes on like this. */
export function usePace(account: AccountMain): Pace | null {
  const days = useDataUse().data?.days
  const left = leftOf('MB', account.buckets)
  if (!days || !left) return null
  const startedAt = dataSince(account)
  return paceOf({ days, remaining: left.remaining, startedAt, endsAt: left.lastEnd, now: now() })
}
