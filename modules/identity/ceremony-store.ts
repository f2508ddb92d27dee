import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'

export type Ceremony = {
  readonly challenge: string
  /** Null for a sign-in, where the browser says whose passkey it is. */
  readonly accountId: string | null
  /** The purpose of a proof; null for a sign-in or a new passkey. */
  readonly proves: string | null
}

const LIFE = sql<Date>`platform.now() + interval '5 minutes'`

export const makeCeremonyStore = (db: Database | Tx) => ({
  async begin(id: string, { challenge, accountId, proves }: Ceremony): Promise<void> {
    await db
      .insertInto('passkey_ceremony')
      .values({ id, challenge, account_id: accountId, proves, expires_at: LIFE })
      .execute()
  },

  /** Can be taken once: a second answer finds nothing. */
  async take(id: string): Promise<Ceremony | null> {
    const row = await db
      .deleteFrom('passkey_ceremony')
      .where('id', '=', id)
      .returning(['challenge', 'account_id', 'proves', sql<boolean>`expires_at > platform.now()`.as('live')])
      .executeTakeFirst()
    return row?.live ? { challenge: row.challenge, accountId: row.account_id, proves: row.proves } : null
  },
})

export type CeremonyStore = ReturnType<typeof makeCeremonyStore>
