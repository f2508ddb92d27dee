import * as z from 'zod'
import { defineJob, defineRowJob } from '#platform/jobs/job.ts'

/** Runs when all parts of a file have arrived. */
export const checkFileJob = defineJob({
  name: 'files.check',
  schema: z.object({ fileId: z.string() }),
  key: ({ fileId }) => fileId,
  manner: 'inside',
})

/** Files that expired: never claimed, or what claimed them was deleted. */
export const DUE_FILES = {
  rows: { table: 'file_object', id: 'id', due: 'due_at' },
  job: defineRowJob('files.end', 'inside'),
} as const
