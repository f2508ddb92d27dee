import type { Database, Tx } from '#platform/db/database.ts'

/** The move that returns seats. */
export const makeVoucherBackStore = (db: Database | Tx) => ({
  /** One id for all requests to return the same seats; a new one after a failed attempt. */
  async begin(id: string, backId: string): Promise<void> {
    await db.updateTable('member_voucher').set({ back_id: backId }).where('id', '=', id).execute()
  },

  /** That move returned nothing: the voucher is as before. */
  async end(id: string, backId: string): Promise<void> {
    await db
      .updateTable('member_voucher')
      .set({ back_id: null })
      .where('id', '=', id)
      .where('back_id', '=', backId)
      .where('state', '=', 'ISSUED')
      .execute()
  },
})
