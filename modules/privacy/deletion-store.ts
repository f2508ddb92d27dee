import { sql } from 'kysely'
import type { Lang } from '#contracts/language.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { takenUntil } from '#platform/jobs/due-rows.ts'

export type Deletion = { readonly accountId: string; readonly number: string; readonly lang: Lang }

export const makeDeletionStore = (db: Database | Tx) => ({
  async dueAt(accountId: string): Promise<Date | null> {
    const row = await db
      .selectFrom('account_deletion')
      .select('due_at')
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return row?.due_at ?? null
  },

  /** A second request keeps the first date: nobody waits longer for pressing again. */
  async plan(accountId: string, lang: Lang, askedAt: Date, dueAt: Date): Promise<Date> {
    const { due_at: due } = await db
      .insertInto('account_deletion')
      .values({ account_id: accountId, lang, asked_at: askedAt, due_at: dueAt })
      .onConflict((same) => same.column('account_id').doUpdateSet({ lang }))
      .returning('due_at')
      .executeTakeFirstOrThrow()
    return due
  },

  /** False when there was none. */
  async takeBack(accountId: string): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('account_deletion')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0n
  },

  /** A due request, locked until the transaction ends; null when it is not due or was withdrawn. */
  async lockDue(accountId: string, now: Date): Promise<Deletion | null> {
    const row = await db
      .selectFrom('account_deletion')
      .innerJoin('account', 'account.id', 'account_deletion.account_id')
      .select(['account.id', 'account.number', 'account_deletion.lang'])
      .where('account_deletion.account_id', '=', accountId)
      .where('account_deletion.due_at', '<=', takenUntil(now))
      .modifyEnd(sql`for update of account_deletion`)
      .executeTakeFirst()
    return row ? { accountId: row.id, number: row.number, lang: row.lang as Lang } : null
  },
})
