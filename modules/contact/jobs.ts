import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

/** Carries the reference only: what somebody wrote stays in one table. */
export const triageContactJob = defineJob({
  // The name jobs of earlier releases wait under.
  name: 'support.triage-contact',
  schema: z.object({ reference: z.string() }),
  key: ({ reference }) => reference,
  manner: 'inside',
})
