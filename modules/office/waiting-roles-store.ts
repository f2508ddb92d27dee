import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** Roles that still need a second administrator's approval. */
export const makeWaitingRolesStore = (tx: Tx) => ({
  async all(): Promise<{ staffId: string; role: string; proposalId: string }[]> {
    const { rows } = await sql<{
      staffId: string
      role: string
      proposalId: string
    }>`select proposed ->> 'staffId' as "staffId",
        proposed ->> 'role' as role, id as "proposalId" from proposal
      where kind = 'ROLE' and state in ('PROPOSED', 'APPROVED')`.execute(tx)
    return rows
  },
})
