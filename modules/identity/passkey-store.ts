import { sql } from 'kysely'
import type { Database } from '#platform/db/database.ts'

export type Passkey = {
  readonly id: string
  readonly accountId: string
  readonly publicKey: Buffer
  readonly signCount: number
  readonly transports: readonly string[]
}

export type Ceremony = { readonly challenge: string; readonly accountId: string | null }

const CEREMONY_LIFE = sql<Date>`platform.now() + interval '5 minutes'`

export const makePasskeyStore = (db: Database) => ({
  async begin(id: string, { challenge, accountId }: Ceremony): Promise<void> {
    await db
      .insertInto('passkey_ceremony')
      .values({ id, challenge, account_id: accountId, expires_at: CEREMONY_LIFE })
      .execute()
  },

  /** Taken by the first answer: a second one finds nothing. */
  async take(id: string): Promise<Ceremony | null> {
    const row = await db
      .deleteFrom('passkey_ceremony')
      .where('id', '=', id)
      .returning(['challenge', 'account_id', sql<boolean>`expires_at > platform.now()`.as('live')])
      .executeTakeFirst()
    return row?.live ? { challenge: row.challenge, accountId: row.account_id } : null
  },

  async add(
    { id, accountId, publicKey, signCount, transports }: Passkey,
    name: string | null,
  ): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('passkey')
      .values({
        id,
        account_id: accountId,
        public_key: publicKey,
        sign_count: signCount,
        transports: [...transports],
        name,
        added_at: sql<Date>`platform.now()`,
      })
      .onConflict((same) => same.doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  },

  async find(id: string): Promise<Passkey | null> {
    const row = await db.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) return null
    return {
      id: row.id,
      accountId: row.account_id,
      publicKey: row.public_key,
      signCount: row.sign_count,
      transports: row.transports,
    }
  },

  async used(id: string, signCount: number): Promise<void> {
    await db
      .updateTable('passkey')
      .set({ sign_count: signCount, last_used_at: sql<Date>`platform.now()` })
      .where('id', '=', id)
      .execute()
  },

  listOf: (accountId: string) =>
    db
      .selectFrom('passkey')
      .select(['id', 'name', 'transports', 'added_at', 'last_used_at'])
      .where('account_id', '=', accountId)
      .orderBy('added_at', 'desc')
      .execute(),

  async remove(accountId: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('passkey')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0n
  },
})

export type PasskeyStore = ReturnType<typeof makePasskeyStore>
