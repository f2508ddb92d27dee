import type { DataUse } from '#contracts/account.ts'
import { addDays, yangonDayKey } from '#language/yangon-day.ts'

export type Pace = {
  readonly perDay: number
  /** The first day that was counted. */
  readonly since: string
  /** The day the data will be used up at this pace. */
  readonly until: string
  /** It lasts as long as the package does. */
  readonly outlasts: boolean
}

type Asked = {
  readonly days: NonNullable<DataUse['days']>
  readonly remaining: number
  /** When the newest data came, and when the last of it ends. */
  readonly startedAt: string | null
  readonly endsAt: string | null
  readonly now: number
}

/** Whole days considered: few enough to follow changed habits. */
const LOOKED_AT = 4
const DAY_MS = 86_400_000

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** How fast data goes, from the last whole days: today is not over and would make it look slow. Null: nobody can tell. */
export function paceOf({ days, remaining, startedAt, endsAt, now }: Asked): Pace | null {
  const today = yangonDayKey(now)
  const started = startedAt === null ? '' : yangonDayKey(startedAt)
  const earliest = addDays(today, -LOOKED_AT)
  const since = started > earliest && started < today ? started : earliest
  const counted = days.filter(({ day }) => day >= since && day < today)
  const perDay = counted.reduce((sum, { usedMb }) => sum + usedMb, 0) / daysBetween(since, today)
  if (perDay < 1 || remaining === 0) return null
  const until = addDays(today, Math.floor(remaining / perDay))
  return { perDay, since, until, outlasts: endsAt !== null && until >= yangonDayKey(endsAt) }
}
