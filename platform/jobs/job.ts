import * as z from 'zod'

/**
 * How much of it runs at a time. `outside`: it waits for another system and holds no connection meanwhile. `ownDatabase`: the
 * same where that system is in our own database and never keeps one waiting: fewer and larger batches. `inside`: all of
 * it is work of the database, one after the other on two connections. `alone`: one at a time in all processes together.
 */
export type Manner = 'outside' | 'ownDatabase' | 'inside' | 'alone'

/** All that was fetched together waits together. */
export const runsTogether = ({ manner }: { readonly manner: Manner }): boolean =>
  manner === 'outside' || manner === 'ownDatabase'

/** One kind of background work. The payload is checked when it is enqueued and again when it runs. */
export type Job<Payload extends object = object> = {
  readonly name: string
  readonly schema: z.ZodType<Payload>
  /** Of two with the same key only one is queued or running. */
  readonly key: (payload: Payload) => string
  readonly manner: Manner
  readonly retryLimit: number
  readonly retryDelaySeconds: number
  /** A run longer than this counts as failed. */
  readonly expireInSeconds: number
}

type Needed<Payload extends object> = Pick<Job<Payload>, 'name' | 'schema' | 'key' | 'manner'>

export const defineJob = <Payload extends object>(
  job: Needed<Payload> & Partial<Job<Payload>>,
): Job<Payload> => ({ retryLimit: 2, retryDelaySeconds: 2, expireInSeconds: 60, ...job })

/** The work that a row asks for when its time has come; it carries nothing but the row's id. */
export type RowJob = Job<{ id: string }>

export const defineRowJob = (name: string, manner: Manner): RowJob =>
  defineJob({ name, manner, schema: z.object({ id: z.string() }), key: ({ id }) => id })

/**
 * What a handler may answer. SILENT: the other system said nothing, neither yes nor no. NOT_ASKED: this row needed nothing of it, which
 * proves nothing about it. Nothing: it answered.
 */
export type Outcome = 'SILENT' | 'NOT_ASKED' | void

/** At-least-once: a handler may see the same payload again and must have its effect once. */
export type JobHandler<Payload extends object> = (
  payload: Payload,
  context: { readonly jobId: string; readonly signal: AbortSignal },
) => Promise<Outcome>

export type HandledJob = { readonly job: Job; readonly handler: JobHandler<object> }

export const handleJob = <Payload extends object>(
  job: Job<Payload>,
  handler: JobHandler<Payload>,
): HandledJob => ({
  job: job as unknown as Job,
  handler: handler as JobHandler<object>,
})
