import { sql } from 'kysely'
import type { DB } from '#db/schema.generated.ts'
import type { Expression } from './part.ts'

/** A row as a store would write it; a value may be an expression. */
export type NewRow = { readonly table: keyof DB; readonly row: Readonly<Record<string, unknown>> }

/** Writes the row once for every row of `from`, a part of the same statement; where that has none, nothing. */
export const insertFrom = ({ table, row }: NewRow, from: string): Expression =>
  sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    select ${sql.join(Object.values(row))} from ${sql.table(from)}`
