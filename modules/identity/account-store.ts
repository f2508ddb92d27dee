import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'

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

/** Everything stored about an account, for the owner's export. */
export type OwnAccount = Account & {
  readonly fullName: string | null
  readonly email: string | null
  readonly contractNo: string | null
  readonly consentAt: Date | null
  readonly marketing: boolean
}

export const makeAccountStore = (db: Database | Tx) => ({
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

  async own(id: string): Promise<OwnAccount> {
    const row = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    return {
      id: row.id,
      number: row.number,
      accountType: row.account_type as Account['accountType'],
      displayName: row.display_name,
      fullName: row.full_name,
      email: row.email,
      contractNo: row.contract_no,
      consentVersion: row.consent_version,
      consentAt: row.consent_at,
      marketing: row.marketing,
      createdAt: row.created_at,
    }
  },

  async setMarketing(id: string, marketing: boolean): Promise<void> {
    await db.updateTable('account').set({ marketing }).where('id', '=', id).execute()
  },

  /** Whether the owner gets an SMS about this sign-in: on a new device, at most once in 24 hours. All sign-ins take equally long. */
  async claimNewDeviceNotice(id: string, newDevice: boolean): Promise<boolean> {
    const { rows } = await sql<{ tell: boolean }>`with seen as (
        select id, ${newDevice} and coalesce(new_device_told_at <= platform.now() - interval '24 hours', true) as tell
          from account where id = ${id} for update)
      update account a set new_device_told_at = case when seen.tell then platform.now() else a.new_device_told_at end
        from seen where a.id = seen.id returning seen.tell`.execute(db)
    return rows[0]?.tell ?? false
  },

  /** Deletes its sessions, devices and passkeys too. */
  async remove(id: string): Promise<void> {
    await db.deleteFrom('account').where('id', '=', id).execute()
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
