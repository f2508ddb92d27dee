import { fromKysely, type PgBoss } from 'pg-boss'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { startLoop, type Loop } from '../loop/loop.ts'
import type { Breaker } from './breaker.ts'
import { takeDue, type DueRows } from './due-rows.ts'
import type { RowJob } from './job.ts'

type Deps = {
  readonly boss: Pick<PgBoss, 'insert'>
  readonly db: Database
  readonly clock: Clock
  readonly onError: (error: unknown) => void
}

type Feed = {
  readonly rows: DueRows
  readonly job: RowJob
  /** The system the job asks; while that is silent one row is fed at a time. */
  readonly outside?: Breaker | undefined
  /** How many jobs run in a second. Feeding faster would only fill the queue, and rows would be fed again before their job ran. */
  readonly perSecond?: number | undefined
  /** Called with the number of rows that were fed. */
  readonly onFed: (count: number) => void
}

const AT_ONCE = 1_000
const LOOK_EVERY_MS = 1_000
/** The longest time since the last look that counts: a process that stood still makes no burst. */
const MADE_UP_MS = 2_000

/**
 * One look a second: takes up to 1,000 rows whose time has come (of paced jobs as many as were done since the last look) and makes a job
 * of each, both or neither.
 */
export function feedDue(
  { boss, db, clock, onError }: Deps,
  { rows, job, outside, perSecond, onFed }: Feed,
): Loop {
  let lookedAt = performance.now() - LOOK_EVERY_MS

  /** By the time that has passed, because a look takes time itself and jobs run meanwhile. */
  function doneSince(): number {
    if (perSecond === undefined) return AT_ONCE
    const now = performance.now()
    const seconds = Math.min(MADE_UP_MS, now - lookedAt) / 1_000
    lookedAt = now
    return Math.max(1, Math.round(perSecond * seconds))
  }

  async function feed(): Promise<'done'> {
    const usual = Math.min(AT_ONCE, doneSince())
    const most = outside?.isSilent() ? 1 : usual
    const ids = await inTransaction(db, async (tx) => {
      const taken = await takeDue(tx, rows, clock.now(), most)
      const jobs = taken.map((id) => ({ data: { id }, singletonKey: id }))
      if (jobs.length > 0) await boss.insert(job.name, jobs, { db: fromKysely(tx) })
      return taken
    })
    if (ids.length > 0) onFed(ids.length)
    return 'done'
  }
  return startLoop({ work: feed, everyMs: LOOK_EVERY_MS, onError })
}
