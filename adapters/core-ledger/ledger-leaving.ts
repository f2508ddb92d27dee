import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** Books out everything the line's holder had, and forgets how much they spent and for how long. */
export async function leaveLine(tx: Tx, line: string, now: Date): Promise<void> {
  await sql`select ledger.leave(${line}, ${now})`.execute(tx)
}

/** The line's next holder starts with nothing. */
export async function openLine(tx: Tx, line: string, now: Date): Promise<void> {
  await sql`select ledger.begin_line(${line}, ${now})`.execute(tx)
}
