import { sql } from 'kysely'
import type { Database } from '#platform/db/database.ts'
import type { NetworkCount } from './network-alarm.ts'

export const makeNetworkStore = (db: Database) => ({
  /** Codes to other networks that anybody may request: today's count and limit. */
  async today(): Promise<NetworkCount> {
    const { rows } =
      await sql<NetworkCount>`select sent, in_all as most from otp_network_left(platform.now())`.execute(db)
    const [row] = rows
    if (!row) throw new Error('no rule says how many codes may go to other networks')
    return row
  },
})
