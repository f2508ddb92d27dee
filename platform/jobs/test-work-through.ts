import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import { takeDue } from './due-rows.ts'
import type { DueWork } from './worker.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly onError?: (error: unknown) => void
}

/** As a worker would, for a test that is the worker: takes what is due once, and answers how many there were. */
export const workThrough =
  (
    { db, clock, onError = () => {} }: Deps,
    { rows, handler }: Pick<DueWork, 'rows' | 'handler'>,
    most = 50,
  ) =>
  async (): Promise<number> => {
    const ids = await takeDue(db, rows, clock.now(), most)
    await Promise.all(ids.map((id) => handler(id).catch(onError)))
    return ids.length
  }
