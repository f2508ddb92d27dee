import type { Database, Tx } from '#platform/db/database.ts'
import { toAsk, type Ask } from './ask-store.ts'

/** The asks of one line: for its owner's export, and for the end of the account. */
export const makeOwnAsksStore = (db: Database | Tx) => ({
  async ofLine(line: string): Promise<Ask[]> {
    const rows = await db
      .selectFrom('share_ask')
      .selectAll()
      .where('asker', '=', line)
      .orderBy('asked_at')
      .execute()
    return rows.map(toAsk)
  },

  /** Deletes asks from and to the line, with their messages. */
  async forgetLine(line: string): Promise<void> {
    await db
      .deleteFrom('share_ask')
      .where((eb) => eb.or([eb('asker', '=', line), eb('giver', '=', line)]))
      .execute()
  },
})
