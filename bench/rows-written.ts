import { query } from '../scripts/own-site/own-databases.ts'

export type Rows = Readonly<Record<string, number>>

type Table = { name: string }
type Count = { name: string; count: string }

async function rowsOf(url: string): Promise<Rows> {
  const tables = await query<Table>(
    url,
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'ledger') order by 1`,
  )
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::text as count from ${name}`)
  const counted = await query<Count>(url, counts.join(' union all '))
  return Object.fromEntries(counted.map(({ name, count }) => [name, Number(count)]))
}

/** How many rows the work added to each table. */
export async function rowsWritten(url: string, work: () => Promise<unknown>): Promise<Rows> {
  const before = await rowsOf(url)
  await work()
  const after = await rowsOf(url)
  return Object.fromEntries(
    Object.entries(after)
      .map(([name, count]) => [name, count - (before[name] ?? 0)] as const)
      .filter(([, more]) => more !== 0),
  )
}

/** A reference that writes less would be unfair. */
export async function mustWriteTheSame(
  url: string,
  ours: () => Promise<unknown>,
  bare: () => Promise<unknown>,
): Promise<void> {
  const [one, other] = [await rowsWritten(url, ours), await rowsWritten(url, bare)].map((rows) =>
    JSON.stringify(rows),
  )
  if (one !== other) throw new Error(`the reference writes ${other}, the product ${one}`)
}
