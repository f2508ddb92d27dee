import { sql } from 'kysely'
import type { ChangeOrder, CreditOrder } from '#modules/fibre/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { daysBetween, monthsAfter } from './days.ts'
import { lockContract, type Done } from './deed-once.ts'
import type { PlanPrice, Charge } from './make-bill.ts'
import type { PlanPrices } from './plan-prices.ts'
import { byNumber, type ContractRow } from './rows.ts'

type At = { readonly today: string; readonly prices: PlanPrices }
type NewCharge = Omit<Charge, 'id'>

const addCharge = (tx: Tx, contractId: string, today: string, { kind, code, qty, kyat }: NewCharge) =>
  sql`insert into fibre.charge (contract_id, kind, code, qty, kyat, since)
    values (${contractId}, ${kind}, ${code}, ${qty}, ${kyat}, ${today})`.execute(tx)

/** The price difference for the remaining days of a month that is already billed. */
function restOfMonth(
  { nextBillOn }: ContractRow,
  today: string,
  code: string,
  moreKyat: number,
): NewCharge | null {
  if (nextBillOn === null) return null
  const qty = daysBetween(today, nextBillOn)
  const days = daysBetween(monthsAfter(nextBillOn, -1), nextBillOn)
  const kyat = Math.floor((moreKyat * qty) / days + 0.5)
  return qty > 0 && qty < days && kyat !== 0 ? { kind: 'PART_OF_MONTH', code, qty, kyat } : null
}

const feeOf = (price: PlanPrice | null, id: string): number =>
  price?.addOns.find((one) => one.id === id)?.monthlyKyat ?? 0

async function applyChange(
  tx: Tx,
  contract: ContractRow,
  { to }: ChangeOrder,
  { today, prices }: At,
): Promise<void> {
  const { id, packageCode } = contract
  const price = prices(packageCode, today)
  if ('packageCode' in to) {
    const more = (prices(to.packageCode, today)?.monthlyKyat ?? 0) - (price?.monthlyKyat ?? 0)
    const part = restOfMonth(contract, today, to.packageCode, more)
    if (part) await addCharge(tx, id, today, part)
    await sql`update fibre.contract set package_code = ${to.packageCode} where id = ${id}`.execute(tx)
  } else if ('addOnIds' in to) {
    for (const added of to.addOnIds.filter((one) => !contract.addOnIds.includes(one))) {
      const part = restOfMonth(contract, today, added, feeOf(price, added))
      if (part) await addCharge(tx, id, today, part)
    }
    await sql`update fibre.contract set add_on_ids = ${[...to.addOnIds]} where id = ${id}`.execute(tx)
  } else if ('charge' in to) {
    const { charge: code, qty, unitKyat } = to
    await addCharge(tx, id, today, { kind: 'ONE_OFF', code, qty, kyat: qty * unitKyat })
  } else if ('placeId' in to)
    await sql`update fibre.contract set place_id = ${to.placeId}, address = ${to.address} where id = ${id}`.execute(
      tx,
    )
  else if ('ownerName' in to)
    await sql`update fibre.contract set owner_name = ${to.ownerName}, line = ${to.line}, line_changed_hands = false
      where id = ${id}`.execute(tx)
  else if (to.status === 'TERMINATED')
    await sql`update fibre.contract set status = 'TERMINATED', ended_on = ${today}, next_bill_on = null, restore_at = null
      where id = ${id}`.execute(tx)
  else await sql`update fibre.contract set status = ${to.status} where id = ${id}`.execute(tx)
}

/** A suspension for debt is lifted only by paying. */
const mayBecome = (from: ContractRow['status'], to: string): boolean =>
  to === 'TERMINATED' || from === (to === 'ACTIVE' ? 'SUSPENDED_REQUEST' : 'ACTIVE')

export async function changeContract(tx: Tx, order: ChangeOrder, at: At): Promise<Done> {
  await lockContract(tx, order.contractNo)
  const contract = await byNumber(tx, order.contractNo)
  if (!contract) return { refused: 'NOT_FOUND' }
  if (contract.status === 'TERMINATED') return { refused: 'ENDED' }
  if ('packageCode' in order.to && !at.prices(order.to.packageCode, at.today))
    return { refused: 'NOT_POSSIBLE' }
  if ('status' in order.to && !mayBecome(contract.status, order.to.status)) return { refused: 'NOT_POSSIBLE' }
  await applyChange(tx, contract, order, at)
  return { contractId: contract.id, contractNo: contract.contractNo, kyat: 0 }
}

export async function creditContract(tx: Tx, order: CreditOrder, { today }: At): Promise<Done> {
  await lockContract(tx, order.contractNo)
  const contract = await byNumber(tx, order.contractNo)
  if (!contract) return { refused: 'NOT_FOUND' }
  if (contract.nextBillOn === null) return { refused: 'ENDED' }
  await addCharge(tx, contract.id, today, { kind: 'CREDIT', code: order.why, qty: 1, kyat: -order.kyat })
  return { contractId: contract.id, contractNo: contract.contractNo, kyat: order.kyat }
}
