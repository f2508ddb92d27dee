import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'

/** What ends: who applied and their identity number. */
export const makeFibreForgetStore = (db: Database | Tx) => ({
  /** Orders that came to nothing, so long ago: their price and steps stay, nobody is in them any more. */
  async applicants(now: Date): Promise<number> {
    const { numAffectedRows = 0n } = await sql`
      update line_order set full_name = '', line = '', second_line = null, email = null, address = '', address_key = '',
             lat = null, lng = null, floor = null, note = null, id_kind = null, id_sealed = null, id_tag = null, id_shown = null,
             engineer_name = null, engineer_line = null, forget_at = null
       where forget_at <= ${now}`.execute(db)
    return Number(numAffectedRows)
  },

  /** With the account of a number: applications that came to nothing. */
  async forgetLine(line: string, now: Date): Promise<void> {
    await sql`update line_order l set forget_at = ${now} from payment_order o
      where o.id = l.order_id and l.line = ${line} and o.state in ('EXPIRED', 'CANCELLED', 'REJECTED')`.execute(
      db,
    )
  },
})
