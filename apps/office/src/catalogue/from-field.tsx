import { startOfYangonDay, yangonDayAfter, yangonDayKey } from '#language/yangon-day.ts'
import { Line } from '../ask/fields.tsx'
import { now } from '../clock/now.ts'

/** `2026-11-17T00:00` as somebody types it means that time in Yangon, wherever the desk stands. */
export function momentOf(typed: unknown): string {
  const [day = '', time = '00:00'] = String(typed ?? '').split('T')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(startOfYangonDay(day).getTime() + (hours * 60 + minutes) * 60_000).toISOString()
}

/** The beginning of tomorrow: what most changes begin with. */
export const tomorrow = (): string => `${yangonDayKey(yangonDayAfter(now(), 1))}T00:00`

export const FromField = ({ source, label }: { source: string; label: string }) => (
  <Line source={source} type="datetime-local" label={label} />
)
