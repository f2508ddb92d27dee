import { sql, type RawBuilder } from 'kysely'
import type { Database, Tx } from '../db/database.ts'

/** Rows that ask for work by a column of their own: the row is the timer, and nothing else remembers the time. */
export type DueRows = {
  readonly table: string
  readonly id: string
  readonly due: string
  /** What is written together with the taking, so that whoever works on the row need not write it first. */
  readonly begun?: (now: Date) => RawBuilder<unknown>
}

/** Whoever took a row and died is followed by another after so long. */
export const TAKEN_FOR_MS = 5 * 60_000

const parts = ({ table, id, due }: DueRows) => ({
  table: sql.table(table),
  id: sql.ref(id),
  due: sql.ref(due),
})

/** A row whose time is not after this may have been taken; one with a later time has been given it since. */
export const takenUntil = (now: Date): Date => new Date(now.getTime() + TAKEN_FOR_MS)

/** Takes rows whose time has come, the longest waiting first, and moves their time on: for so long nobody else does. */
export async function takeDue(tx: Database | Tx, rows: DueRows, now: Date, most: number): Promise<string[]> {
  const { table, id, due } = parts(rows)
  const begun = rows.begun ? sql`, ${rows.begun(now)}` : sql``
  const { rows: taken } = await sql<{ id: string }>`
    update ${table} set ${due} = ${takenUntil(now)}${begun} where ${id} in
      (select ${id} from ${table} where ${due} <= ${now} order by ${due} limit ${most} for update skip locked)
    returning ${id}::text as id`.execute(tx)
  return taken.map((row) => row.id)
}

/** Nothing could be done about these now; what has been given another time meanwhile keeps it. */
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

/** For a handler that has read its row again: is this still what it was taken for, or has it another time by now? */
export const isTaken = (due: Date | null, now: Date): boolean => due !== null && due <= takenUntil(now)
