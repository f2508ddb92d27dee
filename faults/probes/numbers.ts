import { kyat } from '#modules/value/index.ts'
import { sql } from 'kysely'
import { makeLedgerCore } from '#adapters/core-ledger/ledger-core.ts'
import { makeLedgerKeeping } from '#adapters/core-ledger/ledger-keeping.ts'
import { newMoveId } from '#contracts/move-id.ts'
import { systemClock as clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'

/** Kinds of numbers that cannot receive, which nobody may tell apart. `active` can, and is used only once a limit is reached. */
export const KINDS = ['unknown', 'barred', 'optedOut'] as const
export type NumberKind = (typeof KINDS)[number] | 'active'

const DAY_MS = 86_400_000
const BATCH = 2_000

/** Far from the one before, so that no limit per number or block of ten thousand is reached. */
const numberAt = (place: number): string => `95969${String((place * 10_007) % 10_000_000).padStart(7, '0')}`

/** Numbers of each kind, each to be used once. */
export async function makeNumbers(db: Database, count: number): Promise<Record<NumberKind, string[]>> {
  const numbers: Record<NumberKind, string[]> = { unknown: [], barred: [], optedOut: [], active: [] }
  const kinds = [...KINDS, 'active'] as const
  for (let place = 0; place < count * kinds.length; place += 1)
    numbers[kinds[place % kinds.length] ?? 'unknown'].push(numberAt(place))
  const keeping = makeLedgerKeeping({ db, clock })
  const activatedAt = new Date(clock.now().getTime() - 90 * DAY_MS)
  for (const kind of ['barred', 'optedOut', 'active'] as const)
    for (let from = 0; from < count; from += BATCH) {
      const some = numbers[kind].slice(from, from + BATCH)
      await keeping.openLines({ numbers: some, kyat: 0, activatedAt })
      await sql`insert into line (number, state)
        select unnest(${some}::text[]), ${kind === 'barred' ? 'BARRED' : 'ACTIVE'}
        on conflict (number) do update set state = excluded.state`.execute(db)
    }
  // The seed knows a few.
  await sql`delete from line where number = any(${numbers.unknown}::text[])`.execute(db)
  await sql`insert into gift_policy (line, accept, changed_at)
    select unnest(${numbers.optedOut}::text[]), 'NONE', now()`.execute(db)
  await sql`analyze`.execute(db)
  return numbers
}

/** Signed-in lines that could give and share all day. */
export async function fillSenders(db: Database, numbers: readonly string[]): Promise<void> {
  const core = makeLedgerCore({ db, clock })
  const validTo = new Date(clock.now().getTime() + 30 * DAY_MS).toISOString()
  await sql`update ledger.line set spent_before = 10000 where number = any(${numbers}::text[])`.execute(db)
  for (const number of numbers)
    await core.charge({
      id: newMoveId(clock.now().getTime()),
      payer: number,
      receiver: number,
      price: kyat(0),
      taxKyat: 0,
      product: 'P',
      grants: [
        { unit: 'MB', amount: 10_240, source: 'PACKAGE', validTo, shareable: true },
        { unit: 'MIN', amount: 600, source: 'PACKAGE', validTo, shareable: true, scope: 'ONNET' },
      ],
      replaces: false,
      hold: null,
    })
}
