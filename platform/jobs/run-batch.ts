import type { Job as BossJob, JobResult } from 'pg-boss'
import { safeError } from '../log/log-guard.ts'
import type { Logger } from '../log/logger.ts'
import { traced } from '../traces/traced.ts'
import type { Breaker } from './breaker.ts'
import type { JobFigures } from './job-figures.ts'
import { runsTogether, type HandledJob, type JobHandler, type Outcome } from './job.ts'

type Deps = {
  readonly handled: HandledJob
  readonly log: Logger
  readonly figures?: JobFigures | undefined
  readonly outside?: Breaker | undefined
  /** Awaited before each one. */
  readonly turn?: () => Promise<void>
  /** Gives these rows another time, without having run their jobs. */
  readonly later?: (ids: readonly string[]) => Promise<void>
  /** Reads all rows of a batch by one statement and returns their handler. */
  readonly together?: ((ids: readonly string[]) => Promise<(id: string) => Promise<Outcome>>) | undefined
}

/** Runs a batch: all at once where jobs wait for another system, one after the other where they work in the database. */
export function makeRunBatch({ handled, log, figures, outside, turn, later, together }: Deps) {
  const { job, handler } = handled

  /** The rows are read when the first job has its turn. */
  function handlerOf(batch: BossJob<unknown>[]): JobHandler<object> {
    if (!together) return handler
    let looking: ReturnType<typeof together> | undefined
    const ids = () => batch.map(({ data }) => job.key(job.schema.parse(data)))
    return async (payload) => {
      looking ??= together(ids())
      return (await looking)(job.key(payload))
    }
  }

  async function handle(one: BossJob<unknown>, run: JobHandler<object>): Promise<void> {
    await turn?.()
    const payload = job.schema.parse(one.data)
    if (outside && !outside.mayAsk()) {
      await later?.([job.key(payload)])
      return figures?.ended(job.name, 'later')
    }
    const outcome = await traced(`job ${job.name}`, {}, async () =>
      run(payload, { jobId: one.id, signal: one.signal }),
    )
    if (outcome === 'SILENT') outside?.silent()
    else if (outcome !== 'NOT_ASKED') outside?.answered()
    figures?.ended(job.name, 'done')
  }

  async function runOne(one: BossJob<unknown>, run: JobHandler<object>): Promise<JobResult> {
    const { id, retryCount } = one
    try {
      await handle(one, run)
      return { id, status: 'completed' }
    } catch (err) {
      figures?.ended(job.name, 'failed')
      log.warn({ err, job: job.name, jobId: id, retryCount }, 'job failed')
      return { id, status: 'failed', output: safeError(err) }
    }
  }

  return async function runBatch(batch: BossJob<unknown>[]): Promise<JobResult[]> {
    const run = handlerOf(batch)
    if (runsTogether(job)) return Promise.all(batch.map((one) => runOne(one, run)))
    const results: JobResult[] = []
    for (const one of batch) results.push(await runOne(one, run))
    return results
  }
}
