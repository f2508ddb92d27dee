import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

export type StaffEnd = {
  readonly moveId: string
  readonly as: 'COMPLETED' | 'FAILED'
  /** What the core really took from the main balance. */
  readonly takenKyat: number
  /** The proposal that two people agreed on. */
  readonly proposalId: string | null
  readonly who: string
  readonly why: string
  readonly evidence: string
  readonly at: Date
}

/** Written once with the end of the move, and never changed. */
export const makeStaffEndStore = (tx: Tx) => ({
  async insert({ moveId, as, takenKyat, proposalId, who, why, evidence, at }: StaffEnd): Promise<void> {
    await sql`select keep_end_by_hand(${moveId}, ${as}, ${takenKyat}, ${proposalId}, ${who}, ${why}, ${evidence}, ${at})`.execute(
      tx,
    )
  },
})
