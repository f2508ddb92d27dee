import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { makeDeadLetterStore } from '#platform/jobs/dead-letter-store.ts'
import type { HandledJob } from '#platform/jobs/job.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly jobs: Jobs
  readonly sent: readonly HandledJob[]
}

/** A dead letter that staff want tried once more. Rows are fed again by their own time; what was sent is sent once more. */
export function makeSendAgain({ db, clock, jobs, sent }: Deps) {
  const dead = makeDeadLetterStore(db)
  return async function sendAgain(id: string): Promise<void> {
    const letter = await dead.find(id)
    const job = sent.find((one) => one.job.name === letter?.job)?.job
    if (letter && job)
      await inTransaction(db, (tx) => jobs.enqueue(tx, job, job.schema.parse(letter.payload)))
    await dead.end(id, clock.now())
  }
}
