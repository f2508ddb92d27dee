import {
  decideIncident,
  getIncidentPlaces,
  listIncidents,
  openIncident,
  publishIncident,
  updateIncident,
  type StaffIncident,
} from '#contracts/staff/incidents.ts'
import type { ServeStaff, Sheet } from '#modules/staff/index.ts'
import {
  makeIncidentStore,
  mayDo,
  type DEEDS,
  type Places,
  type StoredIncident,
} from '#modules/status/index.ts'
import { makeWardStore } from '#modules/tickets/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { keyAfter, keyOf, pageOfRows } from '#platform/http/key-page.ts'
import { staffIncident } from './incident-view.ts'
import type { TicketDeps } from './ticket-deps.ts'

type Work = { readonly tx: Tx; readonly sheet: Sheet }

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

/** Common to all calls: the earlier state goes into the audit, and the new one is the answer. */
function wordsOf(places: Places) {
  const arePlaces = (ids: readonly string[]): boolean => ids.every((id) => places.nameOf(id) !== null)

  async function shown({ tx, sheet }: Work, id: string): Promise<Answer<StaffIncident>> {
    const after = await makeIncidentStore(tx).find(id)
    if (!after) return refused('NOT_FOUND')
    sheet.after = { state: after.state, phase: after.phase }
    return ok(staffIncident(after, places))
  }

  /** Refused when the incident's state does not allow the action. */
  async function found(
    { tx, sheet }: Work,
    id: string,
    deed: keyof typeof DEEDS,
  ): Promise<Answer<StoredIncident>> {
    sheet.thing = `incident:${id}`
    const incident = await makeIncidentStore(tx).find(id)
    if (!incident) return refused('NOT_FOUND')
    sheet.before = { state: incident.state, phase: incident.phase }
    return mayDo(deed, incident.state) ? ok(incident) : refused('TICKET_STATE')
  }

  return { arePlaces, shown, found }
}

/** Incidents: proposed by the number of tickets or opened by the lead, then published, then ended. */
export function incidentRoutes(serveStaff: ServeStaff, { places }: Pick<TicketDeps, 'places'>): void {
  serveStaff(listIncidents, async ({ tx, body }) => {
    const rows = await makeIncidentStore(tx).list(body.state, keyAfter(body.after), body.size + 1)
    return ok(
      pageOfRows(
        rows,
        body.size,
        (row) => staffIncident(row, places),
        (row) => keyOf(row.since, row.id),
      ),
    )
  })

  serveStaff(getIncidentPlaces, async () => ok(places.choices()))

  publishRoutes(serveStaff, places)
  changeRoutes(serveStaff, places)
}

function publishRoutes(serveStaff: ServeStaff, places: Places): void {
  const { arePlaces, shown, found } = wordsOf(places)

  serveStaff(openIncident, async (work) => {
    const { tx, who, now, body, sheet } = work
    if (!arePlaces(body.placeIds)) return refused('NOT_FOUND')
    const store = makeIncidentStore(tx)
    const since = momentOf(body.since ?? null) ?? now
    const id = await store.open(body.service, { ...body, etaAt: momentOf(body.etaAt) }, since, now)
    sheet.thing = `incident:${id}`
    await store.say(id, { at: now, phase: body.phase, text: body.text, textMm: body.textMm }, who.staffId)
    return shown(work, id)
  })

  serveStaff(publishIncident, async (work) => {
    const { tx, who, now, params, body } = work
    if (!arePlaces(body.placeIds)) return refused('NOT_FOUND')
    const incident = await found(work, params.incidentId, 'PUBLISH')
    if (!incident.ok) return incident
    const store = makeIncidentStore(tx)
    const words = { ...body, etaAt: momentOf(body.etaAt) }
    if (!(await store.publish(params.incidentId, body.version, words, now))) return refused('TICKET_CHANGED')
    const { phase, text, textMm } = body
    await store.say(params.incidentId, { at: now, phase, text, textMm }, who.staffId)
    return shown(work, params.incidentId)
  })
}

function changeRoutes(serveStaff: ServeStaff, places: Places): void {
  const { shown, found } = wordsOf(places)

  serveStaff(updateIncident, async (work) => {
    const { tx, who, now, params, body } = work
    const incident = await found(work, params.incidentId, 'UPDATE')
    if (!incident.ok) return incident
    const store = makeIncidentStore(tx)
    const { version, phase, text, textMm } = body
    if (!(await store.renew(params.incidentId, version, phase, momentOf(body.etaAt))))
      return refused('TICKET_CHANGED')
    await store.say(params.incidentId, { at: now, phase, text, textMm }, who.staffId)
    return shown(work, params.incidentId)
  })

  serveStaff(decideIncident, async (work) => {
    const { tx, who, now, params, body } = work
    const incident = await found(work, params.incidentId, body.what)
    if (!incident.ok) return incident
    const store = makeIncidentStore(tx)
    const { id } = incident.value
    if (body.what === 'REFUSE') {
      if (!(await store.refuse(id, body.version, now))) return refused('TICKET_CHANGED')
      await makeWardStore(tx).unlink(id)
    } else {
      if (!(await store.end(id, body.version, now))) return refused('TICKET_CHANGED')
      await store.say(id, { at: now, phase: null, text: body.text, textMm: body.textMm }, who.staffId)
    }
    return shown(work, id)
  })
}
