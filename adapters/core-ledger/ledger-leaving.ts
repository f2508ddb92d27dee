import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** All that a line's holder had is booked out; what they spent, and how long they had it, is nobody's any more. */
export async function leaveLine(tx: Tx, line: string, now: Date): Promise<void> {
  await sql`select ledger.leave(${line}, ${now})`.execute(tx)
}

/** Somebody has the line from now on, with nothing on it. */
export async function openLine(tx: Tx, line: string, now: Date): Promise<void> {
  await sql`select ledger.begin_line(${line}, ${now})`.execute(tx)
}
