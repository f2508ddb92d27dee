import { randomUUID } from 'node:crypto'
import { parseMsisdn } from '#contracts/msisdn.ts'
import type { LineEvent } from '#modules/identity/index.ts'

export const LINE_USAGE = `usage: npm run ops -- line sim-changed|suspended|resumed|reassigned|ended <number> [event id]
Tells what the operator would tell of a line; the same event id takes effect once. A worker finishes what takes longer.`

const WHAT: Readonly<Record<string, LineEvent['what']>> = {
  'sim-changed': 'SIM_CHANGED',
  suspended: 'SUSPENDED',
  resumed: 'RESUMED',
  reassigned: 'REASSIGNED',
  ended: 'ENDED',
}
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What is told, or null when it is not a whole command. */
export function readLineEvent(args: readonly string[], at: Date): LineEvent | null {
  const [thing, told = '', typed = '', eventId = randomUUID(), ...rest] = args
  const [what, number] = [WHAT[told], parseMsisdn(typed)]
  if (thing !== 'line' || !what || !number || !UUID.test(eventId) || rest.length > 0) return null
  return { eventId, number, what, at }
}
