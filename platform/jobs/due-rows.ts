import { sql, type RawBuilder } from 'kysely'
import type { Database, Tx } from '../db/database.ts'

/** Rows that need work when the time in their due column has come. The row is the only timer. */
export type DueRows = {
  readonly table: string
  readonly id: string
  readonly due: string
  /** Written in the statement that takes the row, so that the handler need not write it first. */
  readonly begun?: (now: Date) => RawBuilder<unknown>
}

/** How long a row is taken for: when its worker died, another takes it after this time. */
export const TAKEN_FOR_MS = 5 * 60_000

const parts = ({ table, id, due }: DueRows) => ({
  table: sql.table(table),
  id: sql.ref(id),
  due: sql.ref(due),
})

/** A row that was taken is due at this moment at the latest; one that is due later was given another time since. */
export const takenUntil = (now: Date): Date => new Date(now.getTime() + TAKEN_FOR_MS)

/** Takes rows whose time has come, longest waiting first, by moving their time on: nobody else takes them until then. */
export async function takeDue(tx: Database | Tx, rows: DueRows, now: Date, most: number): Promise<string[]> {
  const { table, id, due } = parts(rows)
  const begun = rows.begun ? sql`, ${rows.begun(now)}` : sql``
  const { rows: taken } = await sql<{ id: string }>`
    update ${table} set ${due} = ${takenUntil(now)}${begun} where ${id} in
      (select ${id} from ${table} where ${due} <= ${now} order by ${due} limit ${most} for update skip locked)
    returning ${id}::text as id`.execute(tx)
  return taken.map((row) => row.id)
}

/** Nothing could be done about these rows now: sets when they are due again. A row that got another time meanwhile keeps it. */
export async function giveBack(
  db: Database,
  rows: DueRows,
  ids: readonly string[],
  { now, again }: { readonly now: Date; readonly again: Date },
): Promise<void> {
  const { table, id, due } = parts(rows)
  await sql`update ${table} set ${due} = ${again}
    where ${id} = any(${ids}::uuid[]) and ${due} <= ${takenUntil(now)}`.execute(db)
}

/** For a handler that has read its row again: whether it is still due, or got another time meanwhile. */
export const isTaken = (due: Date | null, now: Date): boolean => due !== null && due <= takenUntil(now)
