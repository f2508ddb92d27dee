import type { Database } from '#platform/db/database.ts'
import type { LineDirectory, LineStanding } from './line-directory.ts'

/** The directory over our own table, for an operator without one and for a new machine. */
export const makeLineStore = (
  db: Database,
): LineDirectory & { put(lines: readonly SeededLine[]): Promise<void> } => ({
  async find(number) {
    const row = await db
      .selectFrom('line')
      .select(['state', 'sim_changed_at'])
      .where('number', '=', number)
      .executeTakeFirst()
    if (!row) return { state: 'UNKNOWN', simChangedAt: null }
    return { state: row.state as LineStanding['state'], simChangedAt: row.sim_changed_at }
  },

  async put(lines) {
    if (lines.length === 0) return
    await db
      .insertInto('line')
      .values(lines.map(({ number, state }) => ({ number, state })))
      .onConflict((same) => same.column('number').doUpdateSet((eb) => ({ state: eb.ref('excluded.state') })))
      .execute()
  },
})

export type SeededLine = { readonly number: string; readonly state: 'ACTIVE' | 'BARRED' }
