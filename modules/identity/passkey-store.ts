import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'

export type Passkey = {
  readonly id: string
  readonly accountId: string
  readonly publicKey: Buffer
  readonly signCount: number
  readonly transports: readonly string[]
}

export const makePasskeyStore = (db: Database | Tx) => ({
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

  /** False when it was removed meanwhile. */
  async used(id: string, signCount: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('passkey')
      .set({ sign_count: signCount, last_used_at: sql<Date>`platform.now()` })
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
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

  async has(accountId: string, id: string): Promise<boolean> {
    const row = await db
      .selectFrom('passkey')
      .select('id')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst()
    return row !== undefined
  },

  async removeAll(accountId: string): Promise<void> {
    await db.deleteFrom('passkey').where('account_id', '=', accountId).execute()
  },
})
