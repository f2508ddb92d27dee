import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { readFunctionFiles } from '#platform/db/function-files.ts'
import { readMigrationFiles } from '#platform/db/migration-files.ts'
import { freshDatabase } from './test-database.ts'

/** Since then functions stand in files of their own. */
const LAST_WITH_FUNCTIONS = '0090'
const REPLACES = /create\s+or\s+replace\s+function/i

const replacing = (files: readonly { name: string; sql: string }[]) =>
  files
    .filter(({ name, sql: text }) => name.slice(0, 4) > LAST_WITH_FUNCTIONS && REPLACES.test(text))
    .map(({ name }) => name)

it('no numbered migration replaces a function: on a database that is there already its file would not win', () => {
  expect(replacing(readMigrationFiles())).toEqual([])
  // The control.
  const planted = [
    { name: '0091_a.sql', sql: 'create or replace function a()' },
    { name: '0092_b.sql', sql: 'create function b()' },
  ]
  expect(replacing(planted)).toEqual(['0091_a.sql'])
})

it('no generated column, index or constraint uses a function of ours', async () => {
  const { db } = await freshDatabase()
  const depending = async () => {
    const { rows } = await sql<{ name: string }>`select distinct p.oid::regproc::text as name from pg_depend d
      join pg_proc p on p.oid = d.refobjid and d.refclassid = 'pg_proc'::regclass
      join pg_namespace n on n.oid = p.pronamespace and n.nspname not in ('pg_catalog', 'pgboss')
     where d.classid in ('pg_class'::regclass, 'pg_constraint'::regclass)
        or exists (select from pg_attrdef s join pg_attribute a on a.attrelid = s.adrelid and a.attnum = s.adnum
            where d.classid = 'pg_attrdef'::regclass and s.oid = d.objid and a.attgenerated <> '')`.execute(
      db,
    )
    return rows.map(({ name }) => name)
  }
  expect(await depending()).toEqual([])
  // The control.
  await sql`create table planted (id uuid, at timestamptz generated always as (ledger.time_of(id)) stored)`.execute(
    db,
  )
  expect(await depending()).toEqual(['ledger.time_of'])
})

it('every function has its file; one whose file is gone is dropped by a numbered migration', async () => {
  const { db } = await freshDatabase()
  const found = async () => {
    const { rows } = await sql<{ name: string }>`select n.nspname || '.' || p.proname as name from pg_proc p
      join pg_namespace n on n.oid = p.pronamespace
     where n.nspname not in ('pg_catalog', 'information_schema', 'pgboss') order by 1`.execute(db)
    return rows.map(({ name }) => name)
  }
  const files = readFunctionFiles()
    .map(({ name }) => name)
    .toSorted()
  expect((await found()).toSorted()).toEqual(files)
  // The control.
  await sql`create function forgotten() returns integer language sql as 'select 1'`.execute(db)
  expect(await found()).toContain('public.forgotten')
})
