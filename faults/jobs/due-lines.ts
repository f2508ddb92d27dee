import { sql } from 'kysely'
import { makeLedgerKeeping } from '#adapters/core-ledger/ledger-keeping.ts'
import { systemClock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { newKey, PRICE, PRODUCT } from '../value/site.ts'

export type DueLine = { readonly line: string; readonly id: string }

const CHUNK = 5_000
const FIRST_NUMBER = 959_640_000_000
const TENURE_MS = 90 * 86_400_000

/** So many lines that nobody signed in with, each with a package that is due to renew at the same moment. */
export async function makeDueLines(db: Database, count: number, kyat: number): Promise<DueLine[]> {
  const keeping = makeLedgerKeeping({ db, clock: systemClock })
  const all: DueLine[] = []
  const now = systemClock.now()
  const activatedAt = new Date(now.getTime() - TENURE_MS)
  for (let from = 0; from < count; from += CHUNK) {
    const due = Array.from({ length: Math.min(CHUNK, count - from) }, (_, at) => ({
      line: String(FIRST_NUMBER + from + at),
      id: newKey(),
    }))
    const numbers = due.map(({ line }) => line)
    await keeping.openLines({ numbers, kyat, activatedAt })
    await sql`insert into line (number) select unnest(${numbers}::text[]) on conflict do nothing`.execute(db)
    await sql`insert into subscription (id, line, product, status, price_kyat, started_at, expires_at, auto_renew,
        next_renew_at, origin, move_id)
      select id, line, ${PRODUCT}, 'ACTIVE', ${PRICE}, ${now}::timestamptz - interval '7 days', ${now}, true, ${now},
        'SELF', id from unnest(${due.map(({ id }) => id)}::uuid[], ${numbers}::text[]) as due (id, line)`.execute(
      db,
    )
    all.push(...due)
  }
  return all
}

/** How many of them wait for their renewal still. */
export async function leftToRenew(db: Database): Promise<number> {
  const { rows } = await sql<{ left: number }>`select count(*)::int as left from subscription
    where auto_renew and next_renew_at is not null and expires_at <= now()`.execute(db)
  return rows[0]?.left ?? 0
}

/** Whether any does; it costs the database next to nothing, however many there are. */
export async function isAnyLeftToRenew(db: Database): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`select id from subscription
    where auto_renew and next_renew_at is not null and next_renew_at < now() + interval '1 day' and expires_at <= now()
    order by next_renew_at limit 1`.execute(db)
  return rows.length > 0
}

export type Charged = { readonly taken: number; readonly moves: readonly string[] }

/** What became of each line: how much is gone, and by which moves. */
export async function chargesOf(
  db: Database,
  due: readonly DueLine[],
  kyat: number,
): Promise<Map<string, Charged>> {
  const found = new Map<string, Charged>()
  for (let from = 0; from < due.length; from += CHUNK) {
    const lines = due.slice(from, from + CHUNK).map(({ line }) => line)
    const { rows } = await sql<{ line: string; taken: number; moves: string[] }>`
      select a.owner as line, (${kyat} - a.balance)::int as taken,
        array(select m.id::text from value_move m where m.line = a.owner and m.state = 'COMPLETED') as moves
      from ledger.bucket a where a.owner = any(${lines}) and a.source = 'MAIN'`.execute(db)
    for (const { line, taken, moves } of rows) found.set(line, { taken, moves })
  }
  return found
}
