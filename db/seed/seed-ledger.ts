import { makeLedgerKeeping } from '#adapters/core-ledger/ledger-keeping.ts'
import { systemClock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { seedUse } from './seed-use.ts'
import ranges from './lines.json' with { type: 'json' }

/** Enough to try every package, and to run out of it. */
const START_KYAT = 30_000
/** Customers of some years: enough to share at once. */
const SPENT_KYAT = 50_000
/** README's tour signs in with it: it has a month behind it. */
const TOUR_LINE = '959691234567'
const ACTIVE_SINCE = '2025-06-01T00:00:00+06:30'

/** The same lines with a balance in the built-in core. A line that has one keeps it. */
export async function seedLedger(db: Database): Promise<number> {
  const numbers = ranges.flatMap(({ first, count }) =>
    Array.from({ length: count }, (_, at) => String(BigInt(first) + BigInt(at))),
  )
  const keeping = makeLedgerKeeping({ db, clock: systemClock })
  const activatedAt = new Date(Date.parse(ACTIVE_SINCE))
  const open = (some: readonly string[]) =>
    keeping.openLines({ numbers: some, kyat: START_KYAT, activatedAt, spentKyat: SPENT_KYAT })
  const first = await open([TOUR_LINE])
  if (first > 0) await seedUse(db, TOUR_LINE)
  return first + (await open(numbers))
}
