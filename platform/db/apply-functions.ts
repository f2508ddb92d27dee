import type pg from 'pg'
import type { FunctionFile } from './function-files.ts'

const HASHES = `
  create table if not exists schema_function (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`

const KEEP = `
  insert into schema_function (name, checksum) values ($1, $2)
  on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`

/** Functions may call each other in any order, so PostgreSQL checks bodies only after all exist. */
const VALIDATE = `
  select case l.lanname when 'sql' then fmgr_sql_validator(p.oid) else plpgsql_validator(p.oid) end
    from pg_proc p join pg_language l on l.oid = p.prolang where p.oid = $1::regproc`

const SIGNATURES = `
  select p.oid::regprocedure::text as signature from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace where n.nspname || '.' || p.proname = $1 order by 1`

/** Applies new and changed functions inside the caller's transaction; returns their names. */
export async function applyFunctions(client: pg.Client, files: readonly FunctionFile[]): Promise<string[]> {
  await client.query(HASHES)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_function',
  )
  const known = new Map(rows.map((row) => [row.name, row.checksum]))
  const changed = files.filter(({ name, checksum }) => known.get(name) !== checksum)
  if (changed.length === 0) return []
  await client.query('set local check_function_bodies = off')
  for (const file of changed) await naming(file, () => apply(client, file))
  await client.query('set local check_function_bodies = on')
  for (const file of changed) await naming(file, () => client.query(VALIDATE, [file.name]))
  return changed.map(({ name }) => name)
}

async function apply(client: pg.Client, { name, sql, checksum }: FunctionFile): Promise<void> {
  await client.query(sql)
  const { rows } = await client.query<{ signature: string }>(SIGNATURES, [name])
  // The release that still runs beside this one calls the first of them.
  if (rows.length > 1)
    throw new Error(
      `${rows.map(({ signature }) => signature).join(' and ')}: a changed signature is a new function with a new name`,
    )
  await client.query(KEEP, [name, checksum])
}

async function naming(file: FunctionFile, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (cause) {
    throw new Error(`function ${file.name} failed`, { cause })
  }
}
