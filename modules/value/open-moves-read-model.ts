import { sql } from 'kysely'
import type { Database } from '#platform/db/database.ts'

export type OpenMoves = { readonly kind: string; readonly state: string; readonly count: number }

/** Open moves by kind and state, from their own index. */
export async function openMoves(db: Database): Promise<OpenMoves[]> {
  const { rows } = await sql<OpenMoves>`select kind, state, count(*)::int as count from value_move
    where state in ('RESERVING', 'CODE_SENT', 'EXECUTING', 'UNKNOWN', 'HELD') group by kind, state`.execute(
    db,
  )
  return rows
}
