import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { readMigrationFiles } from '#platform/db/migration-files.ts'
import { freshDatabase } from './test-database.ts'

/** What grows for ever: every month of every partitioned table, and what a line ever bought. */
async function filesOfHistory(db: Database): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; file: number }>`
    select c.oid::text as name, c.relfilenode::int as file from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and (n.nspname = 'months' or c.relname in ('subscription', 'reversal'))`.execute(
    db,
  )
  return new Map(rows.map(({ name, file }) => [name, file]))
}

/** Names of migrations after which a table of the history stands in another file: the server wrote it anew, locked. */
async function rewriting(db: Database, files: readonly { name: string; sql: string }[]): Promise<string[]> {
  const found: string[] = []
  let before = await filesOfHistory(db)
  for (const file of files) {
    await sql.raw(file.sql).execute(db)
    const after = await filesOfHistory(db)
    if ([...before].some(([name, at]) => (after.get(name) ?? at) !== at)) found.push(file.name)
    before = after
  }
  return found
}

it('no migration writes a history anew', { timeout: 60_000 }, async () => {
  const { db } = await freshDatabase()
  await sql`drop schema fibre, ledger, months, platform, public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  expect(await rewriting(db, readMigrationFiles())).toEqual([])
  // The controls.
  const planted = [
    { name: 'narrower', sql: 'alter table ledger.entry alter column amount type integer' },
    { name: 'volatile', sql: 'alter table value_move add column a uuid default gen_random_uuid()' },
    {
      name: 'stored',
      sql: 'alter table subscription add column b bigint generated always as (price_kyat * 2) stored',
    },
    { name: 'renamed', sql: 'alter table value_move rename column a to c' },
    { name: 'constant', sql: 'alter table value_move add column d integer not null default 0' },
    { name: 'once', sql: 'alter table value_move add column e timestamptz default now()' },
  ]
  expect(await rewriting(db, planted)).toEqual(['narrower', 'volatile', 'stored'])
})
