import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { defineRowJob } from '#platform/jobs/job.ts'
import { makeJobApplicationStore } from './job-application-store.ts'

export const DUE_CAREERS = {
  rows: { table: 'job_application', id: 'id', due: 'due_at' },
  job: defineRowJob('careers.forget', 'inside'),
} as const

export const makeForgetJobApplication = ({ db, clock }: { readonly db: Database; readonly clock: Clock }) =>
  async function forget(id: string): Promise<void> {
    await inTransaction(db, (tx) => makeJobApplicationStore(tx).forget(id, clock.now()))
  }
