import pg from 'pg'
import { readFunctionFiles } from '#platform/db/function-files.ts'
import { readMigrationFiles } from '#platform/db/migration-files.ts'

const OLDEST_POSTGRES = 150_000

/** One question at a time: the first that fails explains the rest. */
export async function databaseFaults(url: string | undefined): Promise<string[] | string> {
  if (!url) return 'DATABASE_URL is not set'
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 4000 })
  try {
    await client.connect()
  } catch (error) {
    return [`PostgreSQL does not let us in (${(error as Error).message}): run "npm run setup"`]
  }
  try {
    return [...(await versionFaults(client)), ...(await schemaFaults(client)), ...(await seedFaults(client))]
  } finally {
    await client.end()
  }
}

async function versionFaults(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ version: number; ctype: string }>(
    `select current_setting('server_version_num')::int as version, datctype as ctype
       from pg_database where datname = current_database()`,
  )
  const { version = 0, ctype = '' } = rows[0] ?? {}
  const faults: string[] = []
  if (version < OLDEST_POSTGRES) faults.push(`PostgreSQL ${version} is too old: install 15 or newer`)
  if (!/utf-?8/i.test(ctype))
    faults.push(`the database has lc_ctype ${ctype}: create it again with C.UTF-8 ("npm run setup")`)
  return faults
}

async function schemaFaults(client: pg.Client): Promise<string[]> {
  const { rows: ledger } = await client.query<{ found: boolean }>(
    `select to_regclass('schema_migration') is not null as found`,
  )
  if (!ledger[0]?.found) return ['no migration was ever applied: run "npm run setup"']
  const { rows } = await client.query<{ name: string }>('select name from schema_migration')
  const applied = new Set(rows.map((row) => row.name))
  const missing: { name: string }[] = readMigrationFiles().filter((file) => !applied.has(file.name))
  if (missing.length === 0) missing.push(...(await changedFunctions(client)))
  return missing.length === 0
    ? []
    : [`not applied: ${missing.map((file) => file.name).join(', ')}; run "npm run setup"`]
}

async function changedFunctions(client: pg.Client) {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_function',
  )
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  return readFunctionFiles().filter((file) => applied.get(file.name) !== file.checksum)
}

async function seedFaults(client: pg.Client): Promise<string[]> {
  const { rows: table } = await client.query<{ found: boolean }>(
    `select to_regclass('content_document') is not null as found`,
  )
  if (!table[0]?.found) return []
  const { rows } = await client.query<{ some: boolean }>(
    'select exists (select from content_document) as some',
  )
  return rows[0]?.some ? [] : ['there is no content: run "npm run setup", which seeds it']
}
