import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { installJobTables } from '../jobs/boss.ts'
import { applyFunctions } from './apply-functions.ts'
import { applyRights } from './apply-rights.ts'
import { readFunctionFiles, type FunctionFile } from './function-files.ts'
import { readMigrationFiles, type MigrationFile } from './migration-files.ts'

/** One fixed number, so that two deployments at once wait for each other instead of colliding. */
const LOCK = 4_120_771

/** While a migration waits for a table's lock, all later callers wait behind it: so it waits this long, lets them pass and tries again. */
const LOCK_TIMEOUT_MS = 200
const TRIES = 120
const BETWEEN_TRIES_MS = 300
const LOCK_NOT_AVAILABLE = '55P03'

const LEDGER = `
  create table if not exists schema_migration (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`

/**
 * Brings a database to the newest schema. Migrations that were applied may never change, functions are applied again when
 * they do. Answers the names of what was applied. Other migrations than the product's come without functions.
 */
export async function runMigrations(url: string, folder?: string, functions?: string): Promise<string[]> {
  const files = readMigrationFiles(folder)
  const functionFiles = folder && !functions ? [] : readFunctionFiles(functions)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(LEDGER)
    const before = await readApplied(client)
    refuseEdited(files, before)
    const isMissing = ({ name }: MigrationFile) => !before.has(name)
    // A database with migrations that are not ours belongs to a later release: its functions read its columns.
    const isLater = [...before.keys()].some((name) => !files.some((file) => file.name === name))
    const changed = await untilUnlocked(async () => {
      const applied = await readApplied(client)
      const missing = files.filter(({ name }) => !applied.has(name))
      return applyAll(client, missing, isLater ? [] : functionFiles)
    })
    await installJobTables(url)
    // Other migrations than the product's come without its tables.
    if (!folder && !isLater) await applyRights(client)
    return [...files.filter(isMissing).map((file) => file.name), ...changed]
  } finally {
    await client.end()
  }
}

async function readApplied(client: pg.Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  )
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

async function untilUnlocked<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; tried < TRIES; tried += 1) {
    try {
      return await work()
    } catch (error) {
      if (!wasLocked(error)) throw error
      await wait(BETWEEN_TRIES_MS)
    }
  }
  return work()
}

const wasLocked = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === LOCK_NOT_AVAILABLE) || wasLocked(error.cause))

/**
 * Tables and functions of a release become visible together, so a function never meets a column that was renamed before it. Only a file that
 * cannot run in a transaction ends the one before it.
 */
async function applyAll(
  client: pg.Client,
  missing: readonly MigrationFile[],
  functions: readonly FunctionFile[],
): Promise<string[]> {
  await begin(client)
  try {
    for (const file of missing) {
      if (file.inTransaction) await apply(client, file)
      else {
        await client.query('commit')
        await apply(client, file)
        await begin(client)
      }
    }
    const changed = await applyFunctions(client, functions)
    await client.query('commit')
    return changed
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Outside a transaction no lock timeout is set: an index built on a live table waits for readers without stopping anybody. */
const begin = (client: pg.Client) => client.query(`begin; set local lock_timeout = ${LOCK_TIMEOUT_MS}`)

function refuseEdited(files: readonly MigrationFile[], applied: ReadonlyMap<string, string>): void {
  const edited = files.filter((file) => (applied.get(file.name) ?? file.checksum) !== file.checksum)
  if (edited.length === 0) return
  const names = edited.map((file) => file.name).join(', ')
  throw new Error(`already applied and changed since: ${names}. Write a new migration instead.`)
}

async function apply(client: pg.Client, file: MigrationFile): Promise<void> {
  try {
    await client.query(file.sql)
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [
      file.name,
      file.checksum,
    ])
  } catch (cause) {
    throw new Error(`migration ${file.name} failed`, { cause })
  }
}
