import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'
import type { SmsReceipt } from './sms-centre.ts'
import { statesBefore } from './sms-state.ts'
import type { LostSms } from './sms-store.ts'

const SETTLED_BY_RECEIPT = statesBefore('DELIVERED')
const SWEEP_LIMIT = 1_000

/** How a message ended, and how long after it was sent. */
export type Received = { readonly state: SmsReceipt['outcome']; readonly seconds: number }

/** How messages end other than by the answer to their submit. */
export const makeSmsEndsStore = (db: Database | Tx) => ({
  /**
   * Compare and set from the states a receipt may settle. A receipt for an unknown message is kept: the answer that names the message
   * may not have been written yet.
   */
  async receive(receipts: readonly SmsReceipt[], now: Date): Promise<Received[]> {
    const { rows } = await sql<Received>`
      with o as (
        select * from unnest(${receipts.map(({ centre }) => centre)}::text[],
                             ${receipts.map(({ centreId }) => centreId)}::text[],
                             ${receipts.map(({ recipient }) => recipient)}::text[],
                             ${receipts.map(({ outcome }) => outcome)}::text[]) as o (centre, centre_id, recipient, outcome)
      ), hit as (
        update sms_message m set state = o.outcome, ended_at = ${now}
          from o where m.centre_id = o.centre_id and m.centre = o.centre and m.recipient = o.recipient
           and m.state = any(${SETTLED_BY_RECEIPT}::text[])
        returning m.state, extract(epoch from m.ended_at - m.sent_at)::float8 as seconds
      ), kept as (
        insert into sms_receipt (centre, centre_id, recipient, outcome, received_at)
        select o.centre, o.centre_id, o.recipient, o.outcome, ${now} from o
         where not exists (select from sms_message m where m.centre_id = o.centre_id and m.centre = o.centre)
        on conflict do nothing
      )
      select state, seconds from hit`.execute(db)
    return rows
  },

  /** Receipts that came before the answer they belong to; only for these ids, when some are given. */
  async matchKept(centreIds: readonly string[] | null = null): Promise<void> {
    await sql`
      with known as (
        delete from sms_receipt r using sms_message m
         where m.centre_id = r.centre_id and m.centre = r.centre
           and (${centreIds}::text[] is null or r.centre_id = any(${centreIds}::text[]))
        returning r.centre, r.centre_id, r.recipient, r.outcome, r.received_at
      )
      update sms_message m set state = k.outcome, ended_at = k.received_at
        from known k
       where m.centre_id = k.centre_id and m.centre = k.centre and m.recipient = k.recipient
         and m.state = any(${SETTLED_BY_RECEIPT}::text[])`.execute(db)
  },

  async expireQueued(now: Date): Promise<void> {
    await sql`
      update sms_message set state = 'EXPIRED', body_sealed = null, ended_at = ${now}
       where id in (select id from sms_message where state = 'QUEUED' and valid_until <= ${now}
                     limit ${SWEEP_LIMIT} for update skip locked)`.execute(db)
  },

  /** Returns the codes among them that were not sent anew before. */
  async loseAbandoned(now: Date, senderDeadBefore: Date): Promise<LostSms[]> {
    const { rows } = await sql<LostSms & { kind: string; renews: string | null }>`
      update sms_message m
         set state = 'UNKNOWN', body_sealed = null, ended_at = ${now}, failure = 'SENDER_DIED'
       where id in (select id from sms_message where state = 'SENDING' and sent_at < ${senderDeadBefore}
                     limit ${SWEEP_LIMIT} for update skip locked)
      returning m.id, m.recipient as to, m.valid_until as "validUntil", m.kind, m.renews`.execute(db)
    return rows.filter(({ kind, renews }) => kind === 'code' && renews === null)
  },

  async loseUnreceipted(now: Date, receiptLostBefore: Date): Promise<void> {
    await sql`
      update sms_message set state = 'UNKNOWN', ended_at = ${now}, failure = 'NO_RECEIPT'
       where id in (select id from sms_message where state = 'SUBMITTED' and valid_until < ${receiptLostBefore}
                     limit ${SWEEP_LIMIT} for update skip locked)`.execute(db)
  },

  async forget(receiptsBefore: Date, messagesBefore: Date): Promise<void> {
    await sql`delete from sms_receipt where received_at < ${receiptsBefore}`.execute(db)
    await sql`
      delete from sms_message
       where id in (select id from sms_message where created_at < ${messagesBefore} and ended_at is not null
                     limit ${SWEEP_LIMIT})`.execute(db)
  },
})
