import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'
import type { Key } from '#platform/http/key-page.ts'

export type IncidentState = 'PROPOSED' | 'OPEN' | 'REFUSED' | 'ENDED'

export type StoredIncident = {
  readonly id: string
  readonly service: 'mobile' | 'ftth'
  readonly placeId: string
  readonly ward: string
  readonly state: IncidentState
  readonly since: Date
  readonly endedAt: Date | null
  readonly told: number
  readonly version: number
  readonly tickets: number
}

const INCIDENT = sql`i.id, i.service, i.place_id as "placeId", i.ward, i.state, i.since, i.ended_at as "endedAt", i.told, i.version,
  (select count(*)::int from ticket t where t.incident_id = i.id) as tickets from ticket_incident i`

type Ward = {
  readonly service: string
  readonly category: string
  readonly placeId: string
  readonly ward: string
}

export const makeIncidentStore = (db: Database | Tx) => ({
  /** Until the transaction ends nobody else counts tickets of this ward. */
  async enter({ service, placeId, ward }: Ward): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`ward ${service} ${placeId} ${ward}`}, 0))`.execute(
      db,
    )
  },

  async current({ service, placeId, ward }: Ward): Promise<string | null> {
    const { rows } = await sql<{ id: string }>`select id from ticket_incident where service = ${service}
      and place_id = ${placeId} and ward = ${ward} and state in ('PROPOSED', 'OPEN')`.execute(db)
    return rows[0]?.id ?? null
  },

  /** People, not tickets: one who reports twenty times is one. What staff refused does not count again. */
  async reporters({ service, category, placeId, ward }: Ward, since: Date): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(distinct line)::int as count from ticket
      where service = ${service} and category = ${category} and place_id = ${placeId} and ward = ${ward} and created_at > ${since}
        and created_at > coalesce((select max(decided_at) from ticket_incident where service = ${service}
          and place_id = ${placeId} and ward = ${ward} and state in ('REFUSED', 'ENDED')), '-infinity')`.execute(
      db,
    )
    return rows[0]?.count ?? 0
  },

  async propose({ service, category, placeId, ward }: Ward, since: Date, now: Date): Promise<void> {
    const id = randomUUID()
    await sql`insert into ticket_incident (id, service, place_id, ward, state, since)
      values (${id}, ${service}, ${placeId}, ${ward}, 'PROPOSED', ${now})`.execute(db)
    await sql`update ticket set incident_id = ${id} where service = ${service} and category = ${category} and place_id = ${placeId}
      and ward = ${ward} and created_at > ${since} and incident_id is null`.execute(db)
  },

  async link(ticketId: string, incidentId: string): Promise<void> {
    await sql`update ticket set incident_id = ${incidentId} where id = ${ticketId}`.execute(db)
  },

  async find(id: string): Promise<StoredIncident | null> {
    const { rows } = await sql<StoredIncident>`select ${INCIDENT} where i.id = ${id}`.execute(db)
    return rows[0] ?? null
  },

  async list(state: IncidentState | undefined, after: Key | null, limit: number): Promise<StoredIncident[]> {
    const { rows } = await sql<StoredIncident>`select ${INCIDENT} where true
      ${state === undefined ? sql`` : sql`and i.state = ${state}`}
      ${after === null ? sql`` : sql`and (i.since, i.id) < (${after.at}, ${after.id}::uuid)`}
      order by i.since desc, i.id desc limit ${limit}`.execute(db)
    return rows
  },

  /** Of two who decide, one does. */
  async decide(id: string, version: number, state: IncidentState, now: Date): Promise<boolean> {
    const { numAffectedRows = 0n } =
      await sql`update ticket_incident set state = ${state}, decided_at = ${now},
      ended_at = case when ${state} = 'ENDED' then ${now}::timestamptz else ended_at end, version = version + 1
      where id = ${id} and version = ${version}`.execute(db)
    return numAffectedRows > 0n
  },

  async told(id: string, count: number): Promise<void> {
    await sql`update ticket_incident set told = ${count} where id = ${id}`.execute(db)
  },

  async unlink(id: string): Promise<void> {
    await sql`update ticket set incident_id = null where incident_id = ${id}`.execute(db)
  },

  /** Everybody who asked and was not told yet: marked as told in the same breath. */
  async toTell(id: string, now: Date) {
    const { rows } = await sql<{ id: string; line: string; lang: 'en' | 'my'; ticketNo: string }>`
      update ticket set told_at = ${now} where incident_id = ${id} and told_at is null
      returning id, line, lang, ticket_no as "ticketNo"`.execute(db)
    return rows
  },
})
