import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { AheadOrder, OpenOrder } from '#modules/fibre/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { dayAfter, monthsAfter } from './days.ts'
import type { Done } from './deed-once.ts'
import { LIVING_AHEAD } from './living-ahead.ts'

const LAST_BILL_DAY = 28

/** Random, so that nobody can guess one from another. */
export const newNumber = (): string => `FB${randomInt(100_000_000, 1_000_000_000)}`

/** From the day it works; the last days of a month, which have no bill day, are free. */
function firstBillOn(day: string): string {
  return Number(day.slice(8)) <= LAST_BILL_DAY
    ? day
    : `${monthsAfter(`${day.slice(0, 7)}-01`, 1).slice(0, 7)}-01`
}

export async function openContract(
  tx: Tx,
  order: OpenOrder,
  { today, contractNo }: { readonly today: string; readonly contractNo: string },
): Promise<Done> {
  const nextBillOn = firstBillOn(today)
  const committedUntil = dayAfter(monthsAfter(nextBillOn, order.contractMonths), -1)
  const { rows } = await sql<{ id: string }>`
    insert into fibre.contract (contract_no, account_no, line, owner_name, place_id, address, package_code, add_on_ids,
      status, bill_day, opened_on, committed_until, waived_kyat, next_bill_on)
    values (${contractNo}, ${contractNo.replace(/^FB/, 'AC')}, ${order.line}, ${order.ownerName}, ${order.placeId},
      ${order.address}, ${order.packageCode}, ${[...order.addOnIds]}, 'ACTIVE', ${Number(nextBillOn.slice(8))},
      ${today}, ${committedUntil}, ${order.waivedKyat}, ${nextBillOn})
    returning id`.execute(tx)
  const contractId = rows[0]?.id ?? ''
  await payAhead(
    tx,
    { ...order.ahead, reference: order.reference, packageCode: order.packageCode },
    contractId,
    nextBillOn,
  )
  return { contractId, contractNo, kyat: order.kyat }
}

type AheadAsked = AheadOrder & { readonly reference: string; readonly packageCode: string }

/** After everything that is already paid ahead. */
export async function payAhead(
  tx: Tx,
  { reference, packageCode, months, monthlyKyat, addOns, paidAMonthKyat }: AheadAsked,
  contractId: string,
  nextBillOn: string,
): Promise<void> {
  await sql`insert into fibre.ahead (reference, contract_id, from_day, to_day, package_code, monthly_kyat, add_ons, paid_a_month_kyat)
    select ${reference}, ${contractId}, since, (since + make_interval(months => ${months}::int))::date - 1,
           ${packageCode}, ${monthlyKyat}, ${JSON.stringify(addOns)}, ${paidAMonthKyat}
      from (select greatest(${nextBillOn}::date, max(to_day) + 1) as since
              from fibre.ahead a where a.contract_id = ${contractId} and ${LIVING_AHEAD}) as begins`.execute(
    tx,
  )
}
