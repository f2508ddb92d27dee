import type * as z from 'zod'

/** One kind of background work. The payload is checked when it is enqueued and again when it runs. */
export type Job<Payload extends object = object> = {
  readonly name: string
  readonly schema: z.ZodType<Payload>
  readonly retryLimit: number
  readonly retryDelaySeconds: number
  /** A run longer than this counts as failed. */
  readonly expireInSeconds: number
}

export const defineJob = <Payload extends object>(
  job: Pick<Job<Payload>, 'name' | 'schema'> & Partial<Job<Payload>>,
): Job<Payload> => ({ retryLimit: 5, retryDelaySeconds: 2, expireInSeconds: 60, ...job })

/** At-least-once: a handler may see the same payload again and must have its effect once. */
export type JobHandler<Payload extends object> = (
  payload: Payload,
  context: { readonly jobId: string; readonly signal: AbortSignal },
) => Promise<void>

export type HandledJob = { readonly job: Job; readonly handler: JobHandler<object> }

export const handleJob = <Payload extends object>(
  job: Job<Payload>,
  handler: JobHandler<Payload>,
): HandledJob => ({
  job: job as unknown as Job,
  handler: handler as JobHandler<object>,
})
