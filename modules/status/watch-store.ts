import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Lang } from '#contracts/language.ts'
import type { Database, Tx } from '#platform/db/database.ts'

export const TOLD_AT_ONCE = 500

/** The people informed when an incident ends: those with a ticket about it, and those who asked. */
export const makeWatchStore = (db: Database | Tx) => ({
  async ask(incidentId: string, line: string, lang: Lang, now: Date): Promise<void> {
    await sql`insert into incident_watch (id, incident_id, line, lang, asked_at)
      values (${randomUUID()}, ${incidentId}, ${line}, ${lang}, ${now}) on conflict (incident_id, line) do nothing`.execute(
      db,
    )
  },

  async isAsked(incidentId: string, line: string): Promise<boolean> {
    const { rows } =
      await sql`select from incident_watch where incident_id = ${incidentId} and line = ${line}`.execute(db)
    return rows.length > 0
  },

  /** Locks an open incident, so that somebody who asks while it is being ended is either informed or learns that it is over. */
  async lockOpen(incidentId: string): Promise<boolean> {
    const { rows } = await sql`select from ticket_incident where id = ${incidentId} and state = 'OPEN'
      and published_at is not null for share`.execute(db)
    return rows.length > 0
  },

  async askedSince(line: string, since: Date): Promise<number> {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from incident_watch
      where line = ${line} and asked_at > ${since}`.execute(db)
    return rows[0]?.n ?? 0
  },

  /**
   * Marks some untold numbers that have tickets, and takes their other requests along, in one statement. Only a ticket that was marked is
   * told of: one deleted while this waited for it was of somebody who has the number no more.
   */
  async takeTickets(incidentId: string, now: Date) {
    const { rows } = await sql<{ line: string; lang: Lang; ticketNo: string }>`
      with few as (select distinct line from ticket
          where incident_id = ${incidentId} and told_at is null order by line limit ${TOLD_AT_ONCE}),
        marked as (update ticket set told_at = ${now} where incident_id = ${incidentId} and told_at is null
          and line in (select line from few) returning line, lang, ticket_no, created_at),
        heard as (delete from incident_watch where incident_id = ${incidentId} and line in (select line from marked))
      select distinct on (line) line, lang, ticket_no as "ticketNo" from marked order by line, created_at desc`.execute(
      db,
    )
    return rows
  },

  /** Takes some who asked without a ticket, and deletes their requests. */
  async takeWatching(incidentId: string) {
    const { rows } = await sql<{ line: string; lang: Lang }>`delete from incident_watch where id in
      (select id from incident_watch where incident_id = ${incidentId} limit ${TOLD_AT_ONCE}) returning line, lang`.execute(
      db,
    )
    return rows
  },

  /** When informing is next due; locked, so that the count stays right. */
  async lockTelling(incidentId: string): Promise<Date | null> {
    const { rows } = await sql<{ tellAt: Date | null }>`select tell_at as "tellAt" from ticket_incident
      where id = ${incidentId} and state = 'ENDED' for update`.execute(db)
    return rows[0]?.tellAt ?? null
  },

  async told(incidentId: string, count: number, tellAt: Date | null): Promise<void> {
    await sql`update ticket_incident set told = told + ${count}, tell_at = ${tellAt} where id = ${incidentId}`.execute(
      db,
    )
  },

  async forgetLine(line: string): Promise<void> {
    await sql`delete from incident_watch where line = ${line}`.execute(db)
  },

  /** For the export of personal data. */
  async ofLine(line: string) {
    const { rows } = await sql<{
      title: string | null
      askedAt: Date
    }>`select i.title, w.asked_at as "askedAt"
      from incident_watch w join ticket_incident i on i.id = w.incident_id where w.line = ${line} order by w.asked_at`.execute(
      db,
    )
    return rows
  },
})
