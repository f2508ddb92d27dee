import { defineRowJob } from '#platform/jobs/job.ts'

/** What the operator told of a line and is not done yet: moves that wait, a number that changes hands. */
export const DUE_LINE_EVENTS = {
  rows: { table: 'line_event', id: 'id', due: 'due_at' },
  job: defineRowJob('identity.finish-line-event', 'outside'),
} as const
