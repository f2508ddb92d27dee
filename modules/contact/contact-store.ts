import type { Database, Tx } from '#platform/db/database.ts'
import type { StoredContact } from './contact-message.ts'

export type Triage = { readonly bodyUnicode: string; readonly wasZawgyi: boolean; readonly triagedAt: Date }

export const makeContactStore = (db: Database | Tx) => ({
  async insert(contact: StoredContact): Promise<void> {
    const { receivedAt, body, reference, topic, lang, name = null, phone = null, email = null } = contact
    await db
      .insertInto('contact_message')
      .values({ reference, topic, body, name, phone, email, lang, received_at: receivedAt })
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
})
