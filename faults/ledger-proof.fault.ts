import { makeLedgerProof, proveAll } from '#adapters/core-ledger/ledger-proof.ts'
import { fixedClock, systemClock } from '#platform/clock/clock.ts'
import { makeDatabase } from '#platform/db/database.ts'
import { runMigrations } from '#platform/db/migrate.ts'
import type { Count, Fault, Size } from './fault.ts'
import { loadHistory } from './ledger/history.ts'
import { findChanges } from './ledger/tampering.ts'
import { startPrivateCluster } from './value/private-cluster.ts'

const ENTRIES: Record<Size, number> = { ci: 20_000, full: 2_000_000 }
/** Days ago; the younger must be found within a day, the others within 30. */
const RECENT = [1, 2, 3, 5, 8, 13, 21, 34]
const OLDER = [37, 50, 80, 120, 170]

/** Bad: a changed row that the proof does not find in time, or a day it tells that nobody changed. */
async function finds(size: Size, proving: boolean): Promise<Count> {
  const cluster = await startPrivateCluster(['fsync=off', 'synchronous_commit=off', 'max_wal_size=4GB'])
  try {
    await runMigrations(cluster.url)
    const db = makeDatabase(cluster.url, { maxConnections: 1 })
    try {
      const clock = fixedClock(systemClock.now().toISOString())
      await loadHistory(db, ENTRIES[size], clock.now())
      await proveAll(makeLedgerProof({ db, clock }))
      const recent = await findChanges({ db, clock, ages: RECENT, withinDays: 1, proving })
      const older = await findChanges({ db, clock, ages: OLDER, withinDays: 30, proving })
      return { tried: recent.tried + older.tried, bad: recent.late + older.late }
    } finally {
      await db.destroy()
    }
  } finally {
    await cluster.close()
  }
}

export const faults: readonly Fault[] = [
  {
    name: 'ledger.proof-finds',
    bar: 0,
    attack: (size) => finds(size, true),
    control: () => finds('ci', false),
  },
]
