import { defineRowJob } from '#platform/jobs/job.ts'

/** Recalls without an answer yet. */
export const DUE_RECALLS = {
  rows: { table: 'share_recall', id: 'move_id', due: 'next_try_at' },
  job: defineRowJob('sharing.answer-recall', 'outside'),
} as const
