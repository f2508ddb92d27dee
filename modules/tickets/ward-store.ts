import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'

type Ward = {
  readonly service: string
  readonly category: string
  readonly placeId: string
  readonly ward: string
}

/** Tickets of one ward and their incident. */
export const makeWardStore = (db: Database | Tx) => ({
  /** Serialises counting for one ward until the transaction ends. */
  async enter({ service, placeId, ward }: Ward): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`ward ${service} ${placeId} ${ward}`}, 0))`.execute(
      db,
    )
  },

  /** The ward's own incident, or one that staff opened for the whole place. Planned work does not count: it explains no surprise. */
  async current({ service, placeId, ward }: Ward): Promise<string | null> {
    const { rows } = await sql<{ id: string }>`select id from ticket_incident where service = ${service}
      and state in ('PROPOSED', 'OPEN') and phase is distinct from 'PLANNED'
      and ((place_id = ${placeId} and ward = ${ward})
        or (state = 'OPEN' and published_at is not null and ward = '' and ${placeId} = any(place_ids)))
      order by (place_id = ${placeId} and ward = ${ward}) desc, since desc limit 1`.execute(db)
    return rows[0]?.id ?? null
  },

  /** Counts people, not tickets: twenty reports of one person are one. Reports that staff rejected do not count again. */
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
    await sql`insert into ticket_incident (id, service, place_id, ward, place_ids, state, since)
      values (${id}, ${service}, ${placeId}, ${ward}, ${[placeId]}, 'PROPOSED', ${now})`.execute(db)
    await sql`update ticket set incident_id = ${id} where service = ${service} and category = ${category} and place_id = ${placeId}
      and ward = ${ward} and created_at > ${since} and incident_id is null`.execute(db)
  },

  async link(ticketId: string, incidentId: string): Promise<void> {
    await sql`update ticket set incident_id = ${incidentId} where id = ${ticketId}`.execute(db)
  },

  async unlink(id: string): Promise<void> {
    await sql`update ticket set incident_id = null where incident_id = ${id}`.execute(db)
  },

  /** For the customer's ticket. */
  async incidentOf(id: string) {
    const { rows } = await sql<{ id: string; state: string; since: Date; endedAt: Date | null }>`
      select id, state, since, ended_at as "endedAt" from ticket_incident where id = ${id}`.execute(db)
    return rows[0] ?? null
  },
})
