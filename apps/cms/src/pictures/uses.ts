import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { database } from '../staff/database.ts'

type Column = { readonly table: string; readonly column: string }
type Columns = { readonly named: readonly Column[]; readonly written: readonly Column[] }

const columnsOf = (rows: readonly Record<string, unknown>[]): Column[] =>
  rows.map((row) => ({ table: String(row['table']), column: String(row['column']) }))

/** Every column that names a picture, asked of the database itself: a new type of document is counted from its first day. */
async function pointers(payload: Payload): Promise<Column[]> {
  const { rows } = await database(payload).execute(sql`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'media'::regclass
      and c.conrelid::regclass::text !~ '^(_|payload_)'`)
  return columnsOf(rows)
}

/** Formatted texts, which may have pictures in them. */
async function texts(payload: Payload): Promise<Column[]> {
  const { rows } = await database(payload).execute(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and data_type = 'jsonb' and table_name !~ '^(_|payload_)'`)
  return columnsOf(rows)
}

let known: Promise<Columns> | undefined

/** Asked once: the schema changes by migrations only, which run before the CMS starts, and a list of pictures has many rows. */
function columns(payload: Payload): Promise<Columns> {
  known ??= Promise.all([pointers(payload), texts(payload)]).then(
    ([named, written]) => ({ named, written }),
    (error: unknown) => {
      known = undefined
      throw error
    },
  )
  return known
}

/** In how many places of the newest saved documents a picture stands; old versions do not count. */
export async function usesOf(payload: Payload, id: number): Promise<number> {
  const { named, written } = await columns(payload)
  const inText = `$.** ? (@.type == "upload" && (@.value == ${id} || @.value.id == ${id}))`
  const counts = [
    ...named.map(
      ({ table, column }) =>
        sql`select count(*) as n from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id}`,
    ),
    ...written.map(
      ({ table, column }) =>
        sql`select count(*) as n from ${sql.identifier(table)} where ${sql.identifier(column)} @? ${inText}::jsonpath`,
    ),
  ]
  const all = sql.join(counts, sql` union all `)
  const { rows } = await database(payload).execute(sql`select sum(n)::int as uses from (${all}) as places`)
  return Number(rows[0]?.['uses'] ?? 0)
}
