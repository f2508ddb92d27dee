import { sql } from 'kysely'
import { makeTriageContact, triageContactJob } from '#modules/support/index.ts'
import { makeCache } from '#platform/cache/cache.ts'
import { systemClock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import { makeDatabase } from '#platform/db/database.ts'
import { serveHealth } from '#platform/http/health.ts'
import { makeServer } from '#platform/http/make-server.ts'
import { handleJob } from '#platform/jobs/job.ts'
import { startWorker } from '#platform/jobs/worker.ts'
import type { Logger } from '#platform/log/logger.ts'
import { makeRegistry, serveMetrics } from '#platform/metrics/request-metrics.ts'

/** Wires the modules' jobs into one worker, with a small door for health and metrics. */
export async function buildWorker({ config, log }: { config: Config; log: Logger }) {
  const onError = (err: Error) => log.warn({ err }, 'connection lost, will retry')
  const db = makeDatabase(config.DATABASE_URL, { onError })
  const cache = makeCache(config.REDIS_URL, { onError })

  const worker = await startWorker({
    url: config.DATABASE_URL,
    cache,
    log,
    jobs: [handleJob(triageContactJob, makeTriageContact({ db, clock: systemClock }))],
  })

  const door = makeServer({ log })
  serveHealth(door, [
    { name: 'postgres', vital: true, check: () => sql`select 1`.execute(db).then(() => true) },
    { name: 'redis', vital: false, check: () => cache.ping() },
  ])
  serveMetrics(door, makeRegistry('worker'))
  await door.ready()

  return {
    door,
    close: async () => {
      await worker.stop()
      await door.close()
      await Promise.all([cache.close(), db.destroy()])
    },
  }
}
