import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '#platform/db/database.ts'
import type { LineDirectory, LineStanding } from './line-directory.ts'

const Standing = z.nullable(
  z.object({ state: z.enum(['ACTIVE', 'BARRED', 'UNKNOWN']), simChangedAt: z.nullable(z.string()) }),
)
const NOT_KNOWN: LineStanding = { state: 'UNKNOWN', simChangedAt: null }

/** The directory over our own table, for an operator without one and for development. A line that is changing hands counts as unknown. */
export const makeLineStore = (
  db: Database,
): LineDirectory & { put(lines: readonly SeededLine[]): Promise<void> } => ({
  async find(number) {
    const row = await db
      .selectFrom('line')
      .select(['state', 'sim_changed_at'])
      .where('number', '=', number)
      .where('closed_by', 'is', null)
      .executeTakeFirst()
    if (!row) return NOT_KNOWN
    return { state: row.state as LineStanding['state'], simChangedAt: row.sim_changed_at }
  },

  part: (number) => ({
    sql: sql`(select jsonb_build_object('state', state, 'simChangedAt', sim_changed_at) from line
      where number = ${number} and closed_by is null)`,
    read(raw) {
      const row = Standing.parse(raw)
      if (!row) return NOT_KNOWN
      return { state: row.state, simChangedAt: row.simChangedAt === null ? null : new Date(row.simChangedAt) }
    },
  }),

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
