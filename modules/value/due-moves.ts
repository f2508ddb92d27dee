import { defineRowJob } from '#platform/jobs/job.ts'

/** Moves without an end: one that waits for its code, one whose core was silent, one whose process died. */
export const DUE_MOVES = {
  rows: { table: 'value_move', id: 'id', due: 'next_ask_at' },
  job: defineRowJob('value.look-at-move', 'outside'),
} as const
