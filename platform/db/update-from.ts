import { sql } from 'kysely'
import type { DB } from '#db/schema.generated.ts'
import type { Expression } from './part.ts'

/** A change of existing rows. */
export type RowMark = {
  readonly table: keyof DB
  readonly set: Readonly<Record<string, unknown>>
  readonly where: Readonly<Record<string, unknown>>
}

const each = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)

/** Changes the rows if `from`, a part of the same statement, has a row; otherwise nothing. */
export const updateFrom = ({ table, set, where }: RowMark, from: string): Expression =>
  sql`update ${sql.table(table)} set ${sql.join(each(set))}
    where ${sql.join(each(where), sql` and `)} and exists (select from ${sql.table(from)})`
