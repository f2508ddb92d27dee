import { parseArgs } from 'node:util'
import { parseMsisdn } from '#contracts/msisdn.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { eventsWith, type ReadLine } from '#platform/security/read-events.ts'
import type { NoteSecurity } from '#platform/security/security-event.ts'

export const SECURITY_USAGE = `usage: npm run ops -- security <number or tag> --who <name> [--days 30]
Shows who did what: the events of a number, or of the device or address whose tag a line of it shows. That you looked is one too.`

const STANDARD_DAYS = 30
const MOST_DAYS = 400
const DAY_MS = 86_400_000
const TAG = /^[\w.:~-]{12,80}$/

export type EventsAsked = {
  readonly number: string | null
  /** Of a device, an address or a number, as it stands in a line. */
  readonly tag: string | null
  readonly who: string
  readonly days: number
}

/** Whose events, or null when it is not a whole command. */
export function readEventsAsked(args: readonly string[]): EventsAsked | null {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    options: { who: { type: 'string' }, days: { type: 'string' } },
  })
  const [thing, of = '', ...rest] = positionals
  const who = String(values['who'] ?? '').trim()
  const days = Number(values['days'] ?? STANDARD_DAYS)
  const number = parseMsisdn(of)
  const tag = number === null && TAG.test(of) ? of : null
  const isWhole = who !== '' && Number.isInteger(days) && days >= 1 && days <= MOST_DAYS
  if (thing !== 'security' || rest.length > 0 || !isWhole || (number === null && tag === null)) return null
  return { number, tag, who, days }
}

type Deps = {
  readonly folder: string
  /** Every tag the number has had: keys change, and what was written under one before is still theirs. */
  readonly tags: ((number: string) => readonly string[]) | null
  readonly clock: Clock
  readonly note: NoteSecurity
}

export async function showEvents(
  { number, tag: named, who, days }: EventsAsked,
  { folder, tags, clock, note }: Deps,
): Promise<{ readonly code: 0 | 1; readonly text: string }> {
  const wanted = named !== null ? [named] : number !== null && tags ? tags(number) : null
  if (wanted === null) return { code: 1, text: 'without LOG_TAG_KEY nobody can be found again' }
  const from = new Date(clock.now().getTime() - days * DAY_MS)
  const shown: string[] = []
  for await (const line of eventsWith(folder, wanted, from)) shown.push(inWords(line))
  note({ event: 'EVENTS_READ', number, who, ...(named && { what: named }) })
  return {
    code: 0,
    text: [...shown, `${shown.length} events of ${wanted.join(', ')} in ${days} days`].join('\n'),
  }
}

function inWords({ at, event, outcome, what, again, who, ...line }: ReadLine): string {
  const facts = Object.entries({ subject: line.subject, device: line.device, address: line.address })
  return [
    at,
    event,
    outcome,
    what,
    again && `(${again} more)`,
    ...facts.map(([name, value]) => value && `${name} ${value}`),
    line.session && `session ${line.session}`,
    who && `by ${who}`,
  ]
    .filter(Boolean)
    .join('  ')
}
