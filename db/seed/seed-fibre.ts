import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { makeBillRun } from '#adapters/fibre-book/bill-run.ts'
import { makeFibreBook, type BookRules } from '#adapters/fibre-book/fibre-book.ts'
import { makeSuspendDebtors } from '#adapters/fibre-book/suspending.ts'
import type { FibreBook } from '#modules/fibre/index.ts'
import { yangonMonthsAfter } from '#language/yangon-day.ts'
import { systemClock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { fibreHistory, MONTHS, OWNERS, PLANS, TOWNSHIPS } from './fibre-history.ts'

const CONTRACTS = 40
const DAY_MS = 86_400_000
/** README's tour signs in with it: its contract is found by its own number. */
const TOUR_LINE = '959691234567'
const RULES: BookRules = { dueDays: 14, suspendAfterDays: 7, restoreMinutes: 10 }

const idOf = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
const lineOf = (at: number): string => (at === 0 ? TOUR_LINE : `9596912341${String(at).padStart(2, '0')}`)
const numberOf = (at: number): string => `FB${100_000_001 + at * 7_919}`

async function openAll(book: (contractNo: string) => FibreBook): Promise<void> {
  for (let at = 0; at < CONTRACTS; at += 1) {
    const { code, fee } = PLANS[at % PLANS.length] ?? PLANS[0]
    await book(numberOf(at)).open({
      reference: idOf(`open ${at}`),
      line: lineOf(at),
      ownerName: OWNERS[at % OWNERS.length] ?? '',
      placeId: TOWNSHIPS[at % TOWNSHIPS.length] ?? '',
      address: `No. ${at + 1}, ${at + 10}th Street`,
      packageCode: code,
      addOnIds: at % 5 === 0 ? ['extra-wifi'] : [],
      contractMonths: 12,
      waivedKyat: at % 2 === 0 ? 50_000 : 0,
      ahead: { months: 1, monthlyKyat: fee, addOns: [], paidAMonthKyat: Math.round(fee * 1.15) },
      kyat: Math.round((fee + 50_000) * 1.15),
    })
  }
}

/** What customers paid: all bills issued before a day, but for those of some who owe. */
const payUntil = (db: Database, day: Date, but: readonly string[]) =>
  sql`with due as (
      select b.bill_no, b.contract_id, b.total_kyat as kyat from fibre.bill b join fibre.contract c on c.id = b.contract_id
       where b.total_kyat > 0 and b.issued_on < ${day} and c.contract_no <> all (${[...but]})
         and not exists (select from fibre.posting p where p.bill_no = b.bill_no)),
    deeds as (
      insert into fibre.deed (reference, deed, content_hash, said, contract_id, kyat, at)
      select md5(bill_no)::uuid, 'POST', sha256(bill_no::bytea), 'DONE', contract_id, kyat, ${day} from due)
    insert into fibre.posting (reference, bill_no, kyat, at) select md5(bill_no)::uuid, bill_no, kyat, ${day} from due`.execute(
    db,
  )

/** Forty contracts in every state with fourteen months of bills behind them. Where there are contracts, none are added. */
export async function seedFibre(db: Database): Promise<number> {
  const { rows } = await sql<{ any: boolean }>`select exists (select from fibre.contract) as any`.execute(db)
  if (rows[0]?.any) return 0
  let now = yangonMonthsAfter(systemClock.now(), -MONTHS)
  const clock = { now: () => now }
  const deps = { db, clock, rules: () => RULES }
  const bookOf = (contractNo: string) => makeFibreBook({ ...deps, contractNo: () => contractNo })
  const run = makeBillRun(deps)
  await openAll(bookOf)
  const debtors = [3, 13, 23, 33].map(numberOf)
  const first = now
  for (let month = 0; month <= MONTHS; month += 1) {
    now = yangonMonthsAfter(first, month)
    await run()
    // Who owes stopped paying two months ago; today's bill is open for everybody.
    await payUntil(db, now, month > MONTHS - 3 ? debtors : [])
    if (month < MONTHS) now = new Date(now.getTime() + 10 * DAY_MS)
    await fibreHistory({ db, book: bookOf(''), month, numberOf, idOf })
  }
  await makeSuspendDebtors(deps)()
  return CONTRACTS
}
