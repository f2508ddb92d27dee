import type { ResultOf } from '#contracts/call.ts'
import { decideIncident, listIncidents } from '#contracts/staff/tickets.ts'
import type { ServeStaff } from '#modules/staff/index.ts'
import { makeIncidentStore, tell, type IncidentState, type StoredIncident } from '#modules/tickets/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { keyAfter, keyOf, pageOfRows } from '#platform/http/key-page.ts'
import type { TicketDeps } from './ticket-deps.ts'

type Deed = 'CONFIRM' | 'REFUSE' | 'END'

/** Where each deed leads from, and to. */
const DEEDS: Readonly<Record<Deed, { readonly from: readonly IncidentState[]; readonly to: IncidentState }>> =
  {
    CONFIRM: { from: ['PROPOSED'], to: 'OPEN' },
    REFUSE: { from: ['PROPOSED'], to: 'REFUSED' },
    END: { from: ['OPEN'], to: 'ENDED' },
  }

const view = (one: StoredIncident): ResultOf<typeof decideIncident> => ({
  incidentId: one.id,
  state: one.state,
  service: one.service,
  placeId: one.placeId,
  ward: one.ward === '' ? null : one.ward,
  since: one.since.toISOString(),
  endedAt: one.endedAt?.toISOString() ?? null,
  tickets: one.tickets,
  told: one.told,
  version: one.version,
})

/** Faults of a ward: proposed by the count of tickets, decided by the lead. */
export function incidentRoutes(serveStaff: ServeStaff, { queueSms }: Pick<TicketDeps, 'queueSms'>): void {
  serveStaff(listIncidents, async ({ tx, body }) => {
    const rows = await makeIncidentStore(tx).list(body.state, keyAfter(body.after), body.size + 1)
    return ok(pageOfRows(rows, body.size, view, (row) => keyOf(row.since, row.id)))
  })

  serveStaff(decideIncident, async ({ tx, now, params, body, sheet }) => {
    const store = makeIncidentStore(tx)
    sheet.thing = `incident:${params.incidentId}`
    const found = await store.find(params.incidentId)
    if (!found) return refused('NOT_FOUND')
    const { from, to } = DEEDS[body.what]
    if (!from.includes(found.state)) return refused('TICKET_STATE')
    if (!(await store.decide(found.id, body.version, to, now))) return refused('TICKET_CHANGED')
    sheet.before = { state: found.state }
    sheet.after = { state: to }
    if (to === 'REFUSED') await store.unlink(found.id)
    if (to === 'ENDED') {
      const asked = await store.toTell(found.id, now)
      // One SMS a number, however many tickets it has.
      const numbers = new Map(asked.map((one) => [one.line, one]))
      for (const one of numbers.values()) await tell(tx, queueSms, one, 'ticketIncidentEnded', now)
      await store.told(found.id, numbers.size)
    }
    const after = await store.find(found.id)
    return after ? ok(view(after)) : refused('NOT_FOUND')
  })
}
