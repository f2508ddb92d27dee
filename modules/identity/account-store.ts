import type { Database } from '#platform/db/database.ts'

export type Account = {
  readonly id: string
  readonly number: string
  readonly accountType: 'MOBILE' | 'FTTH_ONLY'
  readonly displayName: string | null
  readonly consentVersion: string | null
  readonly createdAt: Date
}

export type Consent = {
  readonly version: string
  readonly marketing: boolean
  readonly displayName: string | undefined
  readonly at: Date
}

export const makeAccountStore = (db: Database) => ({
  async find(id: string): Promise<Account> {
    const row = await db
      .selectFrom('account')
      .select(['id', 'number', 'account_type', 'display_name', 'consent_version', 'created_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return {
      id: row.id,
      number: row.number,
      accountType: row.account_type as Account['accountType'],
      displayName: row.display_name,
      consentVersion: row.consent_version,
      createdAt: row.created_at,
    }
  },

  async keepConsent(id: string, { version, marketing, displayName, at }: Consent): Promise<void> {
    await db
      .updateTable('account')
      .set({
        consent_version: version,
        consent_at: at,
        marketing,
        ...(displayName !== undefined && { display_name: displayName }),
      })
      .where('id', '=', id)
      .execute()
  },
})
