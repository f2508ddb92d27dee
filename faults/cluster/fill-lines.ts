import { makeLedgerKeeping } from '#adapters/core-ledger/ledger-keeping.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { makeDatabase } from '#platform/db/database.ts'
import { sql } from 'kysely'
import { ownerUrl } from '../../scripts/cluster/database-addresses.ts'

const CHUNK = 20_000
const FIRST_NUMBER = 959_710_000_000
const TENURE_MS = 400 * 86_400_000

/** So many lines with something on each are there, opened as the operator's core opens them. */
export async function fillLines(lines: number): Promise<void> {
  const db = makeDatabase(ownerUrl(), { maxConnections: 1 })
  try {
    const { rows } = await sql<{ there: number }>`select count(*)::int as there from ledger.line`.execute(db)
    const keeping = makeLedgerKeeping({ db, clock: systemClock })
    const activatedAt = new Date(systemClock.now().getTime() - TENURE_MS)
    for (let at = rows[0]?.there ?? 0; at < lines; at += CHUNK) {
      const numbers = Array.from({ length: CHUNK }, (_, step) => String(FIRST_NUMBER + at + step))
      await keeping.openLines({ numbers, kyat: 5_000, activatedAt })
    }
  } finally {
    await db.destroy()
  }
}
