import * as z from 'zod'
import { defineJob, type Job } from './job.ts'

/** Work that comes by the clock, in one process at a time. */
export type Schedule = {
  readonly name: string
  /** Minute, hour, day, month, weekday; in Yangon's time. */
  readonly cron: string
  readonly work: (signal: AbortSignal) => Promise<void>
  /** Also when a worker starts: it may have been away for longer than its turn. */
  readonly atStart?: boolean
}

export const SCHEDULE_ZONE = 'Asia/Yangon'

/** The engine's own clock sends null. */
const anything: z.ZodType<object> = z.preprocess((payload) => payload ?? {}, z.object({}))

/** A turn that is longer ends here, and the next one goes on. */
const LONGEST_SECONDS = 300

export const scheduleJob = (name: string): Job =>
  defineJob({
    name,
    schema: anything,
    // As the engine's own clock sends it: one that is asked for at a start is the same one.
    key: () => '',
    manner: 'alone',
    retryLimit: 0,
    expireInSeconds: LONGEST_SECONDS,
  })
