import { defineRowJob } from '#platform/jobs/job.ts'

/** Open moves: waiting for a code, asked of a silent core, or left by a process that died. */
export const DUE_MOVES = {
  rows: { table: 'value_move', id: 'id', due: 'next_ask_at' },
  job: defineRowJob('value.look-at-move', 'outside'),
} as const
