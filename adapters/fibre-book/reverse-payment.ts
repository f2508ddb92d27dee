import { sql } from 'kysely'
import type { ReverseOrder } from '#modules/fibre/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { findDeed, lockContract, type Done } from './deed-once.ts'
import { LIVING_AHEAD } from './living-ahead.ts'
import { byNumber } from './rows.ts'

/** The part of a payment that bills still count: without what was credited to a later bill or kept for leaving. */
async function onBills(tx: Tx, posted: string): Promise<number> {
  const { rows } = await sql<{ kyat: number }>`
    select coalesce(sum(kyat), 0)::bigint as kyat from fibre.posting where reference = ${posted}`.execute(tx)
  return rows[0]?.kyat ?? 0
}

/** Whether none of its months has begun and no later months would have to move. */
async function isUnusedAhead(tx: Tx, posted: string): Promise<boolean> {
  const { rows } = await sql`
    select from fibre.ahead a join fibre.contract c on c.id = a.contract_id
     where a.reference = ${posted} and a.from_day >= c.next_bill_on
       and not exists (select from fibre.ahead a where a.contract_id = c.id and ${LIVING_AHEAD}
         and a.from_day > (select to_day from fibre.ahead where reference = ${posted}))`.execute(tx)
  return rows.length > 0
}

async function isReversed(tx: Tx, posted: string): Promise<boolean> {
  const { rows } = await sql`select from fibre.reversal where posted = ${posted}`.execute(tx)
  return rows.length > 0
}

/** Takes a whole payment back: its bills become unpaid, its months are no longer paid ahead. */
export async function reversePayment(tx: Tx, order: ReverseOrder, now: Date): Promise<Done> {
  const { posted, contractNo, kyat, reference } = order
  await lockContract(tx, contractNo)
  const contract = await byNumber(tx, contractNo)
  const deed = await findDeed(tx, posted, 'POST')
  if (!contract || deed?.said !== 'DONE' || deed.contractNo !== contractNo) return { refused: 'NOT_FOUND' }
  if (contract.status === 'TERMINATED') return { refused: 'ENDED' }
  if (deed.kyat !== kyat || (await isReversed(tx, posted))) return { refused: 'NOT_POSSIBLE' }
  const isOnBills = (await onBills(tx, posted)) === kyat
  if (!isOnBills && !(await isUnusedAhead(tx, posted))) return { refused: 'NOT_POSSIBLE' }
  await sql`insert into fibre.reversal (posted, reference, contract_id, at)
    values (${posted}, ${reference}, ${contract.id}, ${now})`.execute(tx)
  if (isOnBills)
    await sql`insert into fibre.posting (reference, bill_no, kyat, at)
      select ${reference}, bill_no, -kyat, ${now} from fibre.posting where reference = ${posted}`.execute(tx)
  return { contractId: contract.id, contractNo, kyat }
}
