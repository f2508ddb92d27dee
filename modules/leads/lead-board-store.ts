import { sql } from 'kysely'
import type { LeadState } from '#contracts/staff/leads.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Key } from '#platform/http/key-page.ts'
import type { StoredLead } from './lead-store.ts'

const LEAD = sql`l.id, l.reference, l.product, l.company, l.contact_name as "contactName", l.phone, l.email,
  l.place_id as "placeId", l.call_time as "callTime", l.lang, l.state, l.received_at as "receivedAt", l.call_by as "callBy",
  l.taken_by as "takenBy", s.name as "takenByName", l.version,
  (select count(*)::int from lead_wish w where w.lead_id = l.id) as wishes
  from lead l left join staff s on s.id = l.taken_by`

type Asked = {
  readonly state?: LeadState | undefined
  readonly takenBy?: string | undefined
  readonly oldestFirst: boolean
  readonly after: Key | null
  readonly limit: number
}

/** Leads as business sales works on them. */
export const makeLeadBoardStore = (tx: Tx) => ({
  async find(id: string): Promise<StoredLead | null> {
    const { rows } = await sql<StoredLead>`select ${LEAD} where l.id = ${id}`.execute(tx)
    return rows[0] ?? null
  },

  async list({ state, takenBy, oldestFirst, after, limit }: Asked): Promise<StoredLead[]> {
    const [order, beyond] = oldestFirst ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`]
    const { rows } = await sql<StoredLead>`select ${LEAD} where true
      ${state === undefined ? sql`` : sql`and l.state = ${state}`}
      ${takenBy === undefined ? sql`` : sql`and l.taken_by = ${takenBy}`}
      ${after === null ? sql`` : sql`and (l.received_at, l.id) ${beyond} (${after.at}, ${after.id}::uuid)`}
      order by l.received_at ${order}, l.id ${order} limit ${limit}`.execute(tx)
    return rows
  },

  async wishes(leadId: string): Promise<{ at: Date; need: string; detail: Record<string, string> }[]> {
    const { rows } = await sql<{ at: Date; need: string; detail: Record<string, string> }>`
      select at, need, detail from lead_wish where lead_id = ${leadId} order by no`.execute(tx)
    return rows
  },

  async steps(
    leadId: string,
  ): Promise<{ at: Date; state: LeadState; who: string | null; why: string | null }[]> {
    const { rows } = await sql<{ at: Date; state: LeadState; who: string | null; why: string | null }>`
      select p.at, p.state, s.name as who, p.why from lead_step p left join staff s on s.id = p.staff_id
      where p.lead_id = ${leadId} order by p.no`.execute(tx)
    return rows
  },

  /** Only if nobody changed it since it was read. */
  async change(
    id: string,
    version: number,
    next: { state: LeadState; takenBy: string | null; dueAt: Date | null },
  ): Promise<boolean> {
    const { numAffectedRows = 0n } =
      await sql`update lead set state = ${next.state}, taken_by = ${next.takenBy},
      due_at = ${next.dueAt}, version = version + 1 where id = ${id} and version = ${version}`.execute(tx)
    return numAffectedRows > 0n
  },
})
