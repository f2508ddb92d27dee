import type { SlotName, Visit } from '#contracts/fibre-orders.ts'
import { addDays, startOfYangonDay, yangonDayKey } from '#language/yangon-day.ts'

const HOURS: Readonly<Record<SlotName, string>> = { AM: '9-12', PM: '13-17', EVE: '17-20' }
const HOUR_MS = 3_600_000

/** `20/11 9-12`: short enough for an SMS, and the same in both languages. */
export const visitText = ({ day, slot }: Visit): string => `${day.slice(8)}/${day.slice(5, 7)} ${HOURS[slot]}`

type Window = { readonly fromDays: number; readonly toDays: number }

/** From the day after tomorrow to the end of the calendar. */
export function isOffered({ day }: Pick<Visit, 'day'>, now: Date, { fromDays, toDays }: Window): boolean {
  const today = yangonDayKey(now)
  return day >= addDays(today, fromDays) && day <= addDays(today, toDays)
}

export const offeredDays = (now: Date, { fromDays, toDays }: Window): string[] =>
  Array.from({ length: toDays - fromDays + 1 }, (_, at) => addDays(yangonDayKey(now), fromDays + at))

/** A visit can be moved until this hour of the day before. */
export const moveUntil = ({ day }: Pick<Visit, 'day'>, hour: number): Date =>
  new Date(startOfYangonDay(addDays(day, -1)).getTime() + hour * HOUR_MS)
