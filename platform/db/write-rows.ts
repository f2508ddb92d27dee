import { sql } from 'kysely'
import type { Tx } from './database.ts'
import { insertFrom, type NewRow } from './insert-from.ts'
import { updateFrom, type RowMark } from './update-from.ts'

/** New rows and changes as the ends of moves list them, by a statement each. */
export async function writeRows(
  tx: Tx,
  { rows = [], marks = [] }: { readonly rows?: readonly NewRow[]; readonly marks?: readonly RowMark[] },
): Promise<void> {
  for (const row of rows) await sql`with now_too as (select) ${insertFrom(row, 'now_too')}`.execute(tx)
  for (const mark of marks) await sql`with now_too as (select) ${updateFrom(mark, 'now_too')}`.execute(tx)
}
