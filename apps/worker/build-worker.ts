import { sql } from 'kysely'
import { startSweeping } from '#modules/identity/index.ts'
import { makeTriageContact, triageContactJob } from '#modules/contact/index.ts'
import { makeCache } from '#platform/cache/cache.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { followTestClock } from '#platform/clock/follow-test-clock.ts'
import type { Config } from '#platform/config/config.ts'
import { makeDatabase } from '#platform/db/database.ts'
import { serveHealth } from '#platform/http/health.ts'
import { makeServer } from '#platform/http/make-server.ts'
import { handleJob } from '#platform/jobs/job.ts'
import { startWorker } from '#platform/jobs/worker.ts'
import type { Logger } from '#platform/log/logger.ts'
import { makeMetrics, serveMetrics } from '#platform/metrics/request-metrics.ts'
import { startProjecting } from './start-projecting.ts'
import { startSending } from './start-sending.ts'
import { startValue } from './start-value.ts'

/** Wires the modules' jobs into one worker, with a small HTTP server for health and metrics. */
export async function buildWorker({ config, log }: { config: Config; log: Logger }) {
  const onError = (err: Error) => log.warn({ err }, 'connection lost, will retry')
  const db = makeDatabase(config.DATABASE_URL, { onError })
  const cache = makeCache(config.REDIS_URL, { onError })

  const testClock = await followTestClock({ config, db, onError })
  const worker = await startWorker({
    url: config.DATABASE_URL,
    cache,
    log,
    jobs: [handleJob(triageContactJob, makeTriageContact({ db, clock: systemClock }))],
  })

  const projector = startProjecting({ config, db, log })
  const metrics = makeMetrics('worker')
  const sending = startSending({ config, db, cache, log, metrics })
  const value = await startValue({ config, db, cache, log, metrics, clock: systemClock })

  const sweeping = startSweeping(db, onError)

  const door = makeServer({ log })
  serveHealth(door, [
    { name: 'postgres', vital: true, check: () => sql`select 1`.execute(db).then(() => true) },
    { name: 'redis', vital: false, check: () => cache.ping() },
  ])
  serveMetrics(door, metrics)
  await door.ready()

  return {
    door,
    close: async () => {
      sweeping.close()
      await projector?.close()
      await value.close()
      await sending?.close()
      await worker.stop()
      await testClock.close()
      await door.close()
      await Promise.all([cache.close(), db.destroy()])
    },
  }
}
