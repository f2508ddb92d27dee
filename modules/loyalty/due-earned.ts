import type { DueRows } from '#platform/jobs/due-rows.ts'
import { defineRowJob } from '#platform/jobs/job.ts'
import { begunEarn } from './earn-store.ts'

const rows: DueRows = { table: 'points_earn', id: 'move_id', due: 'due_at', begun: begunEarn }

/** Points whose hold is over, and points to be taken back. */
export const DUE_EARNED = { rows, job: defineRowJob('loyalty.points', 'outside') }
