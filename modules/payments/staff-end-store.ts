import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

export type StaffEndRow = {
  readonly record: 'PAYMENT' | 'REFUND'
  readonly id: string
  readonly as: string
  readonly who: string
  readonly why: string
  readonly evidence: string
  readonly proposalId: string | null
}

/** Written once with the step that staff took, and never changed. */
export async function keepStaffEnd(tx: Tx, end: StaffEndRow, at: Date): Promise<void> {
  const { record, id, as, who, why, evidence, proposalId } = end
  await sql`select keep_payment_end(${record}, ${id}, ${as}, ${proposalId}, ${who}, ${why}, ${evidence}, ${at})`.execute(
    tx,
  )
}
