import type { ResultOf } from '#contracts/call.ts'
import { CALL_BACK_LIMIT_HOURS, listCallBacks, subjectsFor } from '#contracts/staff/call-backs.ts'
import { getDesk, type QUEUES } from '#contracts/staff/desk.ts'
import { LINE_LIMIT_HOURS, listLines } from '#contracts/staff/fibre-lines.ts'
import { decideIncident } from '#contracts/staff/incidents.ts'
import { listLeads } from '#contracts/staff/leads.ts'
import { MESSAGE_LIMIT_HOURS } from '#contracts/staff/messages.ts'
import { PROPOSAL_KIND_NAMES, PROPOSAL_KINDS } from '#contracts/staff/proposal-kinds.ts'
import { SEES_CUSTOMERS, type Role } from '#contracts/staff/roles.ts'
import type { ServeStaff } from '#modules/staff/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { ok } from '#platform/errors/answer.ts'
import { makeDeskReadModel, type Standing } from './desk-read-model.ts'
import { makeUnansweredReadModel, type UnansweredKind } from './unanswered-read-model.ts'
import { LIMITS } from './unanswered-routes.ts'

type Queue = (typeof QUEUES)[number]
type Urgent = ResultOf<typeof getDesk>['urgent'][number]

const HOUR = 3_600
const INBOX_LIMIT = 24 * HOUR
/** A township without service must not wait long for public information. */
const INCIDENT_LIMIT = HOUR / 4
const URGENT_OF_EACH = 10
const URGENT_SHOWN = 20

const has = (roles: readonly Role[], any: readonly Role[]): boolean =>
  roles.some((role) => any.includes(role))

const UNANSWERED: readonly (readonly [Queue, UnansweredKind])[] = [
  ['MOVES', 'MOVE'],
  ['PAYMENTS', 'PAYMENT'],
  ['REFUNDS', 'REFUND'],
  ['JOBS', 'JOB'],
]

const ageOf = (since: Date | null, now: Date): number | null =>
  since && Math.max(0, Math.floor((now.getTime() - since.getTime()) / 1000))

const queueOf = (queue: Queue, { count, oldest }: Standing, limitSec: number, now: Date) => ({
  queue,
  count,
  oldestSec: ageOf(oldest, now),
  limitSec,
})

type Who = { readonly staffId: string; readonly roles: readonly Role[] }

const ownKinds = ({ roles }: Who) =>
  PROPOSAL_KIND_NAMES.filter((kind) => has(roles, PROPOSAL_KINDS[kind].approvers))

async function queuesFor(tx: Tx, who: Who, now: Date): Promise<ResultOf<typeof getDesk>['queues']> {
  const { roles, staffId } = who
  const desk = makeDeskReadModel(tx)
  const queues = [queueOf('INBOX', await desk.inbox(ownKinds(who), staffId), INBOX_LIMIT, now)]
  if (has(roles, SEES_CUSTOMERS))
    for (const [queue, kind] of UNANSWERED)
      queues.push(queueOf(queue, await makeUnansweredReadModel(tx).standing(kind, now), LIMITS[kind], now))
  if (has(roles, ['CARE_AGENT', 'CARE_LEAD', 'AUDITOR']))
    queues.push(
      queueOf('MESSAGES', await desk.messages(), MESSAGE_LIMIT_HOURS * HOUR, now),
      queueOf('TICKETS', await desk.tickets(), INBOX_LIMIT, now),
    )
  if (has(roles, ['RISK', 'CARE_LEAD', 'AUDITOR']))
    queues.push(queueOf('ATTACKS', await desk.attacks(), INBOX_LIMIT, now))
  if (has(roles, SEES_CUSTOMERS)) queues.push(queueOf('CHANNELS', await desk.channels(now), HOUR, now))
  if (has(roles, listLines.staff ?? []))
    queues.push(queueOf('LINES', await desk.lines(), LINE_LIMIT_HOURS * HOUR, now))
  if (has(roles, listCallBacks.staff ?? []))
    queues.push(
      queueOf('CALL_BACKS', await desk.callBacks(subjectsFor(roles)), CALL_BACK_LIMIT_HOURS * HOUR, now),
    )
  if (has(roles, listLeads.staff ?? [])) queues.push(queueOf('LEADS', await desk.leads(), INBOX_LIMIT, now))
  if (has(roles, decideIncident.staff ?? []))
    queues.push(queueOf('INCIDENTS', await desk.incidents(), INCIDENT_LIMIT, now))
  return queues
}

async function urgentFor(tx: Tx, who: Who, now: Date): Promise<Urgent[]> {
  const { roles, staffId } = who
  const desk = makeDeskReadModel(tx)
  const all: Urgent[] = []
  const add = (
    queue: Queue,
    limitSec: number,
    row: Omit<Urgent, 'queue' | 'overSec' | 'since'> & { at: Date },
  ) => {
    const { at, ...rest } = row
    all.push({ queue, ...rest, since: at.toISOString(), overSec: (ageOf(at, now) ?? 0) - limitSec })
  }
  for (const { id, kind, at, kyat } of await desk.oldestProposals(ownKinds(who), staffId, URGENT_OF_EACH))
    add('INBOX', INBOX_LIMIT, { id, what: kind, state: 'PROPOSED', at, amountKyat: kyat })
  if (has(roles, SEES_CUSTOMERS))
    for (const [queue, kind] of UNANSWERED) {
      const asked = { now, after: null, limit: URGENT_OF_EACH }
      for (const row of await makeUnansweredReadModel(tx).list(kind, asked)) {
        const { id, what, state, since: at, amount_kyat: amountKyat } = row
        add(queue, LIMITS[kind], { id, what, state, at, amountKyat })
      }
    }
  if (has(roles, ['CARE_AGENT', 'CARE_LEAD', 'AUDITOR']))
    for (const { id, topic, state, at } of await desk.oldestMessages(URGENT_OF_EACH))
      add('MESSAGES', MESSAGE_LIMIT_HOURS * HOUR, { id, what: topic, state, at, amountKyat: null })
  // Overdue tickets go to the lead, with no further allowance.
  if (has(roles, ['CARE_LEAD', 'AUDITOR']))
    for (const { id, category, state, at } of await desk.dueTickets(now, URGENT_OF_EACH))
      add('TICKETS', 0, { id, what: category, state, at, amountKyat: null })
  return all.toSorted((a, b) => b.overSec - a.overSec).slice(0, URGENT_SHOWN)
}

export function deskRoutes(serveStaff: ServeStaff): void {
  serveStaff(getDesk, async ({ who, tx, now }) =>
    ok({ queues: await queuesFor(tx, who, now), urgent: await urgentFor(tx, who, now) }),
  )
}
