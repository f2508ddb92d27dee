import type { Database } from '#platform/db/database.ts'

export const makeSpentStore = (db: Database) => ({
  /** False when it was already spent. */
  async spend(id: string, expiresAt: Date): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('human_check_spent')
      .values({ id, expires_at: expiresAt })
      .onConflict((same) => same.doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  },
})
