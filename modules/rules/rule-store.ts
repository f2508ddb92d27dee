import { sql } from 'kysely'
import type { Database } from '#platform/db/database.ts'

export type RuleRow = { readonly key: string; readonly validFrom: Date; readonly value: unknown }

export type NewRule = {
  readonly key: string
  readonly validFrom: Date
  readonly value: unknown
  readonly setBy: string
  readonly now: Date
}

export const makeRuleStore = (db: Database) => ({
  /** Newest first. */
  async all(): Promise<RuleRow[]> {
    const rows = await db
      .selectFrom('rule')
      .select(['key', 'valid_from', 'value'])
      .orderBy('valid_from', 'desc')
      .execute()
    return rows.map(({ key, valid_from: validFrom, value }) => ({ key, validFrom, value }))
  },

  async set({ key, validFrom, value, setBy, now }: NewRule): Promise<void> {
    await sql`select set_rule(${key}, ${validFrom}, ${JSON.stringify(value)}, ${setBy}, ${now})`.execute(db)
  },
})
