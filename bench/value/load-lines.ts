import { sql } from 'kysely'
import type { Database } from '#platform/db/database.ts'

const FIRST_NUMBER = 959_650_000_000
const CHUNK = 500_000
/** Above the accounts that exist already. */
const FIRST_ACCOUNT = 1_000_000
/** The starting balance of a line, and the price of its one purchase. */
const START_KYAT = 100_000_000
const PRICE_KYAT = 1_000

export const numberOf = (at: number): string => String(FIRST_NUMBER + at)

/** A version 7 id within the last day for the n-th move: in order, so that indexes grow at their end. */
const idOf = (n: string, moves: number) =>
  `(lpad(to_hex((extract(epoch from now() - interval '20 hours') * 1000 + 72000000.0 * (${n}) / ${moves})::bigint), 12, '0')
    || '7000' || '8' || lpad(to_hex((${n})::bigint), 15, '0'))::uuid`

/** Inserts lines with two moves and five entries each within minutes: rows in key order, and secondary indexes built afterwards. */
export async function loadLines(db: Database, lines: number): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db)
  await run('set statement_timeout = 0')
  await run('alter table ledger.entry disable trigger entry_balances')
  await run('drop index ledger.entry_bucket_idx')
  await run('drop index ledger.bucket_owner_idx')
  for (let from = 0; from < lines; from += CHUNK) {
    const to = Math.min(lines, from + CHUNK) - 1
    const series = `generate_series(${from}, ${to}) as n`
    await run(
      `insert into ledger.line (number, activated_at) select (${FIRST_NUMBER} + n)::text, now() - interval '400 days' from ${series}`,
    )
    await run(`insert into ledger.bucket (id, owner, unit, source, balance)
      select ${FIRST_ACCOUNT} + n, (${FIRST_NUMBER} + n)::text, 'MMK', 'MAIN', ${START_KYAT - PRICE_KYAT} from ${series}`)
    await run(`insert into ledger.move (id, kind, body_hash, answer, at)
      select ${idOf('m', lines * 2)}, case when m % 2 = 0 then 'open' else 'charge' end, sha256(m::text::bytea),
        '{"outcome": "DONE", "takenKyat": ${PRICE_KYAT}}', now() from generate_series(${from * 2}, ${to * 2 + 1}) as m`)
    await run(`insert into ledger.entry (move_id, seq, bucket_id, unit, amount)
      select ${idOf('2 * n + e.step', lines * 2)}, e.seq, coalesce(e.own, ${FIRST_ACCOUNT} + n), 'MMK', e.amount from ${series}
      cross join (values (0, 1, null::bigint, ${START_KYAT}), (0, 2, 4, ${-START_KYAT}), (1, 1, null, ${-PRICE_KYAT}),
        (1, 2, 1, ${PRICE_KYAT - 48}), (1, 3, 2, 48)) as e (step, seq, own, amount) order by n, e.step, e.seq`)
  }
  await run(`select setval(pg_get_serial_sequence('ledger.bucket', 'id'), ${FIRST_ACCOUNT + lines})`)
  await run('create index bucket_owner_idx on ledger.bucket (owner) where living')
  await run('create index entry_bucket_idx on ledger.entry (bucket_id, move_id)')
  await run('alter table ledger.entry enable trigger entry_balances')
  await run(`insert into line (number) select number from ledger.line on conflict do nothing`)
  await run('vacuum (analyze)')
}
