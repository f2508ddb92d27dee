import { sql } from 'kysely'
import { historySince } from '#modules/value/index.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { toRecall, type AskedBack } from './recall-store.ts'

/** Recalls of which one line changes hands. */
export const makeRecallHandsStore = (db: Database | Tx) => ({
  /** Whether the number is changing hands; prevents it from starting to until this transaction ends. */
  async isClosed(receiver: string): Promise<boolean> {
    const { rows } = await sql<{
      closed: boolean
    }>`select line_closed(null, ${receiver}) is not null as closed`.execute(db)
    return rows[0]?.closed ?? false
  },

  /**
   * Whether what was sent then went to an earlier holder of the number; the present one has nothing of it. Asked after `isClosed`: a
   * statement that waits for a hand-over does not see what it wrote.
   */
  async wasToAnother(receiver: string, sentAt: Date): Promise<boolean> {
    const { rows } = await sql<{
      another: boolean
    }>`select ${sentAt}::timestamptz < ${historySince(receiver)} as another`.execute(db)
    return rows[0]?.another ?? false
  },

  /** Open recalls from or to the line. */
  async openOf(line: string): Promise<AskedBack[]> {
    const open = (side: 'line' | 'receiver') =>
      db.selectFrom('share_recall').selectAll().where(side, '=', line).where('state', '=', 'ASKED')
    return (await open('line').unionAll(open('receiver')).execute()).map(toRecall)
  },
})
