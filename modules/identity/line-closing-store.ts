import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'
import type { LineEvent } from './line-directory.ts'

/** A line that changes hands is closed by one event and opened again by the same one. */
export const makeLineClosingStore = (tx: Database | Tx) => ({
  /** From now on nothing new starts from this line or to it; false when it changed hands since the event. */
  async close({ number, eventId, at }: LineEvent): Promise<boolean> {
    const { rows } = await sql<{
      closed: boolean
    }>`select line_close(${number}, ${eventId}, ${at}) as closed`.execute(tx)
    return rows[0]?.closed ?? false
  },

  /** Whether this event still is the one that closed the line. Takes the line's locks. */
  async isClosing({ number, eventId }: LineEvent): Promise<boolean> {
    await sql`select line_lock(${number})`.execute(tx)
    const row = await tx
      .selectFrom('line')
      .select('closed_by')
      .where('number', '=', number)
      .executeTakeFirst()
    return row?.closed_by === eventId
  },

  async open(number: string): Promise<void> {
    await sql`select line_open(${number})`.execute(tx)
  },
})
