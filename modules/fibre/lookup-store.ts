import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** How long a contract that was found may be paid or linked. */
const GOOD_FOR_MS = HOUR_MS / 2

type Most = { readonly perHour: number; readonly perDay: number }

/** Contract searches per account, counted in the database whatever their result. */
export const makeLookupStore = (db: Database | Tx) => ({
  /** Null when the search may go on and was counted; otherwise the seconds to wait. Concurrent searches of one account are serialised. */
  async take(tx: Tx, id: string, accountId: string, now: Date, most: Most): Promise<number | null> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`fibre lookup ${accountId}`}, 0))`.execute(tx)
    const since = new Date(now.getTime() - DAY_MS)
    const rows = await tx
      .selectFrom('fibre_lookup')
      .select('at')
      .where('account_id', '=', accountId)
      .where('at', '>', since)
      .orderBy('at', 'desc')
      .limit(most.perDay)
      .execute()
    const wait = waitOf(
      rows.map(({ at }) => at.getTime()),
      now.getTime(),
      most,
    )
    if (wait !== null) return wait
    await tx
      .insertInto('fibre_lookup')
      .values({ id, account_id: accountId, at: now, contract_nos: [] })
      .execute()
    return null
  },

  async found(id: string, contractNos: readonly string[]): Promise<void> {
    await db
      .updateTable('fibre_lookup')
      .set({ contract_nos: [...contractNos] })
      .where('id', '=', id)
      .execute()
  },

  /** Whether this search of this account found the contract, recently enough. */
  async holds(id: string, accountId: string, contractNo: string, now: Date): Promise<boolean> {
    const row = await db
      .selectFrom('fibre_lookup')
      .select('contract_nos')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('at', '>', new Date(now.getTime() - GOOD_FOR_MS))
      .executeTakeFirst()
    return row?.contract_nos.includes(contractNo) ?? false
  },

  async sweep(before: Date): Promise<void> {
    await db.deleteFrom('fibre_lookup').where('at', '<', before).execute()
  },
})

/** `times` are newest first. */
function waitOf(times: readonly number[], now: number, { perHour, perDay }: Most): number | null {
  const hourly = times[perHour - 1]
  const daily = times[perDay - 1]
  const until = Math.max(
    hourly === undefined ? 0 : hourly + HOUR_MS,
    daily === undefined ? 0 : daily + DAY_MS,
  )
  return until > now ? Math.ceil((until - now) / 1000) : null
}
