import { sql } from 'kysely'
import type { ChangeOrder, FibreBook } from '#modules/fibre/index.ts'
import type { Database } from '#platform/db/database.ts'

export const MONTHS = 14
export const PLANS = [
  { code: 'F40', fee: 42_000 },
  { code: 'F20', fee: 28_000 },
  { code: 'F60', fee: 55_000 },
] as const
export const OWNERS = ['Daw Khin Khin', 'U Aung Kyaw', 'Ma Hnin Wai', 'U Thein Zaw', 'Daw Mya Mya Aye']
export const TOWNSHIPS = ['tsp-hlaing', 'tsp-kamayut', 'tsp-bahan', 'tsp-sanchaung', 'tsp-insein']

type Told = {
  readonly db: Database
  readonly book: FibreBook
  readonly month: number
  readonly numberOf: (at: number) => string
  readonly idOf: (text: string) => string
}

/** What happened to whom in which month before now, so that every reason of a bill can be seen somewhere. */
const CHANGES: readonly { readonly month: number; readonly at: number; readonly to: ChangeOrder['to'] }[] = [
  { month: 5, at: 1, to: { packageCode: 'F40' } },
  { month: MONTHS - 1, at: 4, to: { packageCode: 'F60' } },
  { month: MONTHS - 1, at: 6, to: { addOnIds: ['static-ip'] } },
  { month: MONTHS - 1, at: 7, to: { charge: 'MOVE_ROUTER', qty: 1, unitKyat: 10_000 } },
  { month: MONTHS - 2, at: 9, to: { status: 'SUSPENDED_REQUEST' } },
  { month: MONTHS - 3, at: 11, to: { status: 'TERMINATED' } },
]

export async function fibreHistory({ db, book, month, numberOf, idOf }: Told): Promise<void> {
  for (const change of CHANGES.filter((one) => one.month === month))
    await book.change({
      reference: idOf(`change ${change.at}`),
      contractNo: numberOf(change.at),
      to: change.to,
    })
  // A discount of half a year that is over by the last bills, and a credit for days without internet.
  if (month === MONTHS - 7)
    await sql`update fibre.contract set discount_pct = 10, discount_until = next_bill_on + 180
      where contract_no in (${numberOf(8)}, ${numberOf(0)})`.execute(db)
  if (month === MONTHS - 1)
    await book.credit({ reference: idOf('credit'), contractNo: numberOf(2), kyat: 3_000, why: 'OUTAGE' })
  if (month === MONTHS - 2)
    await book.post({
      reference: idOf('ahead'),
      contractNo: numberOf(5),
      kyat: 548_550,
      ahead: { months: 12, monthlyKyat: 55_000, addOns: [], paidAMonthKyat: 45_713 },
      leavingKyat: 0,
    })
  if (month === MONTHS)
    await sql`update fibre.contract set status = 'PENDING_INSTALL' where contract_no = ${numberOf(39)}`.execute(
      db,
    )
}
