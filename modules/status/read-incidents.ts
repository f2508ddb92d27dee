import { INCIDENT_HISTORY_DAYS, type Incident } from '#contracts/status.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { makeIncidentStore } from './incident-store.ts'
import { incidentView, isAt } from './incident-view.ts'
import type { Places } from './places.ts'

const DAY_MS = 86_400_000
/** During a disturbance everybody looks at once: one query serves all requests of a process for this long. */
const KEPT_MS = 2_000

type Deps = { readonly db: Database; readonly clock: Clock; readonly places: Places }

export function makeReadIncidents({ db, clock, places }: Deps) {
  let kept: { readonly at: number; readonly all: Promise<readonly Incident[]> } | null = null

  async function read(): Promise<readonly Incident[]> {
    const after = new Date(clock.now().getTime() - INCIDENT_HISTORY_DAYS * DAY_MS)
    const rows = await makeIncidentStore(db).published(after)
    return rows.flatMap((row) => incidentView(row, places) ?? [])
  }

  return async function readIncidents(placeId?: string): Promise<Incident[]> {
    const nowMs = clock.now().getTime()
    if (!kept || nowMs - kept.at >= KEPT_MS) {
      const all = read()
      kept = { at: nowMs, all }
      // A failed query is repeated at once.
      all.catch(() => (kept = null))
    }
    const all = await kept.all
    return all.filter((one) => placeId === undefined || isAt(one, placeId, places))
  }
}
