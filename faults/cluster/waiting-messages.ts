import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { makeDatabase } from '#platform/db/database.ts'
import { ownerUrl } from '../../scripts/cluster/database-addresses.ts'

/** Looks twice a second how long the oldest message has waited for a worker. */
export function watchMessages() {
  const db = makeDatabase(ownerUrl(), { maxConnections: 1 })
  let over = false
  let longest = 0
  const watching = (async () => {
    while (!over) {
      const { rows } = await sql<{ age: number | null }>`
        select extract(epoch from now() - min(created_at))::float8 as age from sms_message where state = 'QUEUED'`
        .execute(db)
        .catch(() => ({ rows: [] }))
      longest = Math.max(longest, (rows[0]?.age ?? 0) * 1_000)
      await sleep(500)
    }
  })()
  return {
    longestMs: () => longest,
    reset() {
      longest = 0
    },
    async end() {
      over = true
      await watching
      await db.destroy()
    },
  }
}
