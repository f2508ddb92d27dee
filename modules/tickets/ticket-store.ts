import { sql, type RawBuilder } from 'kysely'
import type { TicketStatus } from '#contracts/tickets.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { OPEN_STATUSES } from './states.ts'
import type { StoredMessage, StoredStep, StoredTicket } from './ticket.ts'

/** Columns by name, as the type has them. */
export const TICKET = sql`t.id, t.ticket_no as "ticketNo", t.owner_key as "ownerKey", t.line, t.came_by as "cameBy", t.lang,
  t.service, t.category, t.priority, t.status, t.affected, t.contract_no as "contractNo", t.place_id as "placeId", t.ward, t.lat,
  t.lng, t.answers, t.thing_kind as "thingKind", t.thing_id as "thingId", t.contact_by as "contactBy",
  to_char(t.call_day, 'YYYY-MM-DD') as "callDay", t.call_slot as "callSlot", t.answer_by as "answerBy",
  t.next_answer_by as "nextAnswerBy", t.waiting_since as "waitingSince", t.answered_at as "answeredAt", t.clock_at as "clockAt",
  t.resolved_at as "resolvedAt", t.due_at as "dueAt", t.taken_by as "takenBy", t.rating, t.rating_comment as "ratingComment",
  t.follows, t.merged_into as "mergedInto", t.incident_id as "incidentId", t.seen_at as "seenAt", t.created_at as "createdAt",
  t.updated_at as "updatedAt", t.version`

export type NewTicket = Omit<
  StoredTicket,
  | 'status'
  | 'nextAnswerBy'
  | 'answeredAt'
  | 'resolvedAt'
  | 'dueAt'
  | 'takenBy'
  | 'rating'
  | 'ratingComment'
  | 'mergedInto'
  | 'incidentId'
  | 'seenAt'
  | 'updatedAt'
  | 'version'
  | 'clockAt'
  | 'waitingSince'
> & { readonly accountId: string | null; readonly requestId: string; readonly sameKey: string | null }

type NewMessage = StoredMessage & { readonly requestId: string; readonly staffId?: string | null }

const one = async (db: Database | Tx, where: RawBuilder<unknown>): Promise<StoredTicket | null> => {
  const { rows } = await sql<StoredTicket>`select ${TICKET} from ticket t ${where}`.execute(db)
  return rows[0] ?? null
}

export const makeTicketStore = (db: Database | Tx) => ({ ...tickets(db), ...words(db) })

const tickets = (db: Database | Tx) => ({
  /** Serialises reports of one owner until the transaction ends. */
  async enter(ownerKey: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`tickets of ${ownerKey}`}, 0))`.execute(db)
  },

  async nextNo(): Promise<number> {
    const { rows } = await sql<{ no: number }>`select next_ticket_no() as no`.execute(db)
    return rows[0]?.no ?? 0
  },

  find: (id: string): Promise<StoredTicket | null> => one(db, sql`where t.id = ${id}`),
  lock: (id: string): Promise<StoredTicket | null> => one(db, sql`where t.id = ${id} for update`),
  byNo: (no: string): Promise<StoredTicket | null> => one(db, sql`where t.ticket_no = ${no}`),
  asked: (ownerKey: string, requestId: string): Promise<StoredTicket | null> =>
    one(db, sql`where t.owner_key = ${ownerKey} and t.request_id = ${requestId}`),

  /** The same problem, reported before and still open. */
  sameOpen: (
    sees: readonly string[],
    service: string,
    category: string,
    about: string,
  ): Promise<StoredTicket | null> =>
    one(
      db,
      sql`where t.owner_key = any(${sees}) and t.service = ${service} and t.category = ${category} and t.merged_into is null
        and coalesce(t.contract_no, t.affected, '') = ${about} and t.status = any(${[...OPEN_STATUSES]})
        order by t.created_at limit 1`,
    ),

  async createdSince(ownerKey: string, since: Date): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ticket
      where owner_key = ${ownerKey} and created_at > ${since}`.execute(db)
    return rows[0]?.count ?? 0
  },

  async insert(t: NewTicket): Promise<void> {
    await sql`insert into ticket (id, ticket_no, owner_key, request_id, account_id, line, came_by, lang, service, category, priority,
        status, affected, contract_no, place_id, ward, lat, lng, answers, thing_kind, thing_id, contact_by, call_day, call_slot,
        same_key, answer_by, clock_at, waiting_since, follows, created_at, updated_at)
      values (${t.id}, ${t.ticketNo}, ${t.ownerKey}, ${t.requestId}, ${t.accountId}, ${t.line}, ${t.cameBy}, ${t.lang}, ${t.service},
        ${t.category}, ${t.priority}, 'NEW', ${t.affected}, ${t.contractNo}, ${t.placeId}, ${t.ward}, ${t.lat}, ${t.lng},
        ${JSON.stringify(t.answers)}, ${t.thingKind}, ${t.thingId}, ${t.contactBy}, ${t.callDay}, ${t.callSlot}, ${t.sameKey},
        ${t.answerBy}, ${t.answerBy}, ${t.createdAt}, ${t.follows}, ${t.createdAt}, ${t.createdAt})`.execute(
      db,
    )
  },

  /** Raises the version with every change. */
  async update(id: string, set: Readonly<Record<string, unknown>>, now: Date): Promise<void> {
    await db
      .updateTable('ticket')
      .set({ ...set, updated_at: now, version: sql`version + 1` })
      .where('id', '=', id)
      .execute()
  },
})

