import * as z from 'zod'
import { defineJob, type Job } from './job.ts'

/** Work that comes by the clock, in one process at a time. */
export type Schedule = {
  readonly name: string
  /** Minute, hour, day, month, weekday; in Yangon's time. */
  readonly cron: string
  readonly work: (signal: AbortSignal) => Promise<void>
  /** Also run when a worker starts: no worker may have run at the last turn. */
  readonly atStart?: boolean
}

export const SCHEDULE_ZONE = 'Asia/Yangon'

/** The engine's own clock sends null. */
const anything: z.ZodType<object> = z.preprocess((payload) => payload ?? {}, z.object({}))

/** The longest turn; the next one goes on where it ended. */
const LONGEST_SECONDS = 300

export const scheduleJob = (name: string): Job =>
  defineJob({
    name,
    schema: anything,
    // The same key as the engine's own clock uses, so that a turn requested at a start is not doubled.
    key: () => '',
    manner: 'alone',
    retryLimit: 0,
    expireInSeconds: LONGEST_SECONDS,
  })
