import { sql } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Database } from './database.ts'

type Deps = { readonly db: Database; readonly clock: Clock }

const MONTHS_AHEAD = 6

/** Makes the partitions of these tables for this month and the next ones; existing ones stay as they are. */
export const makeEnsureMonths = ({ db, clock }: Deps) =>
  async function ensureMonths(tables: readonly string[]): Promise<void> {
    for (const table of tables)
      await sql`select ensure_months(${table}, ${clock.now()}::date, ${MONTHS_AHEAD})`.execute(db)
  }
