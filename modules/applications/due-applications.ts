import type { FibreBook, Plans } from '#modules/fibre/index.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { isTaken } from '#platform/jobs/due-rows.ts'
import { defineRowJob, type Outcome } from '#platform/jobs/job.ts'
import { makeApplicationStore } from './application-store.ts'
import type { StoredApplication } from './application.ts'
import { makeDoInBook } from './do-in-book.ts'
import { makeFeeStore } from './fee-store.ts'
import { makeApplicationForgetStore } from './forget-store.ts'
import { isOver } from './states.ts'
import { keptUntil } from './times.ts'
import { walk } from './walk-application.ts'

export const DUE_APPLICATIONS = {
  rows: { table: 'application', id: 'id', due: 'due_at' },
  job: defineRowJob('applications.time', 'outside'),
} as const

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly queueSms: QueueSms
  readonly book: Pick<FibreBook, 'change' | 'contract'>
  readonly plans: Plans
  readonly log: { error(facts: object, text: string): void }
}

/** Everything that is due by time: the request to the book, an unpaid fee, an unanswered question, a refund, and the end of the row. */
export const makeTimeApplication = (deps: Deps) => {
  const { db, clock, queueSms } = deps
  const doInBook = makeDoInBook(deps)

  /** After the end: first the refund, and years later the row itself. */
  async function afterEnd(id: string): Promise<void> {
    await inTransaction(db, async (tx) => {
      const now = clock.now()
      const store = makeApplicationStore(tx)
      const one = await store.lock(id)
      if (!one || !isTaken(one.dueAt, now)) return
      if (one.state === 'REFUSED' && one.feeState === 'PAID' && one.orderId) {
        await makeFeeStore(tx).giveBack(one.orderId, now)
        await store.update(id, { fee_state: 'BACK', due_at: keptUntil(now) }, now)
      } else await makeApplicationForgetStore(tx).forget([one], now)
    })
  }

  async function giveUp(id: string, seen: StoredApplication): Promise<void> {
    await inTransaction(db, async (tx) => {
      const now = clock.now()
      const one = await makeApplicationStore(tx).lock(id)
      if (!one || one.state !== seen.state || !isTaken(one.dueAt, now)) return
      const words = one.state === 'RECEIVED' ? 'FEE_NOT_PAID' : 'NO_ANSWER'
      await walk(tx, queueSms, one, { to: 'REFUSED', by: 'SYSTEM', words, now })
    })
  }

  return async function timeApplication(id: string): Promise<Outcome> {
    const one = await makeApplicationStore(db).find(id)
    if (!one || !isTaken(one.dueAt, clock.now())) return 'NOT_ASKED'
    if (one.state === 'CHECKING') return doInBook(one)
    await (isOver(one.state) ? afterEnd(id) : giveUp(id, one))
    return 'NOT_ASKED'
  }
}
