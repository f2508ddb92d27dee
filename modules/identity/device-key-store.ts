import type { Database, Tx } from '#platform/db/database.ts'

/** Keys of browsers that have signed in. */
export const makeDeviceKeyStore = (db: Database | Tx) => ({
  async countOf(accountId: string): Promise<number> {
    const { count } = await db
      .selectFrom('device_key')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    return Number(count)
  },

  async removeAll(accountId: string): Promise<void> {
    await db.deleteFrom('device_key').where('account_id', '=', accountId).execute()
  },
})
