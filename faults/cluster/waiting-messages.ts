import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import en from '#i18n/en/sms.json' with { type: 'json' }
import my from '#i18n/my/sms.json' with { type: 'json' }
import { makeQueueSms } from '#modules/notify/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { makeDatabase } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ownerUrl } from '../../scripts/cluster/database-addresses.ts'
import { clusterSecrets } from '../../scripts/cluster/values.ts'
import { openClusterCache } from './cluster-cache.ts'

const EVERY_MS = 250
const LIVES_MS = 180_000

/** A code four times a second for the workers to send; answers the longest that the oldest of them waited to be taken by one. */
export function watchMessages() {
  const db = makeDatabase(ownerUrl(), { maxConnections: 1 })
  const cache = openClusterCache()
  const queueSms = makeQueueSms({
    words: { en, my },
    bodyKey: clusterSecrets().SMS_BODY_KEY,
    host: 'localhost',
    cache,
    clock: systemClock,
    onError: () => {},
  })
  const queueOne = (at: number): Promise<void> =>
    inTransaction(db, (tx) =>
      queueSms(tx, {
        id: randomUUID(),
        to: `9596913${String(at % 100_000).padStart(5, '0')}`,
        lang: at % 2 ? 'en' : 'my',
        template: 'login',
        slots: { code: String(100_000 + at) },
        priority: 'code',
        validUntil: new Date(Date.now() + LIVES_MS),
      }),
    )
  let over = false
  let longest = 0
  const watching = (async () => {
    for (let at = 0; !over; at += 1) {
      await queueOne(at).catch(() => {})
      const { rows } = await sql<{ age: number | null }>`
        select extract(epoch from now() - min(created_at))::float8 as age from sms_message where state = 'QUEUED'`
        .execute(db)
        .catch(() => ({ rows: [] }))
      longest = Math.max(longest, (rows[0]?.age ?? 0) * 1_000)
      await sleep(EVERY_MS)
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
      await cache.close()
      await db.destroy()
    },
  }
}
