import { sql } from 'kysely'
import type { Visit } from '#contracts/fibre-orders.ts'
import type { Database, Tx } from '#platform/db/database.ts'

/** Changes to an order in progress: visit, engineer, contract. */
export const makeLineVisitStore = (db: Database | Tx) => ({
  async setVisit(orderId: string, visit: Visit | null, moves: number): Promise<void> {
    await sql`update line_order set day = ${visit?.day ?? null}, slot = ${visit?.slot ?? null}, moves = ${moves}
      where order_id = ${orderId}`.execute(db)
  },

  async setEngineer(orderId: string, engineer: { name: string; line: string }): Promise<void> {
    await db
      .updateTable('line_order')
      .set({ engineer_name: engineer.name, engineer_line: engineer.line })
      .where('order_id', '=', orderId)
      .execute()
  },

  async setOpening(orderId: string, at: Date | null): Promise<void> {
    await db.updateTable('line_order').set({ opening_at: at }).where('order_id', '=', orderId).execute()
  },

  async setContract(orderId: string, contractNo: string): Promise<void> {
    await db
      .updateTable('line_order')
      .set({ contract_no: contractNo, opening_at: null })
      .where('order_id', '=', orderId)
      .execute()
  },

  async forgetLater(orderId: string, at: Date | null): Promise<void> {
    await db.updateTable('line_order').set({ forget_at: at }).where('order_id', '=', orderId).execute()
  },
})
