import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'

export const makeVoucherEndStore = (db: Database | Tx) => ({
  /** Called until no expired vouchers are left. One that somebody is using at this moment is waited for, and judged again. */
  async expire(now: Date, most: number): Promise<number> {
    const { numAffectedRows = 0n } =
      await sql`update member_voucher set state = 'EXPIRED' where id in (select id from member_voucher
        where state in ('ISSUED', 'REVEALED') and ends_at <= ${now} order by ends_at limit ${most}
        for update)`.execute(db)
    return Number(numAffectedRows)
  },

  /** The line gets a new holder. Codes stay issued, so that nobody gets them a second time. */
  async forgetLine(line: string): Promise<void> {
    await db.deleteFrom('member_voucher').where('line', '=', line).execute()
  },

  async forgetBefore(moment: Date): Promise<void> {
    await db
      .deleteFrom('member_voucher')
      .where('ends_at', '<', moment)
      .where('state', 'not in', ['RESERVED'])
      .execute()
  },
})
