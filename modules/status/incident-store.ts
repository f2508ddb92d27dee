import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { IncidentPhase, IncidentService } from '#contracts/status.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import type { Key } from '#platform/http/key-page.ts'
import type { IncidentState, IncidentUpdate, StoredIncident } from './incident.ts'

const INCIDENT = sql`i.id, i.service, i.place_id as "placeId", i.ward, i.state, i.title, i.title_my as "titleMm", i.phase, i.since,
  case when cardinality(i.place_ids) = 0 and i.place_id <> '' then array[i.place_id] else i.place_ids end as "placeIds",
  i.eta_at as "etaAt", i.ended_at as "endedAt", i.published_at as "publishedAt", i.told, i.version,
  (select count(*)::int from ticket t where t.incident_id = i.id) as tickets,
  (select count(*)::int from incident_watch w where w.incident_id = i.id) as watching,
  coalesce((select json_agg(json_build_object('at', u.at, 'phase', u.phase, 'text', u.body, 'textMm', u.body_my) order by u.no desc)
     from incident_update u where u.incident_id = i.id), '[]') as updates from ticket_incident i`

type Row = Omit<StoredIncident, 'updates'> & {
  readonly updates: readonly (Omit<IncidentUpdate, 'at'> & { readonly at: string })[]
}

const incidentOf = (row: Row): StoredIncident => ({
  ...row,
  updates: row.updates.map((one) => ({ ...one, at: new Date(one.at) })),
})

export type Words = {
  readonly title: string
  readonly titleMm: string
  readonly placeIds: readonly string[]
  readonly phase: IncidentPhase
  readonly etaAt: Date | null
}

const MOST_SHOWN = 200

export const makeIncidentStore = (db: Database | Tx) => ({
  async find(id: string): Promise<StoredIncident | null> {
    const { rows } = await sql<Row>`select ${INCIDENT} where i.id = ${id}`.execute(db)
    return rows[0] ? incidentOf(rows[0]) : null
  },

  async list(state: IncidentState | undefined, after: Key | null, limit: number): Promise<StoredIncident[]> {
    const { rows } = await sql<Row>`select ${INCIDENT} where true
      ${state === undefined ? sql`` : sql`and i.state = ${state}`}
      ${after === null ? sql`` : sql`and (i.since, i.id) < (${after.at}, ${after.id}::uuid)`}
      order by i.since desc, i.id desc limit ${limit}`.execute(db)
    return rows.map(incidentOf)
  },

  /** What the public may read: published incidents that are open or ended since then. */
  async published(endedAfter: Date): Promise<StoredIncident[]> {
    const { rows } = await sql<Row>`select ${INCIDENT} where i.published_at is not null
      and (i.state = 'OPEN' or (i.state = 'ENDED' and i.ended_at > ${endedAfter}))
      order by i.since desc, i.id desc limit ${MOST_SHOWN}`.execute(db)
    return rows.map(incidentOf)
  },

  async open(service: IncidentService, words: Words, since: Date, now: Date): Promise<string> {
    const id = randomUUID()
    await sql`insert into ticket_incident (id, service, place_id, place_ids, state, phase, title, title_my, since, eta_at, decided_at,
      published_at) values (${id}, ${service}, '', ${words.placeIds}, 'OPEN', ${words.phase}, ${words.title}, ${words.titleMm}, ${since},
      ${words.etaAt}, ${now}, ${now})`.execute(db)
    return id
  },

  /** Of two concurrent decisions one succeeds. */
  async publish(id: string, version: number, words: Words, now: Date): Promise<boolean> {
    const { numAffectedRows = 0n } =
      await sql`update ticket_incident set state = 'OPEN', phase = ${words.phase},
      title = ${words.title}, title_my = ${words.titleMm}, place_ids = ${words.placeIds}, eta_at = ${words.etaAt}, decided_at = ${now},
      published_at = ${now}, version = version + 1 where id = ${id} and version = ${version}`.execute(db)
    return numAffectedRows > 0n
  },

  async renew(id: string, version: number, phase: IncidentPhase, etaAt: Date | null): Promise<boolean> {
    const { numAffectedRows = 0n } = await sql`update ticket_incident set phase = ${phase}, eta_at = ${etaAt},
      version = version + 1 where id = ${id} and version = ${version}`.execute(db)
    return numAffectedRows > 0n
  },

  async refuse(id: string, version: number, now: Date): Promise<boolean> {
    const { numAffectedRows = 0n } =
      await sql`update ticket_incident set state = 'REFUSED', decided_at = ${now},
      version = version + 1 where id = ${id} and version = ${version}`.execute(db)
    return numAffectedRows > 0n
  },

  /** From now on the worker informs everybody who asked. */
  async end(id: string, version: number, now: Date): Promise<boolean> {
    const { numAffectedRows = 0n } =
      await sql`update ticket_incident set state = 'ENDED', decided_at = ${now},
      ended_at = ${now}, eta_at = null, tell_at = ${now}, version = version + 1
      where id = ${id} and version = ${version}`.execute(db)
    return numAffectedRows > 0n
  },

  async say(incidentId: string, { at, phase, text, textMm }: IncidentUpdate, staffId: string): Promise<void> {
    await sql`insert into incident_update (id, incident_id, at, phase, body, body_my, staff_id)
      values (${randomUUID()}, ${incidentId}, ${at}, ${phase}, ${text}, ${textMm}, ${staffId})`.execute(db)
  },
})
