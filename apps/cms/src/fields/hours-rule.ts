type Span = { readonly day?: unknown; readonly open?: unknown; readonly close?: unknown }

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const minutesOf = (time: unknown): number => {
  const [hours = 0, minutes = 0] = String(time).split(':').map(Number)
  return hours * 60 + minutes
}

const said = ({ day, open, close }: Span): string => `${DAYS[Number(day)] ?? ''} ${open} to ${close}`

const overlap = (one: Span, other: Span): boolean =>
  one.day === other.day &&
  minutesOf(one.open) < minutesOf(other.close) &&
  minutesOf(other.open) < minutesOf(one.close)

/**
 * Two spans of a day may not overlap, and none may end before it begins. The website's `language/open-hours.ts` has the
 * same rule; a test beside the projector compares the two.
 */
export function hoursRule(value: unknown): true | string {
  const spans: readonly Span[] = Array.isArray(value) ? value : []
  const backwards = spans.find(({ open, close }) => minutesOf(close) <= minutesOf(open))
  if (backwards)
    return `${said(backwards)} ends before it begins. After midnight is the next day, from 00:00.`
  for (const [at, span] of spans.entries()) {
    const other = spans.slice(at + 1).find((one) => overlap(span, one))
    if (other) return `${said(span)} and ${said(other)} overlap.`
  }
  return true
}

/** Words of a closure without its end would stay for ever, or never be seen. */
export const closureRule = (value: unknown, { data }: { data: { closedNote?: unknown } }): true | string =>
  Boolean(value) || !data.closedNote || 'Say until when it is closed, or take the reason away.'
