import pg from 'pg'
import { installJobTables } from '../jobs/boss.ts'
import { readMigrationFiles, type MigrationFile } from './migration-files.ts'

/** One fixed number, so that two deployments at once wait for each other instead of colliding. */
const LOCK = 4_120_771

const LEDGER = `
  create table if not exists schema_migration (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`

/** Brings a database to the newest schema. Files that were applied may never change; names of newly applied ones are answered. */
export async function runMigrations(url: string, folder?: string): Promise<string[]> {
  const files = readMigrationFiles(folder)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(LEDGER)
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migration',
    )
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    refuseEdited(files, applied)
    const missing = files.filter((file) => !applied.has(file.name))
    for (const file of missing) await apply(client, file)
    await installJobTables(url)
    return missing.map((file) => file.name)
  } finally {
    await client.end()
  }
}

function refuseEdited(files: readonly MigrationFile[], applied: ReadonlyMap<string, string>): void {
  const edited = files.filter((file) => (applied.get(file.name) ?? file.checksum) !== file.checksum)
  if (edited.length === 0) return
  const names = edited.map((file) => file.name).join(', ')
  throw new Error(`already applied and changed since: ${names}. Write a new migration instead.`)
}

async function apply(client: pg.Client, file: MigrationFile): Promise<void> {
  const note = 'insert into schema_migration (name, checksum) values ($1, $2)'
  try {
    if (file.inTransaction) await client.query('begin')
    await client.query(file.sql)
    await client.query(note, [file.name, file.checksum])
    if (file.inTransaction) await client.query('commit')
  } catch (cause) {
    if (file.inTransaction) await client.query('rollback')
    throw new Error(`migration ${file.name} failed`, { cause })
  }
}
