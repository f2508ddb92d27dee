import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

type Missing = { readonly earnedAt: Date; readonly earned: number; readonly missing: number }

export const makeMissingPointsStore = (tx: Tx) => ({
  /** Purchases that were refunded after their points were spent: earned points and how many could not be taken back. Newest first. */
  async list(line: string, limit: number): Promise<Missing[]> {
    const rows = await tx
      .selectFrom('points_earn')
      .select(['earned_at as earnedAt', 'spend as earned', sql<number>`spend - returned`.as('missing')])
      .where('line', '=', line)
      .where('state', '=', 'RETURNED')
      .whereRef('returned', '<', 'spend')
      .orderBy('earned_at', 'desc')
      .limit(limit)
      .execute()
    return rows
  },
})
