import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'

/** Changes made by approved proposals: SQL functions that check the proposal themselves. False when it is not what was approved. */
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
