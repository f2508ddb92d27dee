import { PgBoss, type Job as BossJob, type JobResult } from 'pg-boss'
import type { Cache } from '../cache/cache.ts'
import { safeError } from '../log/log-guard.ts'
import type { Logger } from '../log/logger.ts'
import { ensureQueue, POKE_CHANNEL } from './boss.ts'
import type { HandledJob } from './job.ts'

type Deps = {
  readonly url: string
  readonly cache: Cache
  readonly log: Logger
  readonly jobs: readonly HandledJob[]
}

/** Measured side by side; with one job per poll a queue of 5,000 stands still. */
const WORK = {
  batchSize: 8,
  burstWhenBatchFull: true,
  perJobResults: true,
  pollingIntervalSeconds: 0.5,
} as const
const STOP_WITHIN_MS = 10_000

export type Worker = { stop(): Promise<void> }

/** The running side. Woken by a poke, and by its own look every half second when no poke came. */
export async function startWorker({ url, cache, log, jobs }: Deps): Promise<Worker> {
  const boss = new PgBoss({
    connectionString: url,
    max: 6,
    migrate: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    useListenNotify: false,
  })
  boss.on('error', (err) => log.warn({ err }, 'job engine, will retry'))
  await boss.start()
  const workerIds = new Map<string, string>()
  for (const handled of jobs) {
    await ensureQueue(boss, handled.job)
    workerIds.set(
      handled.job.name,
      await boss.work(handled.job.name, WORK, (batch) => runBatch(handled, batch, log)),
    )
  }
  const listening = cache.onPoke(POKE_CHANNEL, (name) => {
    const id = workerIds.get(name)
    if (id) boss.notifyWorker(id)
  })
  await listening.catch((err: unknown) => log.warn({ err }, 'no pokes, polling only'))
  return { stop: () => boss.stop({ graceful: true, timeout: STOP_WITHIN_MS }) }
}

const runBatch = (handled: HandledJob, batch: BossJob<unknown>[], log: Logger): Promise<JobResult[]> =>
  Promise.all(batch.map((job) => runOne(handled, job, log)))

async function runOne(
  { job, handler }: HandledJob,
  { id, data, signal, retryCount }: BossJob<unknown>,
  log: Logger,
): Promise<JobResult> {
  try {
    await handler(job.schema.parse(data), { jobId: id, signal })
    return { id, status: 'completed' }
  } catch (err) {
    const last = retryCount >= job.retryLimit
    log[last ? 'error' : 'warn'](
      { err, job: job.name, jobId: id, retryCount },
      last ? 'job given up' : 'job failed, will run again',
    )
    return { id, status: 'failed', output: safeError(err) }
  }
}
