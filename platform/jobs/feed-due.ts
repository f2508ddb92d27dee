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
  /** What the jobs do in a second: more than since the last look would wait in the queue, and be fed once more before it was done. */
  readonly perSecond?: number | undefined
  /** So many came. */
  readonly onFed: (count: number) => void
}

const AT_ONCE = 1_000
const LOOK_EVERY_MS = 1_000
/** What stood still for longer does not make up for it. */
const MADE_UP_MS = 2_000

/** Each second until none is left: takes rows whose time has come and makes a job of each, both or neither. */
export function feedDue(
  { boss, db, clock, onError }: Deps,
  { rows, job, outside, perSecond, onFed }: Feed,
): Loop {
  let lookedAt = performance.now() - LOOK_EVERY_MS

  /** A look takes time itself, and the jobs go on meanwhile. */
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
