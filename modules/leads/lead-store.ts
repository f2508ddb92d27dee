import { sql } from 'kysely'
import type { Lang } from '#contracts/language.ts'
import type { LeadProduct } from '#contracts/lead-fields.ts'
import type { LeadState } from '#contracts/staff/leads.ts'
import type { CallTime } from '#contracts/call-times.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { takenUntil } from '#platform/jobs/due-rows.ts'

export type StoredLead = {
  readonly id: string
  readonly reference: string
  readonly product: LeadProduct
  readonly company: string
  readonly contactName: string
  readonly phone: string
  readonly email: string
  readonly placeId: string | null
  readonly callTime: CallTime
  readonly lang: Lang
  readonly state: LeadState
  readonly receivedAt: Date
  readonly callBy: Date
  readonly takenBy: string | null
  readonly takenByName: string | null
  readonly wishes: number
  readonly version: number
}

type NewLead = Omit<StoredLead, 'state' | 'takenBy' | 'takenByName' | 'wishes' | 'version'>
type Wish = {
  readonly id: string
  readonly leadId: string
  readonly at: Date
  readonly need: string
  readonly detail: Readonly<Record<string, string>>
}
type Step = {
  readonly id: string
  readonly leadId: string
  readonly at: Date
  readonly state: LeadState
  readonly staffId: string | null
  readonly why: string | null
}

export const makeLeadStore = (tx: Database | Tx) => ({
  /** Serialises requests of one address and product, so that the second sees the first. */
  async enter(email: string, product: LeadProduct): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`lead of ${email.toLowerCase()} ${product}`}, 0))`.execute(
      tx,
    )
  },

  async sameSince(
    email: string,
    product: LeadProduct,
    since: Date,
  ): Promise<{ id: string; reference: string; callBy: Date } | null> {
    const { rows } = await sql<{ id: string; reference: string; callBy: Date }>`
      select id, reference, call_by as "callBy" from lead where lower(email) = ${email.toLowerCase()} and product = ${product}
        and received_at > ${since} and state <> 'SPAM' order by received_at desc limit 1`.execute(tx)
    return rows[0] ?? null
  },

  async insert(lead: NewLead): Promise<void> {
    await sql`insert into lead (id, reference, product, company, contact_name, phone, email, place_id, call_time, lang, state,
        received_at, consent_at, call_by)
      values (${lead.id}, ${lead.reference}, ${lead.product}, ${lead.company}, ${lead.contactName}, ${lead.phone}, ${lead.email},
        ${lead.placeId}, ${lead.callTime}, ${lead.lang}, 'NEW', ${lead.receivedAt}, ${lead.receivedAt}, ${lead.callBy})`.execute(
      tx,
    )
  },

  async keepWish({ id, leadId, at, need, detail }: Wish): Promise<void> {
    await sql`insert into lead_wish (id, lead_id, at, need, detail)
      values (${id}, ${leadId}, ${at}, ${need}, ${JSON.stringify(detail)}::jsonb)`.execute(tx)
  },

  async keepStep({ id, leadId, at, state, staffId, why }: Step): Promise<void> {
    await sql`insert into lead_step (id, lead_id, at, state, staff_id, why)
      values (${id}, ${leadId}, ${at}, ${state}, ${staffId}, ${why})`.execute(tx)
  },

  /** Removes a lead that is due; one that was given another time meanwhile stays. */
  async remove(id: string, now: Date): Promise<void> {
    await sql`delete from lead where id = ${id} and due_at <= ${takenUntil(now)}`.execute(tx)
  },
})
