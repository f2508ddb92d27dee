import { sql } from 'kysely'
import type { Database } from '#platform/db/database.ts'

/** How many days before now the history begins; it ends three hours ago. */
const HISTORY_DAYS = 180
const CHARGES_PER_LINE = 10
const ENTRIES_PER_LINE = 2 + 5 * CHARGES_PER_LINE
/** Moves of one statement. */
const CHUNK = 500_000
const FIRST_NUMBER = 959_650_000_000
/** Above the accounts that are there already: the main accounts, and after them one bucket per line. */
const FIRST_ACCOUNT = 1_000_000
const START_KYAT = 100_000
const PRICE_KYAT = 1_000
const MEGABYTES = 500

const HOUR_MS = 3_600_000
const SPAN_MS = HISTORY_DAYS * 24 * HOUR_MS - 3 * HOUR_MS

/** The id of the m-th of all moves, in order of time, so that indexes grow at their end. */
const idOf = (firstMs: number, moves: number) =>
  `(lpad(to_hex(${firstMs} + (${SPAN_MS}.0 * m / ${moves})::bigint), 12, '0') || '70008' || lpad(to_hex(m), 15, '0'))::uuid`

/**
 * A ledger with entries over half a year, built in minutes: every line is opened and buys ten times, and everything adds up. Inserted
 * with all rights, with guards and secondary indexes off until the end.
 */
export async function loadHistory(db: Database, entries: number, now: Date): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db)
  const lines = Math.ceil(entries / ENTRIES_PER_LINE)
  const moves = lines * (1 + CHARGES_PER_LINE)
  const id = idOf(now.getTime() - HISTORY_DAYS * 24 * HOUR_MS, moves)
  await run('set statement_timeout = 0')
  for (const parent of ['ledger.move', 'ledger.entry'])
    await run(`select ensure_months('${parent}', (now() - interval '${HISTORY_DAYS + 1} days')::date, 14)`)
  await run('alter table ledger.entry disable trigger entry_balances')
  await run('drop index ledger.entry_bucket_idx')
  await run('drop index ledger.bucket_owner_idx')
  const kyatLeft = START_KYAT - PRICE_KYAT * CHARGES_PER_LINE
  const series = `generate_series(0, ${lines - 1}) as n`
  await run(`insert into ledger.line (number, activated_at)
    select (${FIRST_NUMBER} + n)::text, now() - interval '400 days' from ${series}`)
  await run(`insert into ledger.bucket (id, owner, unit, source, balance)
    select ${FIRST_ACCOUNT} + n, (${FIRST_NUMBER} + n)::text, 'MMK', 'MAIN', ${kyatLeft} from ${series}`)
  await run(`insert into ledger.bucket (id, owner, unit, source, balance, expires_at)
    select ${FIRST_ACCOUNT + lines} + n, (${FIRST_NUMBER} + n)::text, 'MB', 'PACKAGE', ${MEGABYTES * CHARGES_PER_LINE},
      now() + interval '300 days' from ${series}`)
  for (let from = 0; from < moves; from += CHUNK) {
    // `offset 0`: each id is made once, not once per column and entry.
    const part = `(select m, ${id} as id from generate_series(${from}, ${Math.min(moves, from + CHUNK) - 1}) as m offset 0) p`
    await run(`insert into ledger.move (id, kind, body_hash, answer, at)
      select id, case when m < ${lines} then 'open' else 'charge' end, sha256(m::text::bytea),
        '{"totals": {"MB": ${MEGABYTES}, "MMK": ${kyatLeft}}, "outcome": "DONE", "takenKyat": ${PRICE_KYAT}}',
        ledger.time_of(id) from ${part}`)
    await run(`insert into ledger.entry (move_id, seq, bucket_id, unit, amount)
      select p.id, e.seq, e.bucket_id, e.unit, e.amount from ${part} cross join lateral (values
        (true, 1, ${FIRST_ACCOUNT} + m % ${lines}, 'MMK', ${START_KYAT}), (true, 2, 4, 'MMK', ${-START_KYAT}),
        (false, 1, ${FIRST_ACCOUNT} + m % ${lines}, 'MMK', ${-PRICE_KYAT}), (false, 2, 1, 'MMK', ${PRICE_KYAT - 48}),
        (false, 3, 2, 'MMK', 48), (false, 4, ${FIRST_ACCOUNT + lines} + m % ${lines}, 'MB', ${MEGABYTES}),
        (false, 5, 5, 'MB', ${-MEGABYTES})) as e (opens, seq, bucket_id, unit, amount) where e.opens = (p.m < ${lines})`)
  }
  await run(`select setval('ledger.bucket_id_seq', ${FIRST_ACCOUNT + 2 * lines})`)
  await run(`set maintenance_work_mem = '512MB'`)
  await run('create index bucket_owner_idx on ledger.bucket (owner) where living')
  await run('create index entry_bucket_idx on ledger.entry (bucket_id, move_id)')
  await run('alter table ledger.entry enable trigger entry_balances')
  await run('insert into line (number) select number from ledger.line on conflict do nothing')
  await run('vacuum (analyze)')
}
