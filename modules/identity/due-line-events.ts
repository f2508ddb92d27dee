import { defineRowJob } from '#platform/jobs/job.ts'

/** Events of the operator that still need work: moves that wait for a code, a number that changes hands. */
export const DUE_LINE_EVENTS = {
  rows: { table: 'line_event', id: 'id', due: 'due_at' },
  job: defineRowJob('identity.finish-line-event', 'outside'),
} as const
