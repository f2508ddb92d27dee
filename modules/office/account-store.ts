import type { Database, Tx } from '#platform/db/database.ts'

/** Accounts by the number their owner signs in with, which is how staff name them. */
export const makeOfficeAccountStore = (db: Database | Tx) => ({
  async byNumber(number: string): Promise<string | null> {
    const row = await db.selectFrom('account').select('id').where('number', '=', number).executeTakeFirst()
    return row?.id ?? null
  },
})
