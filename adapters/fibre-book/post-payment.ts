import { sql } from 'kysely'
import type { PostOrder } from '#modules/fibre/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { lockContract, type Done } from './deed-once.ts'
import { payAhead } from './open-contract.ts'
import type { PlanPrices } from './plan-prices.ts'
import { byNumber, type ContractRow } from './rows.ts'

type At = {
  readonly now: Date
  readonly today: string
  readonly restoreMinutes: number
  readonly prices: PlanPrices
}

export async function postPayment(tx: Tx, order: PostOrder, at: At): Promise<Done> {
  await lockContract(tx, order.contractNo)
  const contract = await byNumber(tx, order.contractNo)
  if (!contract) return { refused: 'NOT_FOUND' }
  const isOver = contract.status === 'TERMINATED' || contract.nextBillOn === null
  if (order.ahead) {
    if (isOver || contract.nextBillOn === null) return { refused: 'ENDED' }
    const asked = { ...order.ahead, reference: order.reference, packageCode: contract.packageCode }
    await payAhead(tx, asked, contract.id, contract.nextBillOn)
  } else {
    if (isOver && contract.dueKyat === 0) return { refused: 'ENDED' }
    const left = await payBills(tx, contract.id, order, at.now)
    if (left > 0) await keepForNextBill(tx, contract, left, at)
    await restoreSoon(tx, contract.id, at)
  }
  return { contractId: contract.id, contractNo: contract.contractNo, kyat: order.kyat }
}

/** Pays the oldest bill first; returns what is left over. */
async function payBills(
  tx: Tx,
  contractId: string,
  { reference, kyat: all, leavingKyat }: PostOrder,
  now: Date,
): Promise<number> {
  const kyat = all - leavingKyat
  const { rows } = await sql<{ paid: number }>`
    with open as (
      select b.bill_no, b.total_kyat - p.paid as due,
             sum(b.total_kyat - p.paid) over (order by b.period) - (b.total_kyat - p.paid) as before
        from fibre.bill b
        cross join lateral (select coalesce(sum(kyat), 0) as paid from fibre.posting where bill_no = b.bill_no) p
       where b.contract_id = ${contractId} and b.total_kyat > p.paid),
    posted as (
      insert into fibre.posting (reference, bill_no, kyat, at)
      select ${reference}, bill_no, least(due, ${kyat}::bigint - before), ${now} from open where before < ${kyat}::bigint
      returning kyat)
    select coalesce(sum(kyat), 0)::bigint as paid from posted`.execute(tx)
  return kyat - (rows[0]?.paid ?? 0)
}

/** Deducts an overpayment from the next bill: an amount before tax that with tax equals the overpayment. */
async function keepForNextBill(
  tx: Tx,
  contract: ContractRow,
  kyat: number,
  { today, prices }: At,
): Promise<void> {
  const taxPct = prices(contract.packageCode, today)?.taxPct ?? 0
  const net = Math.floor((kyat * 100) / (100 + taxPct) + 0.5)
  await sql`insert into fibre.charge (contract_id, kind, code, qty, kyat, since)
    values (${contract.id}, 'CREDIT', 'PAID_TOO_MUCH', 1, ${-net}, ${today})`.execute(tx)
}

/** When a suspension's debt is fully paid, a worker switches the line on again. */
async function restoreSoon(tx: Tx, contractId: string, { now, today, restoreMinutes }: At): Promise<void> {
  const at = new Date(now.getTime() + restoreMinutes * 60_000)
  await sql`update fibre.contract c set restore_at = ${at}
     where c.id = ${contractId} and c.status = 'SUSPENDED_DEBT' and not exists (
       select from fibre.bill b where b.contract_id = c.id and b.due_on < ${today}
          and b.total_kyat > (select coalesce(sum(kyat), 0) from fibre.posting where bill_no = b.bill_no))`.execute(
    tx,
  )
}
