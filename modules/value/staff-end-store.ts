import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

export type StaffEnd = {
  readonly moveId: string
  readonly as: 'COMPLETED' | 'FAILED'
  readonly who: string
  readonly why: string
  readonly evidence: string
  readonly at: Date
}

/** Written once with the end of the move, and never changed. */
export const makeStaffEndStore = (tx: Tx) => ({
  async insert({ moveId, as, who, why, evidence, at }: StaffEnd): Promise<void> {
    await sql`select keep_staff_end(${moveId}, ${as}, ${who}, ${why}, ${evidence}, ${at})`.execute(tx)
  },
})
