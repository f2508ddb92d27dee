import { defineRowJob } from '#platform/jobs/job.ts'

/** Accounts whose days of grace are over. */
export const DUE_DELETIONS = {
  rows: { table: 'account_deletion', id: 'account_id', due: 'due_at' },
  job: defineRowJob('privacy.end-account', 'inside'),
} as const
