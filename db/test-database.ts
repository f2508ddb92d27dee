import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll } from 'vitest'
import { makeDatabase, type Database } from '#platform/db/database.ts'
import { SERVING_DATABASES, servingDatabases, type Serving } from '#platform/config/serving-database.ts'
import { readFunctionFiles } from '#platform/db/function-files.ts'
import { runMigrations } from '#platform/db/migrate.ts'
import { readMigrationFiles, sha256 } from '#platform/db/migration-files.ts'
import { rightsText } from '#platform/db/rights.ts'
import { GIVEN_TEMPLATE } from './given-template.ts'
import packageFile from '../package.json' with { type: 'json' }

export type TestDatabase = { readonly db: Database; readonly url: string }

const DEFAULT_URL = 'postgres://127.0.0.1:5432/postgres'
/** Held while the template is built, so that parallel test files wait for one of them. */
const LOCK = 4_120_772
/** Whoever has it drops leftovers; the others do not wait, because each drop costs the server a checkpoint. */
const CLEANER_LOCK = 4_120_773
const DROP_AT_ONCE = 12
const LEFTOVER_AFTER_SECONDS = 600

const adminUrl = process.env['DATABASE_URL'] ?? DEFAULT_URL

export function urlOf(database: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${database}`
  return url.href
}

/** A database of this test's own: a copy of the migrated template. It is closed after the test file by itself. */
export async function freshDatabase(): Promise<TestDatabase> {
  const template = await (templateReady ??= buildTemplate())
  const name = `test_${nowSeconds()}_${randomBytes(5).toString('hex')}`
  await asAdmin((admin) => admin.query(`create database ${name} template ${template}`))
  const url = urlOf(name)
  const db = makeDatabase(url, { maxConnections: 4 })
  opened.push(db)
  return { db, url }
}

/** With the role that serves in the product; with the owner's where this machine has none for it. */
export const servingUrl = (url: string, serving: Serving): string =>
  servingDatabases(process.env, url)[SERVING_DATABASES[serving]] || url

/** The same database as the product reaches it. It is closed after the test file by itself. */
export function servedDatabase(url: string, serving: Serving): Database {
  const db = makeDatabase(servingUrl(url, serving), { maxConnections: 4 })
  opened.push(db)
  return db
}

const opened: Database[] = []
afterAll(async () => {
  await Promise.all(opened.splice(0).map((db) => db.destroy()))
})

let templateReady: Promise<string> | undefined

/** The name carries the hash of what shapes the schema, the job engine's version included: another schema is another template. */
function templateName(): string {
  const checksums = [...readMigrationFiles(), ...readFunctionFiles()].map((file) => file.checksum)
  // Two checkouts on one machine have two roles, and a role may copy only its own template.
  const role = new URL(adminUrl).username
  // Roles that were made since have no rights in an older one.
  const roles = Object.values(SERVING_DATABASES).filter((name) => process.env[name])
  const parts = [role, ...roles, rightsText(), packageFile.dependencies['pg-boss'], ...checksums]
  return `template_${sha256(parts.join()).slice(0, 16)}`
}

async function buildTemplate(): Promise<string> {
  const given = process.env[GIVEN_TEMPLATE]
  if (given) return given
  const name = templateName()
  return asAdmin(async (admin) => {
    await dropLeftovers(admin, name)
    if (await exists(admin, name)) return name
    await admin.query('select pg_advisory_lock($1)', [LOCK])
    if (await exists(admin, name)) return name
    // Built under another name first: a run that dies half way leaves no template that looks finished.
    const building = `${name}_building`
    await admin.query(`drop database if exists ${building}`)
    await admin.query(`create database ${building}`)
    await runMigrations(urlOf(building))
    await admin.query(`comment on database ${building} is '${nowSeconds()}'`)
    await admin.query(`alter database ${building} rename to ${name}`)
    return name
  })
}

/** Databases of earlier runs: old enough, and nobody connected. */
async function dropLeftovers(admin: pg.Client, template: string): Promise<void> {
  const lock = await admin.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [CLEANER_LOCK])
  if (!lock.rows[0]?.mine) return
  const { rows } = await admin.query<{ datname: string }>(
    `select datname from pg_database d
      where (datname ~ '^test_[0-9]+_' and split_part(datname, '_', 2)::bigint < $1
         or datname ~ '^template_[0-9a-f]{16}$' and datname <> $2
            and coalesce(shobj_description(d.oid, 'pg_database'), '0')::bigint < $1)
        and pg_get_userbyid(d.datdba) = current_user
        and not exists (select from pg_stat_activity a where a.datname = d.datname)
      order by datname limit $3`,
    [nowSeconds() - LEFTOVER_AFTER_SECONDS, template, DROP_AT_ONCE],
  )
  // Somebody may connect in between; then it is no leftover, and a later run looks again.
  for (const { datname } of rows) await admin.query(`drop database if exists ${datname}`).catch(() => {})
}

async function exists(admin: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
  return rowCount === 1
}

async function asAdmin<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

const nowSeconds = () => Math.floor(performance.timeOrigin / 1000)
