import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

/** Only the reference: what somebody wrote stays in one table. */
export const triageContactJob = defineJob({
  // The former name, under which jobs of earlier releases wait.
  name: 'support.triage-contact',
  schema: z.object({ reference: z.string() }),
  key: ({ reference }) => reference,
  manner: 'inside',
})
