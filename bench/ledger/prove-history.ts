import { sql } from 'kysely'
import { makeLedgerProof, proveAll, type ProofStep } from '#adapters/core-ledger/ledger-proof.ts'
import { fixedClock, systemClock } from '#platform/clock/clock.ts'
import { makeDatabase, type Database } from '#platform/db/database.ts'
import { runMigrations } from '#platform/db/migrate.ts'
import { loadHistory } from '../../faults/ledger/history.ts'
import { findChanges, timed } from '../../faults/ledger/tampering.ts'
import { seedShop } from '../../faults/value/site.ts'
import { startPrivateCluster } from '../../faults/value/private-cluster.ts'
import { purchasesBeside, type Beside, type Turns } from './purchases-beside.ts'

export type Proven = {
  readonly longestMs: number
  readonly rowsPerSecond: number
  /** The time of one day's checks, without the pauses between them. */
  readonly daySeconds: number
  readonly recentFoundDays: number
  readonly olderFoundDays: number
  readonly purchases: Beside
  readonly bytes: { readonly entry: number; readonly move: number; readonly account: number }
}

/** Settings that measure work, not the disk. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=4GB',
  'shared_buffers=2GB',
  'autovacuum=off',
]
/** Ages in days; a change younger than 35 days must be found within a day, others within 30. */
const RECENT = [1, 2, 3, 5, 8, 13, 21, 34]
const OLDER = [37, 50, 80, 120, 170]

const bytesPerRow = async (db: Database, parent: string): Promise<number> => {
  const { rows } = await sql<{ bytes: number }>`select sum(pg_total_relation_size(t.relid))::float8
    / (select count(*) from ${sql.raw(parent)}) as bytes from (
      select relid from pg_partition_tree(${parent}::regclass) union select ${parent}::regclass) t`.execute(
    db,
  )
  return rows[0]?.bytes ?? Number.NaN
}

/** Takes half an hour: an interrupted run has printed what it had measured. */
const say = (what: string, figures: object) => process.stderr.write(`${what}: ${JSON.stringify(figures)}\n`)

/** A ledger with entries over half a year, sealed, used by purchases meanwhile, changed, and checked, in a PostgreSQL of its own. */
export async function proveHistory(entries: number, turns: Turns): Promise<Proven> {
  const cluster = await startPrivateCluster(SETTINGS)
  try {
    await runMigrations(cluster.url)
    const loading = makeDatabase(cluster.url, { maxConnections: 1 })
    // The demo's seed data goes back a month: seeded after sealing, the proof would report it.
    await seedShop(loading)
    await loadHistory(loading, entries, systemClock.now())
    await sql`checkpoint`.execute(loading)
    const bytes = {
      entry: await bytesPerRow(loading, 'ledger.entry'),
      move: await bytesPerRow(loading, 'ledger.move'),
      account: await bytesPerRow(loading, 'ledger.bucket'),
    }
    await loading.destroy()
    say('loaded, bytes per row', bytes)
    const db = makeDatabase(cluster.url, { maxConnections: 1, statementTimeoutMs: 5_000 })
    try {
      return { ...(await proveAndFind(db, cluster.url, turns)), bytes }
    } finally {
      await db.destroy()
    }
  } finally {
    await cluster.close()
  }
}

async function proveAndFind(db: Database, url: string, turns: Turns): Promise<Omit<Proven, 'bytes'>> {
  const clock = fixedClock(systemClock.now().toISOString())
  let longestMs = 0
  let sum = { ms: 0, rows: 0 }
  const onStep = ({ did, rows }: ProofStep, ms: number) => {
    longestMs = Math.max(longestMs, ms)
    sum = { ms: sum.ms + ms, rows: sum.rows + (did === 'COUNTED' ? 0 : rows) }
  }
  await proveAll(timed(makeLedgerProof({ db, clock }), onStep))
  const rowsPerSecond = (sum.rows * 1_000) / sum.ms
  say('sealed', { rowsPerSecond, longestMs, rows: sum.rows })
  const purchases = await purchasesBeside(db, url, turns)
  say('purchases', purchases)
  // The turns made every piece due; from here on the due days are the usual ones.
  await sql`update ledger.piece set due_at = case when day >= now()::date - 35 then now() + interval '20 hours'
    else now() + interval '28 days' * random() end`.execute(db)
  clock.set(systemClock.now().toISOString())
  sum = { ms: 0, rows: 0 }
  const asked = { db, clock, proving: true, onStep }
  const recent = await findChanges({ ...asked, ages: RECENT, withinDays: 1 })
  const daySeconds = sum.ms / 1_000
  say('a day', { daySeconds, longestMs, rows: sum.rows, ...recent })
  const older = await findChanges({ ...asked, ages: OLDER, withinDays: 30 })
  say('older', { longestMs, ...older })
  return {
    longestMs,
    rowsPerSecond,
    daySeconds,
    purchases,
    recentFoundDays: recent.late > 0 ? Infinity : recent.afterDays,
    olderFoundDays: older.late > 0 ? Infinity : older.afterDays,
  }
}
