import type { Incident } from '#contracts/status.ts'
import type { StoredIncident } from './incident.ts'
import type { Places } from './places.ts'

/** For the public. An incident that was never published has no texts and is left out. */
export function incidentView(one: StoredIncident, places: Places): Incident | null {
  if (one.title === null || one.titleMm === null || one.phase === null) return null
  const known = one.placeIds.flatMap((id) => {
    const named = places.nameOf(id)
    return named ? [{ id, named }] : []
  })
  return {
    incidentId: one.id,
    title: one.title,
    titleMm: one.titleMm,
    service: one.service,
    placeIds: known.map(({ id }) => id),
    places: known.map(({ named }) => named),
    status: one.endedAt ? 'RESOLVED' : one.phase,
    startedAt: one.since.toISOString(),
    etaAt: one.etaAt?.toISOString() ?? null,
    resolvedAt: one.endedAt?.toISOString() ?? null,
    updates: one.updates.map(({ at, phase, text, textMm }) => ({
      at: at.toISOString(),
      status: phase ?? 'RESOLVED',
      text,
      textMm,
    })),
  }
}

/** Whether an incident concerns a place: it is everywhere, at a place that contains it, or in a part of it. */
export function isAt({ placeIds }: Pick<Incident, 'placeIds'>, placeId: string, places: Places): boolean {
  const around = places.chain(placeId)
  return (
    placeIds.length === 0 || placeIds.some((id) => around.includes(id) || places.chain(id).includes(placeId))
  )
}
