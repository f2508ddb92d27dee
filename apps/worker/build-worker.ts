import { sql } from 'kysely'
import { makeTriageContact, triageContactJob } from '#modules/contact/index.ts'
import { checkFileJob, DUE_FILES, makeCheckFile, makeEndFile } from '#modules/files/index.ts'
import { makeCache } from '#platform/cache/cache.ts'
import { countRedisFailures } from '#platform/cache/cache-figures.ts'
import { systemClock as clock } from '#platform/clock/clock.ts'
import { followTestClock } from '#platform/clock/follow-test-clock.ts'
import type { Config } from '#platform/config/config.ts'
import { makeDatabase } from '#platform/db/database.ts'
import { serveHealth } from '#platform/http/health.ts'
import { makeServer } from '#platform/http/make-server.ts'
import { countJobs } from '#platform/jobs/job-figures.ts'
import { DUE_DEAD_LETTERS, makeDeadLetterStore } from '#platform/jobs/dead-letter-store.ts'
import { handleJob } from '#platform/jobs/job.ts'
import { makeJobs } from '#platform/jobs/jobs.ts'
import { waitingJobs } from '#platform/jobs/waiting-jobs.ts'
import { watchJobs } from '#platform/jobs/watch-jobs.ts'
import { startWorker } from '#platform/jobs/worker.ts'
import type { Logger } from '#platform/log/logger.ts'
import { watchPool } from '#platform/metrics/watch-pool.ts'
import { makeMetrics, serveMetrics } from '#platform/metrics/request-metrics.ts'
import { wireFiles } from '#apps/wiring/files.ts'
import { wireSecurity } from '#apps/wiring/security.ts'
import { makeBreakers } from './breakers.ts'
import { openValueWork } from './open-value-work.ts'
import { makeSendAgain } from './send-again.ts'
import { startProjecting } from './start-projecting.ts'
import { startSending } from './start-sending.ts'

/** Wires the modules' jobs into one worker, with a small HTTP server for health and metrics. */
export async function buildWorker({ config, log }: { config: Config; log: Logger }) {
  const onError = (err: Error) => log.warn({ err }, 'connection lost, will retry')
  // Streams have a pool of their own, so that a code on its way to a phone never waits for a renewal.
  const streams = makeDatabase(config.DATABASE_URL, { onError })
  const metrics = makeMetrics('worker')
  const db = makeDatabase(config.DATABASE_URL, {
    maxConnections: config.WORKER_CONNECTIONS,
    onError,
    watch: (pool) => watchPool(metrics, pool),
  })
  const cache = makeCache(config.REDIS_URL, { onError, onFailed: countRedisFailures(metrics) })

  const testClock = await followTestClock({ config, db, onError })

  const projector = startProjecting({ config, db: streams, log })
  const sending = startSending({ config, db: streams, cache, log, metrics })
  const breakers = makeBreakers(log)
  const security = wireSecurity({ config, process: 'worker', clock, log, metrics })
  const { note } = security
  const value = await openValueWork({ config, db, cache, log, note, metrics, clock, breakers })
  const dead = makeDeadLetterStore(db)
  const jobs = makeJobs({ url: config.DATABASE_URL, cache, onError })
  const files = wireFiles(config)
  const sent = [
    handleJob(triageContactJob, makeTriageContact({ db, clock })),
    handleJob(checkFileJob, makeCheckFile({ db, ...files })),
  ]
  const due = [
    ...value.due,
    { ...DUE_FILES, handler: makeEndFile({ db, clock, objects: files.objects }) },
    { ...DUE_DEAD_LETTERS, handler: makeSendAgain({ db, clock, jobs, sent }) },
  ]
  watchJobs(metrics, () => waitingJobs(streams, due, clock.now()))
  const worker = await startWorker({
    url: config.DATABASE_DIRECT_URL,
    db,
    clock,
    cache,
    log,
    jobs: sent,
    due,
    keepDead: (letter) => dead.keep(letter, clock.now()),
    schedules: value.schedules,
    perSecond: config.WORKER_PER_SECOND,
    figures: countJobs(metrics, Object.values(breakers)),
  })

  const door = makeServer({ log })
  serveHealth(door, [
    { name: 'postgres', vital: true, check: () => sql`select 1`.execute(streams).then(() => true) },
    { name: 'redis', vital: false, check: () => cache.ping() },
  ])
  serveMetrics(door, metrics)
  await door.ready()

  return {
    door,
    close: async () => {
      value.stop()
      await projector?.close()
      await sending?.close()
      await worker.stop()
      await jobs.close()
      await value.close()
      security.close()
      await testClock.close()
      await door.close()
      await Promise.all([cache.close(), db.destroy(), streams.destroy()])
    },
  }
}
