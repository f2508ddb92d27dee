import type { AccountMain } from '#contracts/account.ts'

const DAY_MS = 86_400_000
const UNITS: readonly string[] = ['MB', 'MIN', 'SMS']

export type DaysLeft = { readonly left: number; readonly of: number | null }

/** Days until the last of what one has ends, out of those its package began with; null when nothing has an end. */
export function daysLeft({ buckets, activeSubscriptions }: AccountMain, now: number): DaysLeft | null {
  const ends = buckets
    .filter(({ unit, remaining }) => UNITS.includes(unit) && remaining > 0)
    .flatMap(({ validTo, packageId }) => (validTo === null ? [] : [{ end: Date.parse(validTo), packageId }]))
  const [first, ...others] = ends
  if (!first) return null
  const last = others.reduce((latest, one) => (one.end > latest.end ? one : latest), first)
  const running = activeSubscriptions.find(({ packageId }) => packageId === last.packageId)
  const left = Math.max(0, Math.ceil((last.end - now) / DAY_MS))
  const of = running ? Math.max(left, Math.round((last.end - Date.parse(running.startedAt)) / DAY_MS)) : null
  return { left, of }
}
