import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'

/** What a proposal that runs changes: functions that look at the proposal themselves. False when it is not what was agreed on. */
export const makeRunStore = (db: Database | Tx) => ({
  async grantRole(proposalId: string, now: Date): Promise<boolean> {
    const { rows } = await sql<{ done: boolean }>`select grant_role(${proposalId}, ${now}) as done`.execute(
      db,
    )
    return rows[0]?.done ?? false
  },

  async setPrice(proposalId: string, who: string, now: Date): Promise<boolean> {
    const { rows } = await sql<{
      done: boolean
    }>`select set_price(${proposalId}, ${who}, ${now}) as done`.execute(db)
    return rows[0]?.done ?? false
  },

  async setOffer(proposalId: string, now: Date): Promise<boolean> {
    const { rows } = await sql<{ done: boolean }>`select set_offer(${proposalId}, ${now}) as done`.execute(db)
    return rows[0]?.done ?? false
  },

  async setRule(proposalId: string, who: string, now: Date): Promise<boolean> {
    const { rows } = await sql<{
      done: boolean
    }>`select set_rule_proposed(${proposalId}, ${who}, ${now}) as done`.execute(db)
    return rows[0]?.done ?? false
  },
})
