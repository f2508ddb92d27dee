import type { Database, Tx } from '#platform/db/database.ts'

/** Which move gives seats back. */
export const makeVoucherBackStore = (db: Database | Tx) => ({
  /** One id for all who ask for the same seats back; a new one where the last asked in vain. */
  async begin(id: string, backId: string): Promise<void> {
    await db.updateTable('member_voucher').set({ back_id: backId }).where('id', '=', id).execute()
  },

  /** That move gave nothing back: the voucher is as it was before it was asked for. */
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
