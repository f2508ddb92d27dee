import { sql } from 'kysely'
import { makeFileStore } from '#modules/files/index.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { fileThing } from './application.ts'
import { makeFeeStore } from './fee-store.ts'

type Ending = {
  readonly id: string
  readonly state: string
  readonly feeState: string
  readonly orderId: string | null
}

/** Deletes applications with everything written and sent in them. Their files lose their keys in the same transaction. */
export const makeApplicationForgetStore = (tx: Tx) => {
  async function forget(all: readonly Ending[], now: Date): Promise<void> {
    const ids = all.map(({ id }) => id)
    if (ids.length === 0) return
    const steps = await tx
      .selectFrom('application_step')
      .select('id')
      .where('application_id', 'in', ids)
      .execute()
    await makeFileStore(tx).shred(
      steps.map(({ id }) => fileThing(id)),
      now,
    )
    await tx.deleteFrom('application').where('id', 'in', ids).execute()
  }
  return {
    forget,

    /** Fees of applications that are given up by this are refunded. */
    async forgetLine(line: string, now: Date): Promise<void> {
      const { rows } = await sql<Ending>`select id, state, fee_state as "feeState", order_id as "orderId"
        from application where line = ${line} for update`.execute(tx)
      for (const { state, feeState, orderId } of rows)
        if (state !== 'DONE' && feeState === 'PAID' && orderId) await makeFeeStore(tx).giveBack(orderId, now)
      await forget(rows, now)
    },
  }
}

/** Applications for the export of personal data; of an identity number only what may be shown. */
export async function ownApplications(db: Database, ownerKeys: readonly string[]) {
  const { rows } = await sql<{ reference: string; createdAt: Date }>`
    select a.reference, a.code, a.state, a.affected, a.contract_no as "contractNo", a.answers, a.identity_shown as identity,
      a.fee_kyat as "feeKyat", a.fee_state as "feeState", a.created_at as "createdAt",
      (select json_agg(json_build_object('at', s.at, 'by', s.by_whom, 'state', s.state, 'words', s.words) order by s.no)
         from application_step s where s.application_id = a.id) as steps
    from application a where a.owner_key = any(${ownerKeys}) order by a.created_at`.execute(db)
  return rows
}
