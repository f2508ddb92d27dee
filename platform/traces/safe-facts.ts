import { scrub } from '../log/log-guard.ts'
import type { Facts } from './traced.ts'

const MOST_LETTERS = 400

/** Constants in a statement may be what somebody typed; its parameters are never recorded. */
const withoutConstants = (text: string): string => text.replace(/'(?:[^']|'')*'/g, "'?'")

/** Long runs of letters and digits are ids or tokens; a step is found by its name and time. */
const withoutIds = (text: string): string =>
  text
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '[id]')
    .replace(/\b(?=[\w-]*\d)[\w-]{24,}\b/g, '[token]')

export const safeText = (text: string): string =>
  withoutIds(scrub(withoutConstants(text)))
    .replace(/\s+/g, ' ')
    .slice(0, MOST_LETTERS)

export const safeFacts = (facts: Facts): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'string' ? safeText(fact) : fact]),
  )
