import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { runMigrations } from '#platform/db/migrate.ts'
import { ownerUrl } from '../scripts/cluster/database-addresses.ts'
import { query } from '../scripts/own-site/own-databases.ts'
import { ownCluster } from './cluster/own-cluster.ts'
import { withVisitors } from './cluster/visitors.ts'
import type { Count, Fault, Size } from './fault.ts'

const TIMES: Record<Size, number> = { ci: 1, full: 5 }
const STALL_MS = 500
const READS_FOR_MS = 6_000
const NAME = '9999_fault_column.sql'
/** Every purchase writes there. */
const SQL = 'alter table value_move add column if not exists fault_column integer'

type Migrate = (url: string) => Promise<unknown>

/** The product's own way: waits a moment for the table, lets people pass, tries again. */
async function ours(url: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fault-migration-'))
  try {
    writeFileSync(join(folder, NAME), SQL)
    await runMigrations(url, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Waits in line, and everybody who comes later waits behind it. */
const plain: Migrate = (url) => query(url, SQL)

async function undo(): Promise<void> {
  await query(ownerUrl(), 'alter table value_move drop column if exists fault_column')
  await query(ownerUrl(), `delete from schema_migration where name = '${NAME}'`)
}

/** Somebody reads the table for seconds, as a report would, in one transaction. */
async function readLong(): Promise<() => Promise<void>> {
  const reader = new pg.Client({ connectionString: ownerUrl() })
  await reader.connect()
  await reader.query('begin')
  await reader.query('select count(*) from value_move')
  return async () => {
    await reader.query('commit')
    await reader.end()
  }
}

/** How long nobody could buy while the schema changed behind a long reader. */
const stallOf = (migrate: Migrate): Promise<{ stallMs: number; moves: Count }> =>
  withVisitors(60, async (visitors) => {
    await visitors.untilBought(60)
    const endReading = await readLong()
    const moment = performance.now()
    const migrated = migrate(ownerUrl())
    await sleep(READS_FOR_MS)
    await endReading()
    await migrated
    await visitors.untilBought(10)
    const stallMs = visitors.gapSince(moment)
    const moves = await visitors.end()
    await undo()
    return { stallMs, moves }
  })

async function attack(size: Size): Promise<Count> {
  await ownCluster()
  let [tried, bad, longestMs] = [0, 0, 0]
  for (let turn = 0; turn < TIMES[size]; turn += 1) {
    const { stallMs, moves } = await stallOf(ours)
    process.stdout.write(`  migration ${turn + 1}: nobody could buy for ${stallMs.toFixed(0)} ms\n`)
    tried += moves.tried
    bad += moves.bad + (stallMs > STALL_MS ? 1 : 0)
    longestMs = Math.max(longestMs, Math.round(stallMs))
  }
  return { tried, bad, worst: { stallMs: longestMs } }
}

async function control(): Promise<Count> {
  await ownCluster()
  const { stallMs } = await stallOf(plain)
  return { tried: 1, bad: stallMs > STALL_MS ? 1 : 0 }
}

export const faults: readonly Fault[] = [{ name: 'cluster.migrate', bar: 0, attack, control }]
