import { inWords } from '../words/desk-words.ts'
import { WEEKDAYS } from '../words/rule-words.ts'
import { type Asked, languageOf } from './shape-rule.ts'

type Span = { readonly day?: unknown; readonly open?: unknown; readonly close?: unknown }

const minutesOf = (time: unknown): number => {
  const [hours = 0, minutes = 0] = String(time).split(':').map(Number)
  return hours * 60 + minutes
}

const said = ({ day, open, close }: Span, language: string): string =>
  language === 'my'
    ? `${WEEKDAYS[Number(day)]?.[1] ?? ''} ${open} မှ ${close}`
    : `${WEEKDAYS[Number(day)]?.[0] ?? ''} ${open} to ${close}`

const overlap = (one: Span, other: Span): boolean =>
  one.day === other.day &&
  minutesOf(one.open) < minutesOf(other.close) &&
  minutesOf(other.open) < minutesOf(one.close)

/**
 * Two spans of a day may not overlap, and none may end before it begins. The website's `language/open-hours.ts` has the
 * same rule; a test beside the projector compares the two.
 */
export function hoursRule(value: unknown, asked?: Asked): true | string {
  const language = languageOf(asked)
  const spans: readonly Span[] = Array.isArray(value) ? value : []
  const backwards = spans.find(({ open, close }) => minutesOf(close) <= minutesOf(open))
  if (backwards) return inWords('hoursBackwards', language, { span: said(backwards, language) })
  for (const [at, span] of spans.entries()) {
    const other = spans.slice(at + 1).find((one) => overlap(span, one))
    if (other)
      return inWords('hoursOverlap', language, { span: said(span, language), other: said(other, language) })
  }
  return true
}

/** Words of a closure without its end would stay for ever, or never be seen. */
export const closureRule = (
  value: unknown,
  { data, ...asked }: { data: { closedNote?: unknown } } & Asked,
): true | string => Boolean(value) || !data.closedNote || inWords('closureWithoutEnd', languageOf(asked))
