import { sql } from 'kysely'
import { addDays, yangonDayKey } from '#language/yangon-day.ts'
import { withFibreSite, type FibreSite } from '../faults/fibre/fibre-site.ts'
import type { Bench, Measured, Size } from './figure.ts'

/** Small and tenfold. */
const CONTRACTS: Record<Size, readonly [number, number]> = { ci: [2_000, 20_000], full: [100_000, 1_000_000] }
const ASKED: Record<Size, number> = { ci: 300, full: 3_000 }
const RUN: Record<Size, number> = { ci: 2_000, full: 50_000 }
const CHUNK = 50_000

/** Contracts with three bills each, the last unpaid, and due today. */
async function fill({ db, clock }: FibreSite, from: number, to: number): Promise<void> {
  const today = yangonDayKey(clock.now())
  for (let begin = from; begin < to; begin += CHUNK) {
    const end = Math.min(begin + CHUNK, to)
    await sql`insert into fibre.contract (contract_no, account_no, line, owner_name, place_id, address, package_code, status,
        bill_day, opened_on, committed_until, next_bill_on)
      select 'FB' || n, 'AC' || n, (959770000000 + n)::text, 'U Ba', 'tsp-a', 'x', 'F40', 'ACTIVE', 5, ${addDays(today, -90)},
             ${addDays(today, 275)}, ${today} from generate_series(${begin}::bigint, ${end - 1}::bigint) as n`.execute(
      db,
    )
    await sql`insert into fibre.bill (bill_no, contract_id, period, from_day, to_day, issued_on, due_on, package_code, tax_pct, total_kyat)
      select c.contract_no || '-' || m, c.id, to_char(${today}::date - m * 31, 'YYYY-MM'), ${today}::date - m * 31,
             ${today}::date - m * 31 + 30, ${today}::date - m * 31, ${today}::date - m * 31 + 14, 'F40', 15, 48300
        from fibre.contract c, generate_series(1, 3) as m
       where c.contract_no = any(select 'FB' || n from generate_series(${begin}::bigint, ${end - 1}::bigint) as n)`.execute(
      db,
    )
    await sql`insert into fibre.bill_line (bill_no, no, kind, code, qty, unit_kyat, kyat)
      select 'FB' || n || '-' || m, l, case l when 0 then 'FEE' else 'TAX' end, '', 1, case l when 0 then 42000 else 6300 end,
             case l when 0 then 42000 else 6300 end
        from generate_series(${begin}::bigint, ${end - 1}::bigint) as n, generate_series(1, 3) as m, generate_series(0, 1) as l`.execute(
      db,
    )
    await sql`insert into fibre.posting (reference, bill_no, kyat, at)
      select gen_random_uuid(), 'FB' || n || '-' || m, 48300, ${clock.now()}
        from generate_series(${begin}::bigint, ${end - 1}::bigint) as n, generate_series(2, 3) as m`.execute(
      db,
    )
  }
  for (const table of ['contract', 'bill', 'bill_line', 'posting'])
    await sql`analyze ${sql.table(`fibre.${table}`)}`.execute(db)
}

/** The 99th percentile in milliseconds of sequential requests. */
async function p99(count: number, ask: (at: number) => Promise<unknown>): Promise<number> {
  const took: number[] = []
  for (let at = 0; at < count; at += 1) {
    const begin = performance.now()
    await ask(at)
    took.push(performance.now() - begin)
  }
  return took.toSorted((a, b) => a - b)[Math.floor(count * 0.99)] ?? Number.NaN
}

/** The same request with a book of one size and of ten times that. */
const tenfold = (ask: (site: FibreSite, contractNo: string) => Promise<unknown>) => (size: Size) =>
  withFibreSite({}, async (site): Promise<Measured> => {
    const [small, large] = CONTRACTS[size]
    await fill(site, 0, small)
    const one = (among: number) => (at: number) => ask(site, `FB${(at * 7_919) % among}`)
    await p99(200, one(small))
    const reference = await p99(ASKED[size], one(small))
    await fill(site, small, large)
    await p99(200, one(large))
    return { value: await p99(ASKED[size], one(large)), reference, parts: { contracts: large } }
  })

async function billRun(size: Size): Promise<Measured> {
  return withFibreSite({}, async (site) => {
    await fill(site, 0, RUN[size])
    const begin = performance.now()
    const made = await site.runBills()
    const seconds = (performance.now() - begin) / 1000
    if (made !== RUN[size]) throw new Error(`${made} bills of ${RUN[size]}`)
    return { value: made / seconds, parts: { bills: made, seconds } }
  })
}

export const benches: readonly Bench[] = [
  {
    name: 'fibre.bills-tenfold',
    unit: 'ms p99',
    bar: { of: 'ratio', atMost: 1.3 },
    measure: tenfold(({ own }, contractNo) => own.bills(contractNo, { most: 13 })),
  },
  {
    name: 'fibre.lookup-tenfold',
    unit: 'ms p99',
    bar: { of: 'ratio', atMost: 1.3 },
    measure: tenfold(({ own }, contractNo) => own.find('CONTRACT', contractNo)),
  },
  { name: 'fibre.bill-run', unit: 'bills/s', bar: { of: 'value', atLeast: 500 }, measure: billRun },
]
