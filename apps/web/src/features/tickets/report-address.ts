import { THING_KINDS, TICKET_SERVICES, type TicketService } from '#contracts/tickets.ts'
import type { ReportedThing } from '../../navigation/report-path.ts'

export type Asked = {
  /** Null where the address does not say it, or says something else: both are offered. */
  readonly service: TicketService | null
  readonly category: string | null
  readonly thing: ReportedThing | null
}

/** What a topic of the answers is called among the problems; the others begin with a choice. */
const OF_TOPIC: Readonly<Record<string, string>> = {
  TOPUP: 'TOPUP_NOT_RECEIVED',
  PACKAGES: 'PACKAGE_NOT_RECEIVED',
  POINTS: 'POINTS_VOUCHER',
  ROAMING: 'ROAMING',
  SIM: 'SIM_PROBLEM',
}

const ID = /^[\w-]{1,80}$/

function thingOf(text: string): ReportedThing | null {
  const [kind = '', id = ''] = text.split('.')
  const known = THING_KINDS.find((one) => one === kind)
  return known && ID.test(id) ? { kind: known, id } : null
}

/** `service=mobile&category=SLOW_DATA&thing=MOVE.0190…`: anything unknown is left out. */
export function askedBy(search: string): Asked {
  const asked = new URLSearchParams(search)
  const service = asked.get('service')
  return {
    service: TICKET_SERVICES.find((one) => one === service) ?? null,
    category: asked.get('category') ?? OF_TOPIC[asked.get('topic') ?? ''] ?? null,
    thing: thingOf(asked.get('thing') ?? ''),
  }
}
