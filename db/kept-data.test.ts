import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { freshDatabase } from './test-database.ts'

const page = readFileSync(join(import.meta.dirname, '../docs/data.md'), 'utf8')
const PERSONAL_ROW_CELLS = 5

const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )

/** Every `schema.table.column` the page names, once for each time it does. */
const named = rows.flatMap(([table = '', columns = '']) =>
  columns.split(', ').map((column) => `${table.replaceAll('`', '')}.${column}`),
)

async function columnsOf(db: Database): Promise<string[]> {
  const { rows: found } = await sql<{ name: string }>`
    select n.nspname || '.' || c.relname || '.' || a.attname as name
      from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
      join pg_namespace n on n.oid = c.relnamespace and n.nspname in ('public', 'ledger', 'fibre', 'platform')
     where a.attnum > 0 and not a.attisdropped`.execute(db)
  return found.map(({ name }) => name)
}

const unnamed = async (db: Database) =>
  (await columnsOf(db)).filter((column) => !named.includes(column)).toSorted()

it('docs/data.md names every column once, and none that is not there', async () => {
  const { db } = await freshDatabase()
  expect(await unnamed(db)).toEqual([])
  const there = new Set(await columnsOf(db))
  expect(named.filter((column) => !there.has(column))).toEqual([])
  expect(named.filter((column, at) => named.indexOf(column) !== at)).toEqual([])
  // The control: a new table and a new column are seen.
  await sql`create table planted (line text)`.execute(db)
  await sql`alter table account add column birthday date`.execute(db)
  expect(await unnamed(db)).toEqual(['public.account.birthday', 'public.planted.line'])
})

it('each table with personal data says why, how long and what ends it', () => {
  const personal = rows.filter((cells) => cells.length === PERSONAL_ROW_CELLS)
  expect(personal.length).toBeGreaterThan(20)
  expect(personal.filter((cells) => cells.some((cell) => cell === ''))).toEqual([])
})
