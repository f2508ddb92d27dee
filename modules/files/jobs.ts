import * as z from 'zod'
import { defineJob, defineRowJob } from '#platform/jobs/job.ts'

/** A file that is all here is looked into. */
export const checkFileJob = defineJob({
  name: 'files.check',
  schema: z.object({ fileId: z.string() }),
  key: ({ fileId }) => fileId,
  manner: 'inside',
})

/** Files whose time is over: nothing took them, or what had them is forgotten. */
export const DUE_FILES = {
  rows: { table: 'file_object', id: 'id', due: 'due_at' },
  job: defineRowJob('files.end', 'inside'),
} as const
