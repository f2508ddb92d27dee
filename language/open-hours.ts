import {
  addDays,
  endOfYangonDay,
  startOfYangonDay,
  toMilliseconds,
  yangonDayKey,
  yangonTimeText,
  type Moment,
} from './yangon-day.ts'

/**
 * Whether a place is open, and when that changes next: for shops, and for the hours of care. Always by Yangon's time,
 * whatever zone the phone is set to.
 */
export type HoursSpan = {
  /** 0 is Sunday. */
  readonly day: number
  /** `09:00`; a span ends on the day it begins, at `24:00` at the latest. */
  readonly open: string
  readonly close: string
}

export type OpenHours = {
  /** A day may have several spans; a day without one is closed. */
  readonly hours: readonly HoursSpan[]
  /** Days of Yangon's calendar on which the hours do not count. */
  readonly holidayClosures: readonly string[]
  /** Closed for a while: the first day on which the hours count again. */
  readonly closedUntil: string | null
}

export type ClosedBecause = 'hours' | 'holiday' | 'closure'

/** What is said about it, ready for a sentence. `time` is `24:00` for a close at midnight. */
export type OpenState =
  | { readonly says: 'always' }
  | { readonly says: 'openUntil'; readonly at: Date; readonly time: string }
  | { readonly says: 'closesIn'; readonly at: Date; readonly time: string; readonly minutes: number }
  | {
      readonly says: 'opensToday' | 'opensTomorrow' | 'opensOn'
      readonly at: Date
      readonly time: string
      readonly because: ClosedBecause
    }
  | { readonly says: 'closed'; readonly because: ClosedBecause }

/** From here on one has to hurry. */
const SOON_MINUTES = 60
const MINUTE_MS = 60_000
/** Further ahead nobody plans a visit; the longest holidays are shorter. */
const DAYS_AHEAD = 31

export type Span = { readonly from: number; readonly to: number }

export function openState(place: OpenHours, moment: Moment): OpenState {
  const now = toMilliseconds(moment)
  const today = yangonDayKey(now)
  const closure = place.closedUntil !== null && place.closedUntil > today ? place.closedUntil : null
  const span = nextSpan(place, closure ?? today, now)
  const because = closure ? 'closure' : place.holidayClosures.includes(today) ? 'holiday' : 'hours'
  if (!span) return { says: 'closed', because }
  return span.from <= now ? openUntil(span, now, today) : opensAt(span.from, today, because)
}

export const isOpen = ({ says }: OpenState): boolean =>
  says === 'always' || says === 'openUntil' || says === 'closesIn'

function openUntil({ to }: Span, now: number, today: string): OpenState {
  if (to >= startOfYangonDay(addDays(today, DAYS_AHEAD)).getTime()) return { says: 'always' }
  const at = new Date(to)
  const text = yangonTimeText(at)
  const time = text === '00:00' ? '24:00' : text
  // Rounded up: with ten seconds left it is one minute, never none.
  const minutes = Math.ceil((to - now) / MINUTE_MS)
  return minutes <= SOON_MINUTES ? { says: 'closesIn', at, time, minutes } : { says: 'openUntil', at, time }
}

function opensAt(from: number, today: string, because: ClosedBecause): OpenState {
  const at = new Date(from)
  const day = yangonDayKey(at)
  const says = day === today ? 'opensToday' : day === addDays(today, 1) ? 'opensTomorrow' : 'opensOn'
  return { says, at, time: yangonTimeText(at), because }
}

/** The first span that is not over yet; those that touch are one, also over midnight. */
function nextSpan({ hours, holidayClosures }: OpenHours, firstDay: string, now: number): Span | null {
  let found: Span | null = null
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const day = addDays(firstDay, ahead)
    const spans = holidayClosures.includes(day) ? [] : spansOfDay(hours, day)
    for (const span of spans) {
      const touches: boolean = found !== null && span.from <= found.to
      if (found && !touches && found.to > now) return found
      found = found && touches ? { from: found.from, to: Math.max(found.to, span.to) } : span
    }
    // Whatever comes later begins after this day.
    if (found && found.to > now && found.to < endOfYangonDay(day).getTime()) return found
  }
  return found && found.to > now ? found : null
}

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** In order, as moments. */
export function spansOfDay(hours: readonly HoursSpan[], day: string): Span[] {
  const weekday = weekdayOf(day)
  const midnight = startOfYangonDay(day).getTime()
  const end = endOfYangonDay(day).getTime()
  return (
    hours
      .filter((span) => span.day === weekday)
      .map(({ open, close }) => ({
        from: midnight + minutesOf(open) * MINUTE_MS,
        to: Math.min(midnight + minutesOf(close) * MINUTE_MS, end),
      }))
      // Hours that end before they begin say nothing; better closed than a way for nothing.
      .filter(({ from, to }) => to > from)
      .sort((one, other) => one.from - other.from)
  )
}

/** `09:30` is 570. */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The spans of one weekday in order, as they are read out. */
export const hoursOfDay = (hours: readonly HoursSpan[], day: number): HoursSpan[] =>
  hours.filter((span) => span.day === day).sort((one, other) => minutesOf(one.open) - minutesOf(other.open))

/** Two spans of one day that cannot both be meant, or one that ends before it begins; null when all is well. */
export function wrongHours(hours: readonly HoursSpan[]): readonly HoursSpan[] | null {
  const backwards = hours.find(({ open, close }) => minutesOf(close) <= minutesOf(open))
  if (backwards) return [backwards]
  for (const span of hours) {
    const other = hours.find(
      (one) =>
        one !== span &&
        one.day === span.day &&
        minutesOf(one.open) < minutesOf(span.close) &&
        minutesOf(span.open) < minutesOf(one.close),
    )
    if (other) return [span, other]
  }
  return null
}
