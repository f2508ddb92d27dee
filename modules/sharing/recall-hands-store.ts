import { sql } from 'kysely'
import { historySince } from '#modules/value/index.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { toRecall, type AskedBack } from './recall-store.ts'

/** What is asked back when one of the two numbers changes hands. */
export const makeRecallHandsStore = (db: Database | Tx) => ({
  /** Whether the share was to somebody who had the receiver's number before; whoever has it now has nothing of it. */
  async wasToAnother(receiver: string, settledAt: Date): Promise<boolean> {
    const { rows } = await sql<{
      gone: boolean
    }>`select line_closed(null, ${receiver}) is not null or ${settledAt}::timestamptz < ${historySince(receiver)} as gone`.execute(
      db,
    )
    return rows[0]?.gone ?? false
  },

  /** It changes hands; not before this transaction ends, where it does not yet. */
  async isClosed(receiver: string): Promise<boolean> {
    const { rows } = await sql<{
      closed: boolean
    }>`select line_closed(null, ${receiver}) is not null as closed`.execute(db)
    return rows[0]?.closed ?? false
  },

  /** Those without an answer that the line asked for, or was asked for. */
  async openOf(line: string): Promise<AskedBack[]> {
    const open = (side: 'line' | 'receiver') =>
      db.selectFrom('share_recall').selectAll().where(side, '=', line).where('state', '=', 'ASKED')
    return (await open('line').unionAll(open('receiver')).execute()).map(toRecall)
  },
})
