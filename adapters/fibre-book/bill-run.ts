import { sql } from 'kysely'
import { yangonDayKey } from '#language/yangon-day.ts'
import type { TellBills } from '#modules/fibre/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { billsToRows, keepBills } from './bill-rows.ts'
import { dayAfter, monthsAfter } from './days.ts'
import type { BookRules } from './fibre-book.ts'
import { LIVING_AHEAD } from './living-ahead.ts'
import { makeBill, type Ahead, type Charge } from './make-bill.ts'
import { readPlanPrices, type PlanPrices } from './plan-prices.ts'

const BATCH = 500

/** No SMS about bills that should have been made longer ago than this. */
const TOLD_DAYS = 3

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly rules: (now: Date) => BookRules
  /** Informs the contracts' phones, in the transaction that makes the bills. */
  readonly tell?: TellBills['billed']
}

type DueContract = {
  readonly id: string
  readonly contractNo: string
  readonly line: string
  readonly lineChangedHands: boolean
  readonly packageCode: string
  readonly addOnIds: string[]
  readonly status: string
  readonly on: string
  readonly discountPct: string
  readonly discountUntil: string | null
  readonly aheads: Ahead[] | null
  readonly charges: Charge[] | null
}

/** Locked, so that payments and changes wait for the bill. */
const lockDue = async (tx: Tx, today: string, most: number): Promise<string[]> =>
  (
    await sql<{ id: string }>`select id from fibre.contract where next_bill_on <= ${today}
      order by next_bill_on, id limit ${most} for update`.execute(tx)
  ).rows.map(({ id }) => id)

/** Contracts with everything their bill needs. Read after locking: a statement that waits sees nothing of what was paid meanwhile. */
const readDue = async (tx: Tx, ids: readonly string[]): Promise<DueContract[]> =>
  (
    await sql<DueContract>`
    select c.id, c.contract_no as "contractNo", c.line, c.line_changed_hands as "lineChangedHands", c.package_code as "packageCode", c.add_on_ids as "addOnIds", c.status,
           c.next_bill_on::text as "on", c.discount_pct as "discountPct", c.discount_until::text as "discountUntil",
           (select jsonb_agg(jsonb_build_object('from', from_day, 'to', to_day, 'packageCode', package_code,
                     'monthlyKyat', monthly_kyat, 'addOns', add_ons))
              from fibre.ahead a where a.contract_id = c.id and a.to_day >= c.next_bill_on and ${LIVING_AHEAD}) as aheads,
           (select jsonb_agg(jsonb_build_object('id', h.id, 'kind', h.kind, 'code', h.code, 'qty', h.qty, 'kyat', h.kyat)
                     order by h.id)
              from fibre.charge h where h.contract_id = c.id and h.since <= c.next_bill_on
               and not exists (select from fibre.bill_line l where l.charge_id = h.id)) as charges
      from fibre.contract c where c.id = any(${ids}::uuid[]) order by c.next_bill_on, c.id`.execute(tx)
  ).rows

const billOf = (contract: DueContract, prices: PlanPrices, dueDays: number) => {
  const { id, contractNo, packageCode, addOnIds, on, discountUntil } = contract
  const price = prices(packageCode, on)
  // A contract suspended at the customer's request pays nothing meanwhile.
  if (!price || contract.status === 'SUSPENDED_REQUEST') return null
  const { aheads, charges } = contract
  const discountPct = Number(contract.discountPct)
  const rest = { packageCode, addOnIds, discountPct, discountUntil, price }
  const made = makeBill(on, { ...rest, aheads: aheads ?? [], charges: charges ?? [] })
  const billNo = `${contractNo}-${made.period.replace('-', '')}`
  return { ...made, contractId: id, billNo, packageCode, taxPct: price.taxPct, dueOn: dayAfter(on, dueDays) }
}

type Bill = NonNullable<ReturnType<typeof billOf>>

/** Bills of recent days with something to pay, for phones that still belong to their contract. */
const news = (due: readonly DueContract[], bills: readonly Bill[], today: string) => {
  const told = new Map(due.filter((one) => !one.lineChangedHands).map((one) => [one.id, one]))
  return bills.flatMap(({ contractId, from, dueOn, totalKyat: kyat }) => {
    const one = told.get(contractId)
    const isNews = one !== undefined && kyat > 0 && from >= dayAfter(today, -TOLD_DAYS)
    return isNews ? [{ line: one.line, contractNo: one.contractNo, kyat, dueOn }] : []
  })
}

/**
 * Makes the bills of due contracts, 500 per transaction. After an interruption it continues: the contract's next day is written with its
 * bill, and a period has only one bill.
 */
export function makeBillRun({ db, clock, rules, tell }: Deps) {
  const batch = (today: string, dueDays: number): Promise<{ contracts: number; bills: number }> =>
    inTransaction(db, async (tx) => {
      // Only one run at a time; the second waits and then sees what is left.
      await sql`select pg_advisory_xact_lock(hashtextextended('fibre bills', 0))`.execute(tx)
      const due = await readDue(tx, await lockDue(tx, today, BATCH))
      if (due.length === 0) return { contracts: 0, bills: 0 }
      const prices = await readPlanPrices(tx)
      const bills = due.flatMap((contract) => billOf(contract, prices, dueDays) ?? [])
      await keepBills(tx, billsToRows(bills))
      await tell?.(tx, news(due, bills, today))
      const next = due.map(({ id, on }) => ({ id, day: monthsAfter(on, 1) }))
      await sql`update fibre.contract c set next_bill_on = n.day
        from jsonb_to_recordset(${JSON.stringify(next)}::jsonb) as n (id uuid, day date) where c.id = n.id`.execute(
        tx,
      )
      return { contracts: due.length, bills: bills.length }
    })

  return async function runBills(signal?: AbortSignal): Promise<number> {
    const now = clock.now()
    const [today, { dueDays }] = [yangonDayKey(now), rules(now)]
    let made = 0
    while (!signal?.aborted) {
      const done = await batch(today, dueDays)
      if (done.contracts === 0) break
      made += done.bills
    }
    return made
  }
}
