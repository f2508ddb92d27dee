import type { Database, Tx } from '#platform/db/database.ts'

export type LinkedBy = 'CODE' | 'ORDER' | 'STAFF'

/** Which contracts an account manages. */
export const makeLinkStore = (db: Database | Tx) => ({
  async add(accountId: string, contractNo: string, by: LinkedBy, at: Date): Promise<void> {
    await db
      .insertInto('fibre_link')
      .values({ account_id: accountId, contract_no: contractNo, linked_at: at, linked_by: by })
      .onConflict((conflict) => conflict.columns(['account_id', 'contract_no']).doNothing())
      .execute()
  },

  async remove(accountId: string, contractNo: string): Promise<void> {
    await db
      .deleteFrom('fibre_link')
      .where('account_id', '=', accountId)
      .where('contract_no', '=', contractNo)
      .execute()
  },

  /** After a change of owner nobody manages it until the new phone is proven. */
  async removeAll(contractNo: string): Promise<void> {
    await db.deleteFrom('fibre_link').where('contract_no', '=', contractNo).execute()
  },

  async of(accountId: string): Promise<string[]> {
    const rows = await db
      .selectFrom('fibre_link')
      .select('contract_no')
      .where('account_id', '=', accountId)
      .orderBy('linked_at')
      .execute()
    return rows.map((row) => row.contract_no)
  },

  async has(accountId: string, contractNo: string): Promise<boolean> {
    const row = await db
      .selectFrom('fibre_link')
      .select('contract_no')
      .where('account_id', '=', accountId)
      .where('contract_no', '=', contractNo)
      .executeTakeFirst()
    return row !== undefined
  },
})
