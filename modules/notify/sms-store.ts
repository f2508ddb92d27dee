import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'
import type { SmsPriority } from './sms-request.ts'
import type { SMS_NEXT, SmsState } from './sms-state.ts'

export type NewSms = {
  readonly id: string
  readonly recipient: string
  readonly priority: SmsPriority
  readonly template: string
  readonly lang: string
  readonly bodySealed: Buffer
  readonly createdAt: Date
  readonly validUntil: Date
  readonly renews: string | null
}

export type ClaimedSms = {
  readonly id: string
  readonly recipient: string
  readonly priority: SmsPriority
  readonly bodySealed: Buffer
  readonly validUntil: Date
  readonly fullTries: number
  readonly createdAt: Date
}

/** What became of one message that was SENDING. */
export type Settled = {
  readonly id: string
  readonly state: (typeof SMS_NEXT.SENDING)[number]
  readonly centre?: string
  readonly centreId?: string | undefined
  readonly failure?: string
  /** Back in the queue, but behind all others. */
  readonly toTail?: boolean
}

export type LostSms = { readonly id: string; readonly to: string; readonly validUntil: Date }

export const toSmsRow = (sms: NewSms) => ({
  id: sms.id,
  recipient: sms.recipient,
  kind: sms.priority,
  template: sms.template,
  lang: sms.lang,
  body_sealed: sms.bodySealed,
  created_at: sms.createdAt,
  turn_at: sms.createdAt,
  valid_until: sms.validUntil,
  renews: sms.renews,
})

/** The same id twice is one message. */
export async function insertSms(tx: Tx, sms: NewSms): Promise<void> {
  await tx
    .insertInto('sms_message')
    .values(toSmsRow(sms))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export const makeSmsStore = (db: Database | Tx) => ({
  /**
   * Codes before notices, oldest first. Messages that expire before `alive` end here, and so do those for a line that changes hands, whose
   * holder they were meant for: they count as seen, but are not taken.
   */
  async claim(count: number, now: Date, alive: Date): Promise<{ seen: number; taken: ClaimedSms[] }> {
    const { rows } = await sql<ClaimedSms & { readonly state: SmsState }>`
      with due as (
        select id, valid_until > ${alive}
               and not exists (select from line where number = recipient and closed_by is not null) as goes
          from sms_message where state = 'QUEUED'
         order by kind, turn_at limit ${count} for update of sms_message skip locked
      ), taken as (
        update sms_message m
           set state = case when due.goes then 'SENDING' else 'EXPIRED' end,
               body_sealed = case when due.goes then m.body_sealed end,
               sent_at = case when due.goes then ${now}::timestamptz end,
               ended_at = case when due.goes then null else ${now}::timestamptz end
          from due where m.id = due.id
        returning m.id, m.recipient, m.kind, m.state, m.body_sealed, m.valid_until, m.full_tries, m.created_at, m.turn_at
      )
      select id, recipient, kind as priority, state, body_sealed as "bodySealed", valid_until as "validUntil",
             full_tries as "fullTries", created_at as "createdAt"
        from taken order by taken.kind, turn_at`.execute(db)
    return { seen: rows.length, taken: rows.filter(({ state }) => state === 'SENDING') }
  },

  /** Messages to this number that still wait to be sent. */
  async forgetLine(recipient: string, now: Date): Promise<void> {
    await db
      .updateTable('sms_message')
      .set({ state: 'EXPIRED', body_sealed: null, ended_at: now })
      .where('recipient', '=', recipient)
      .where('state', '=', 'QUEUED')
      .execute()
  },

  /** Compare and set from SENDING; returns the codes that are lost and were not sent anew before. */
  async settle(outcomes: readonly Settled[], now: Date): Promise<LostSms[]> {
    const { rows } = await sql<LostSms & { readonly state: string; kind: string; renews: string | null }>`
      update sms_message m
         set state = o.state, centre = o.centre, centre_id = o.centre_id, failure = o.failure,
             body_sealed = case when o.state = 'QUEUED' then m.body_sealed end,
             sent_at = case when o.state = 'QUEUED' then null else m.sent_at end,
             turn_at = case when o.to_tail then ${now}::timestamptz else m.turn_at end,
             full_tries = m.full_tries + o.to_tail::int,
             ended_at = case when o.state in ('FAILED', 'EXPIRED', 'UNKNOWN') then ${now}::timestamptz end
        from unnest(${outcomes.map(({ id }) => id)}::uuid[], ${outcomes.map(({ state }) => state)}::text[],
                    ${outcomes.map(({ centre }) => centre ?? null)}::text[],
                    ${outcomes.map(({ centreId }) => centreId ?? null)}::text[],
                    ${outcomes.map(({ failure }) => failure ?? null)}::text[],
                    ${outcomes.map(({ toTail }) => toTail === true)}::boolean[])
             as o (id, state, centre, centre_id, failure, to_tail)
       where m.id = o.id and m.state = 'SENDING'
      returning m.id, m.recipient as to, m.valid_until as "validUntil", m.state, m.kind, m.renews`.execute(db)
    return rows.filter(({ state, kind, renews }) => state === 'UNKNOWN' && kind === 'code' && renews === null)
  },
})
