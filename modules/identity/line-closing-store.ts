import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'
import type { LineEvent } from './line-directory.ts'

/** A line that changes hands: closed by one event, and opened by it for whoever has it next. */
export const makeLineClosingStore = (tx: Database | Tx) => ({
  /** Nothing begins on it or to it from now on; false when it has changed hands since. */
  async close({ number, eventId, at }: LineEvent): Promise<boolean> {
    const { rows } = await sql<{
      closed: boolean
    }>`select line_close(${number}, ${eventId}, ${at}) as closed`.execute(tx)
    return rows[0]?.closed ?? false
  },

  /** Under the line's locks: whether it is still this event that closes it. */
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
