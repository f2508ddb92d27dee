import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'

/** Deletes the personal data of applicants, their identity number included. */
export const makeFibreForgetStore = (db: Database | Tx) => ({
  /** Orders that ended without a line long enough ago: price and steps stay, names and addresses go. */
  async applicants(now: Date): Promise<number> {
    const { numAffectedRows = 0n } = await sql`
      update line_order set full_name = '', line = '', second_line = null, email = null, address = '', address_key = '',
             lat = null, lng = null, floor = null, note = null, id_kind = null, id_sealed = null, id_tag = null, id_shown = null,
             engineer_name = null, engineer_line = null, forget_at = null
       where forget_at <= ${now}`.execute(db)
    return Number(numAffectedRows)
  },

  /**
   * When the account of a number ends, its failed orders are cleared at once. The orders are locked first, as for every step of a line, and
   * judged by the next statement: late money may take one of them up again, and who applied for a paid line must stay known.
   */
  async forgetLine(line: string, now: Date): Promise<void> {
    await sql`select from payment_order o where o.id in (select order_id from line_order where line = ${line})
      order by o.id for update`.execute(db)
    await sql`update line_order l set forget_at = ${now} from payment_order o
      where o.id = l.order_id and l.line = ${line} and o.state in ('EXPIRED', 'CANCELLED', 'REJECTED')`.execute(
      db,
    )
  },
})
