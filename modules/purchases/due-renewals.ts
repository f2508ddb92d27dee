import { defineRowJob } from '#platform/jobs/job.ts'

/** Packages that renew. */
export const DUE_RENEWALS = {
  rows: { table: 'subscription', id: 'id', due: 'next_renew_at' },
  job: defineRowJob('purchases.renew', 'outside'),
} as const
