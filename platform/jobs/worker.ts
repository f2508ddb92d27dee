import { PgBoss, type JobWithMetadata } from 'pg-boss'
import type { Cache } from '../cache/cache.ts'
import { systemClock, type Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import type { Logger } from '../log/logger.ts'
import type { Loop } from '../loop/loop.ts'
import { DEAD_LETTERS, ensureQueue, POKE_CHANNEL } from './boss.ts'
import type { Breaker } from './breaker.ts'
import { giveBack, type DueRows } from './due-rows.ts'
import { feedDue } from './feed-due.ts'
import type { JobFigures } from './job-figures.ts'
import { handleJob, runsTogether, type HandledJob, type Outcome, type RowJob } from './job.ts'
import { openLanes, type Lanes } from './lanes.ts'
import { openSchedules } from './open-schedules.ts'
import { makeJobRate } from './job-rate.ts'
import { makeRunBatch } from './run-batch.ts'
import type { Schedule } from './schedule.ts'
import { spread } from './spread.ts'

/** Rows that are worked on when their time has come. */
export type DueWork = {
  readonly rows: DueRows
  readonly job: RowJob
  readonly outside?: Breaker | undefined
  /** Has to read its row again: the reason it was taken for may be gone. */
  readonly handler: RowHandler
  /** The same for a batch, where one statement can read all its rows. */
  readonly together?: (ids: readonly string[]) => Promise<RowHandler>
}

export type RowHandler = (id: string) => Promise<Outcome>

type Deps = {
  readonly url: string
  readonly cache: Cache
  readonly log: Logger
  readonly jobs: readonly HandledJob[]
  /** For what feeds and gives back; needed where there are due rows. */
  readonly db?: Database
  readonly clock?: Clock
  readonly due?: readonly DueWork[]
  readonly schedules?: readonly Schedule[]
  /** Jobs a second that ask a system outside. */
  readonly perSecond?: number
  readonly figures?: JobFigures
  /** What was given up is kept for staff; without it there is only a line in the log. */
  readonly keepDead?: (letter: DeadLetter) => Promise<void>
}

/** A job that was tried as often as it may be. */
export type DeadLetter = {
  readonly id: string
  readonly job: string
  readonly payload: object
  readonly error: string
}

const STOP_WITHIN_MS = 10_000
/**
 * When a row comes again whose system was silent; while that stays silent, rows are fed one by one. It is longer than the slowest job of
 * a batch takes: until the batch has ended, the row's job still exists and would block the next.
 */
const GIVEN_BACK_MS = 30_000
const MANY = 1_000_000

export type Worker = { stop(): Promise<void> }

/** Runs jobs. Lanes are woken by pokes and by what this process feeds, and look by themselves in case a poke was lost. */
export async function startWorker(deps: Deps): Promise<Worker> {
  const { url, cache, log, jobs, due = [], schedules = [], perSecond = MANY } = deps
  const boss = new PgBoss({
    connectionString: url,
    max: 6,
    migrate: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    maintenanceIntervalSeconds: 300,
    useListenNotify: false,
    // Only the owner of the tables may.
    reindex: false,
    schedule: schedules.length > 0,
  })
  boss.on('error', (err) => log.warn({ err }, 'job engine, will retry'))
  await boss.start()
  const lanes = new Map<string, Lanes>()
  const turn = makeJobRate(perSecond)
  const open = async (handled: HandledJob, more: Partial<Parameters<typeof makeRunBatch>[0]> = {}) => {
    const { job } = handled
    await ensureQueue(boss, job)
    const run = makeRunBatch({ handled, log, figures: deps.figures, ...more })
    lanes.set(job.name, await openLanes(boss, job.name, job.manner, run))
  }
  for (const handled of jobs) await open(handled)
  const byTheClock = await openSchedules(boss, schedules, open)
  const feeds = deps.db
    ? await openFeeds(boss, { ...deps, db: deps.db }, due, { lanes, open, turn, perSecond })
    : []
  await tellDead(boss, deps)
  const listening = cache.onPoke(POKE_CHANNEL, (name) => lanes.get(name)?.wake(1))
  await listening.catch((err: unknown) => log.warn({ err }, 'no pokes, polling only'))
  return {
    async stop() {
      await Promise.all([byTheClock.handBack(), ...feeds.map((feed) => feed.close())])
      await boss.stop({ graceful: true, timeout: STOP_WITHIN_MS })
    },
  }
}

type Open = (handled: HandledJob, more?: Partial<Parameters<typeof makeRunBatch>[0]>) => Promise<void>

type Opened = {
  readonly lanes: ReadonlyMap<string, Lanes>
  readonly open: Open
  readonly turn: () => Promise<void>
  readonly perSecond: number
}

/** Opens the lanes first, then the feeds. */
async function openFeeds(
  boss: PgBoss,
  { db, clock = systemClock, log }: Deps & { readonly db: Database },
  due: readonly DueWork[],
  { lanes, open, turn, perSecond }: Opened,
): Promise<Loop[]> {
  const onError = (err: unknown) => log.warn({ err }, 'due rows could not be fed, will retry')
  const feeds: Loop[] = []
  for (const { rows, job, outside, handler, together } of due) {
    const later = async (ids: readonly string[]) => {
      const now = clock.now()
      const again = new Date(now.getTime() + spread(GIVEN_BACK_MS))
      await giveBack(db, rows, ids, { now, again })
    }
    await open(
      handleJob(job, ({ id }) => handler(id)),
      { outside, later, together, ...(runsTogether(job) && { turn }) },
    )
    const onFed = (count: number) => lanes.get(job.name)?.wake(count)
    const paced = runsTogether(job) ? { perSecond } : {}
    feeds.push(feedDue({ boss, db, clock, onError }, { rows, job, outside, onFed, ...paced }))
  }
  return feeds
}

/** Reports jobs that were given up. Nothing is lost: a row is fed again when its time comes, and a job that was sent is kept for staff. */
async function tellDead(
  boss: PgBoss,
  { log, figures, keepDead }: Pick<Deps, 'log' | 'figures' | 'keepDead'>,
): Promise<void> {
  await boss.createQueue(DEAD_LETTERS)
  const options = { batchSize: 50, includeMetadata: true, pollingIntervalSeconds: 2 } as const
  await boss.work(DEAD_LETTERS, options, async (batch: JobWithMetadata[]) => {
    for (const { id, data, sourceName, sourceId, sourceRetryCount, sourceOutput } of batch) {
      const job = sourceName ?? 'unknown'
      figures?.ended(job, 'dead')
      log.error({ job, jobId: sourceId, retryCount: sourceRetryCount, err: sourceOutput }, 'job given up')
      await keepDead?.({ id, job, payload: Object(data ?? {}), error: errorOf(sourceOutput) })
    }
  })
}

/** The first line of the error; the rest is in the log. */
const errorOf = (output: unknown): string => {
  const { message } = Object(output) as { message?: unknown }
  return (typeof message === 'string' ? message : 'unknown').split('\n', 1)[0]?.slice(0, 300) ?? 'unknown'
}