/** Messages and steps of tickets. */
const words = (db: Database | Tx) => ({
  async step({ ticketId, status, who, why, at }: StoredStep): Promise<void> {
    await sql`insert into ticket_step (ticket_id, no, status, who, why, at)
      select ${ticketId}, coalesce(max(no), 0) + 1, ${status}, ${who}, ${why}, ${at} from ticket_step
       where ticket_id = ${ticketId}`.execute(db)
  },

  async say(m: NewMessage): Promise<void> {
    await sql`insert into ticket_message (id, ticket_id, request_id, by_whom, staff_id, who, body, body_typed, body_other, at)
      values (${m.id}, ${m.ticketId}, ${m.requestId}, ${m.by}, ${m.staffId ?? null}, ${m.who}, ${m.text}, ${m.textTyped},
        ${m.textOther}, ${m.at})`.execute(db)
  },

  async wasSaid(requestId: string): Promise<string | null> {
    const row = await db
      .selectFrom('ticket_message')
      .select('ticket_id')
      .where('request_id', '=', requestId)
      .executeTakeFirst()
    return row?.ticket_id ?? null
  },

  async messages(ticketId: string): Promise<StoredMessage[]> {
    const { rows } =
      await sql<StoredMessage>`select id, ticket_id as "ticketId", by_whom as by, who, body as text,
      body_typed as "textTyped", body_other as "textOther", at from ticket_message where ticket_id = ${ticketId}
      order by no`.execute(db)
    return rows
  },

  async steps(ticketId: string): Promise<StoredStep[]> {
    const { rows } =
      await sql<StoredStep>`select ticket_id as "ticketId", status, who, why, at from ticket_step
      where ticket_id = ${ticketId} order by no`.execute(db)
    return rows
  },

  async seen(id: string, now: Date): Promise<void> {
    await sql`update ticket set seen_at = ${now} where id = ${id}`.execute(db)
  },

  async vote(service: string, code: string, day: string, helped: boolean): Promise<void> {
    const [yes, no] = helped ? [1, 0] : [0, 1]
    await sql`insert into ticket_self_help (service, code, day, helped, not_helped) values (${service}, ${code}, ${day}, ${yes}, ${no})
      on conflict (service, code, day) do update set helped = ticket_self_help.helped + ${yes},
        not_helped = ticket_self_help.not_helped + ${no}`.execute(db)
  },
})

export type TicketStore = ReturnType<typeof makeTicketStore>

export type Listed = { readonly done: boolean | null; readonly offset: number; readonly limit: number }

type OwnRow = StoredTicket & {
  readonly lastBy: StoredMessage['by'] | null
  readonly lastAt: Date | null
  readonly total: number
}

/** Own tickets, newest message first, each with who wrote last. */
export async function listOwn(
  db: Database,
  sees: readonly string[],
  { done, offset, limit }: Listed,
): Promise<OwnRow[]> {
  const open: TicketStatus[] = [...OPEN_STATUSES]
  const which =
    done === null ? sql`` : done ? sql`and t.status <> all(${open})` : sql`and t.status = any(${open})`
  const { rows } = await sql<OwnRow>`select ${TICKET}, m.by_whom as "lastBy", m.at as "lastAt",
      (count(*) over ())::int as total
    from ticket t left join lateral (select by_whom, at from ticket_message where ticket_id = t.id and by_whom <> 'NOTE'
      order by no desc limit 1) m on true
    where t.owner_key = any(${sees}) and t.merged_into is null ${which}
    order by t.updated_at desc, t.id desc offset ${offset} limit ${limit}`.execute(db)
  return rows
}
