import type { StaffIncident } from '#contracts/staff/incidents.ts'
import type { Places, StoredIncident } from '#modules/status/index.ts'

export function staffIncident(one: StoredIncident, places: Places): StaffIncident {
  const unnamed = (id: string) => ({ name: id, nameMm: id })
  return {
    incidentId: one.id,
    state: one.state,
    service: one.service,
    ward: one.ward === '' ? null : one.ward,
    placeIds: [...one.placeIds],
    places: one.placeIds.map((id) => places.nameOf(id) ?? unnamed(id)),
    title: one.title,
    titleMm: one.titleMm,
    status: one.endedAt ? 'RESOLVED' : one.phase,
    since: one.since.toISOString(),
    etaAt: one.etaAt?.toISOString() ?? null,
    endedAt: one.endedAt?.toISOString() ?? null,
    updates: one.updates.map(({ at, phase, text, textMm }) => ({
      at: at.toISOString(),
      status: phase ?? 'RESOLVED',
      text,
      textMm,
    })),
    tickets: one.tickets,
    watching: one.watching,
    told: one.told,
    version: one.version,
  }
}
