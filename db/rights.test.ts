import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { SERVING } from '#platform/config/serving-database.ts'
import type { Database } from '#platform/db/database.ts'
import { readRights, rightsStatements, servingRole } from '#platform/db/rights.ts'
import { freshDatabase } from './test-database.ts'

const rights = readRights()
const ownerOf = async (db: Database) =>
  (await sql<{ name: string }>`select current_user as name`.execute(db)).rows[0]?.name ?? ''

/** Every table that somebody could name; months are reached through their parents. */
const TABLES = sql`select c.oid, n.nspname || '.' || c.relname as name, c.relacl from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname in ('public', 'ledger', 'fibre', 'platform', 'pgboss')
 where c.relkind in ('r', 'p', 'v', 'm') and (not c.relispartition or c.relname = 'job_common')`

async function tablesOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from (${TABLES}) t order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

/** `table: letters` of one role as the catalogue has it; of everybody for null. */
async function heldBy(db: Database, role: string | null): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; letters: string }>`
    select t.name, string_agg(case x.privilege_type when 'INSERT' then 'a' when 'SELECT' then 'r' when 'UPDATE' then 'w'
        when 'DELETE' then 'd' else '?' end, '' order by x.privilege_type) as letters
      from (${TABLES}) t, aclexplode(t.relacl) x left join pg_roles r on r.oid = x.grantee
     where coalesce(r.rolname, '') = ${role ?? ''} group by 1`.execute(db)
  return Object.fromEntries(rows.map(({ name, letters }) => [name, sorted(letters)]))
}

const sorted = (letters: string): string => letters.split('').toSorted().join('')

type Owned = {
  readonly name: string
  readonly definer: boolean
  readonly path: boolean
  readonly open: boolean
}
const functionsOf = async (db: Database): Promise<readonly Owned[]> => {
  const { rows } = await sql<Owned>`select n.nspname || '.' || p.proname as name, p.prosecdef as definer,
      coalesce(p.proconfig @> array['search_path=public, pg_temp'], false) as path,
      p.proacl is null or exists (select from aclexplode(p.proacl) x where x.grantee = 0) as open
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
   where n.nspname in ('public', 'ledger', 'platform')`.execute(db)
  return rows
}

const undeclared = async (db: Database) =>
  (await tablesOf(db)).filter((name) => !Object.hasOwn(rights.tables, name))

describe('db/rights.json', () => {
  it('has a row for every table, and none for a table that is not there', async () => {
    const { db } = await freshDatabase()
    expect(await undeclared(db)).toEqual([])
    const there = new Set(await tablesOf(db))
    expect(Object.keys(rights.tables).filter((name) => !there.has(name))).toEqual([])
    // The control: a table nobody thought of.
    await sql`create table planted (id uuid)`.execute(db)
    await sql`create view ledger.planted as select 1 as one`.execute(db)
    expect(await undeclared(db)).toEqual(['ledger.planted', 'public.planted'])
  })

  it.each(SERVING)('is what the catalogue says of the %s', async (serving) => {
    const { db } = await freshDatabase()
    const role = servingRole(await ownerOf(db), serving)
    const { rows } = await sql`select from pg_roles where rolname = ${role}`.execute(db)
    // A machine without the roles was set up by hand; `npm run setup` makes them.
    if (rows.length === 0) return
    const declared = Object.entries(rights.tables).map(([name, given]) => [name, sorted(given[serving])])
    expect(await heldBy(db, role)).toEqual(Object.fromEntries(declared.filter(([, given]) => given !== '')))
    const { rows: columns } = await sql<{ name: string }>`select t.name || '.' || a.attname as name
      from (${TABLES}) t join pg_attribute a on a.attrelid = t.oid, aclexplode(a.attacl) x
      join pg_roles r on r.oid = x.grantee where r.rolname = ${role}`.execute(db)
    expect(columns.map(({ name }) => name).toSorted()).toEqual(
      Object.entries(rights.columns)
        .flatMap(([table, those]) =>
          Object.entries(those)
            .filter(([, given]) => given[serving] !== '')
            .map(([column]) => `${table}.${column}`),
        )
        .toSorted(),
    )
    // The control: a right that somebody gave by hand.
    await sql.raw(`grant truncate on account to "${role}"`).execute(db)
    expect((await heldBy(db, role))['public.account']).toContain('?')
  })

  it('nobody who is not named has a right on a table', async () => {
    const { db } = await freshDatabase()
    expect(await heldBy(db, null)).toEqual({})
  })

  it('gives nobody who serves the right to change the ledger or what was written down about staff and lines', () => {
    const guarded = Object.entries(rights.tables).filter(([name]) =>
      /^ledger\.|\.(line_event|value_ended_by_staff|payment_ended_by_staff|audit_.*|month_archive.*|schema_.*)$/.test(
        name,
      ),
    )
    expect(guarded.length).toBeGreaterThan(12)
    expect(guarded.filter(([, { api, worker, staff }]) => /[adw]/.test(api + worker + staff))).toEqual([])
    expect(rights.tables['public.value_history']).toEqual({ api: 'ra', worker: 'ra', staff: 'r' })
  })
})

describe('functions', () => {
  it('with the rights of the owner are named, have a fixed search path, and are not for everybody', async () => {
    const { db } = await freshDatabase()
    const off = async () =>
      (await functionsOf(db))
        .filter(({ definer }) => definer)
        .filter(({ name, path, open }) => !path || open || !Object.hasOwn(rights.functions, name))
        .map(({ name }) => name)
    expect((await functionsOf(db)).filter(({ definer }) => definer).length).toBeGreaterThan(20)
    expect(await off()).toEqual([])
    // The control.
    await sql`create function planted() returns integer language sql security definer as 'select 1'`.execute(
      db,
    )
    expect(await off()).toEqual(['public.planted'])
  })

  it('of the ledger are for nobody unless named', async () => {
    const { db } = await freshDatabase()
    const open = (await functionsOf(db)).filter((one) => one.open && one.name.startsWith('ledger.'))
    expect(open).toEqual([])
  })
})

it('without roles only the doors are closed', () => {
  const place = { owner: 'desk', database: 'desk', roles: new Set<string>() }
  expect(rightsStatements(rights, place).filter((statement) => statement.startsWith('grant'))).toEqual([])
  const api = rightsStatements(rights, { ...place, roles: new Set(['desk_api']) })
  expect(api).toContain('grant select, insert on public.share_transfer to "desk_api"')
  expect(api).toContain('revoke execute on function public.ensure_months from "desk_api"')
})
