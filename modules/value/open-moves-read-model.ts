import { sql } from 'kysely'
import type { Database } from '#platform/db/database.ts'

export type OpenMoves = { readonly kind: string; readonly state: string; readonly count: number }

/** Moves without an end, by kind and state; an index holds them alone. */
export async function openMoves(db: Database): Promise<OpenMoves[]> {
  const { rows } = await sql<OpenMoves>`select kind, state, count(*)::int as count from value_move
    where state in ('RESERVING', 'CODE_SENT', 'EXECUTING', 'UNKNOWN', 'HELD') group by kind, state`.execute(
    db,
  )
  return rows
}
