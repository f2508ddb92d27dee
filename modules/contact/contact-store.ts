import { sql } from 'kysely'
import { parseMsisdn } from '#contracts/msisdn.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import type { StoredContact } from './contact-message.ts'

export type Triage = { readonly bodyUnicode: string; readonly wasZawgyi: boolean; readonly triagedAt: Date }

const SWEPT_AT_ONCE = 5_000
/** Other characters typed as digits: wa for zero, then Burmese, Shan, Arabic and full-width. `parseMsisdn` reads the rest. */
const OTHER_DIGITS = 'ဝ၀၁၂၃၄၅၆၇၈၉႐႑႒႓႔႕႖႗႘႙٠١٢٣٤٥٦٧٨٩０１２３４５６７８９'
const LATIN_DIGITS = `0${'0123456789'.repeat(4)}`
const LAST_DIGITS = 7

export const makeContactStore = (db: Database | Tx) => ({
  async insert(contact: StoredContact): Promise<void> {
    const { receivedAt, body, reference, topic, lang, name = null, phone = null, email = null } = contact
    const { phoneProven = false } = contact
    await db
      .insertInto('contact_message')
      .values({
        reference,
        topic,
        body,
        name,
        phone,
        email,
        lang,
        received_at: receivedAt,
        phone_proven: phoneProven,
      })
      .execute()
  },

  async bodyOf(reference: string): Promise<string | null> {
    const row = await db
      .selectFrom('contact_message')
      .select('body')
      .where('reference', '=', reference)
      .executeTakeFirst()
    return row?.body ?? null
  },

  /** Only the first triage counts; false when it was done before. */
  async triage(reference: string, { bodyUnicode, wasZawgyi, triagedAt }: Triage): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('contact_message')
      .set({ body_unicode: bodyUnicode, was_zawgyi: wasZawgyi, triaged_at: triagedAt })
      .where('reference', '=', reference)
      .where('triaged_at', 'is', null)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  },

  /** Messages under this number in any spelling. No index: an account ends rarely, and that job can wait. */
  async forgetLine(line: string): Promise<void> {
    const written = await db
      .selectFrom('contact_message')
      .select(['id', 'phone'])
      .where(sql<boolean>`position(${line.slice(-LAST_DIGITS)} in
        regexp_replace(translate(phone, ${OTHER_DIGITS}, ${LATIN_DIGITS}), '[^0-9]', '', 'g')) > 0`)
      .execute()
    const ids = written.filter(({ phone }) => parseMsisdn(phone ?? '') === line).map(({ id }) => id)
    if (ids.length > 0) await db.deleteFrom('contact_message').where('id', 'in', ids).execute()
  },

  /** Triaged before that time; a message that never was counts from its arrival. */
  async sweep(before: Date): Promise<void> {
    await sql`delete from contact_message where id in (select id from contact_message
      where received_at < ${before} and coalesce(triaged_at, received_at) < ${before} limit ${SWEPT_AT_ONCE})`.execute(
      db,
    )
  },
})
