import type { FastifyInstance } from 'fastify'

/** Each part of the process that can be missing, asked anew every time. */
export type HealthCheck = {
  readonly name: string
  /** Without it the process can do nothing useful. Otherwise it is named, and reads go on. */
  readonly vital: boolean
  check(): Promise<boolean>
}

export type Door = {
  /** From now on it says that nothing more should come, and answers as before. */
  drain(): void
  /** How long nobody has asked for anything but how the process is. */
  quietMs(): number
}

const CHECK_WITHIN_MS = 1_500

const within = (work: Promise<boolean>): Promise<boolean> =>
  Promise.race([
    work.catch(() => false),
    new Promise<boolean>((resolve) => setTimeout(resolve, CHECK_WITHIN_MS, false).unref()),
  ])

/** Whoever balances waits a second or two for the answer. Who is slow is told as it was last found, or all would be called away with it. */
const ANSWER_WITHIN_MS = 300

/** One look at a time, however many ask. */
function watchPart({ check, vital }: HealthCheck): () => Promise<boolean> {
  let up = true
  let looking: Promise<boolean> | null = null
  return () => {
    looking ??= within(check()).then((found) => {
      looking = null
      up = found
      return found
    })
    if (vital) return looking
    const soon = new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(up), ANSWER_WITHIN_MS).unref()
    })
    return Promise.race([looking, soon])
  }
}

const DRAINING = { ready: false, draining: true, degraded: false, missing: [] } as const

/**
 * `live`: the process answers. `ready`: it should be sent requests.
 * Postgres and Redis are named when they are missing, but do not make the process unready: content is served from
 * memory and must go on when both are gone; taking every process out of the balancer would turn a broken contact
 * form into a dead website. Only what a check calls vital (content itself) does.
 */
export function serveHealth(app: FastifyInstance, checks: readonly HealthCheck[]): Door {
  let draining = false
  let lastAsked = 0
  const parts = checks.map((part) => ({ part, look: watchPart(part) }))
  // Whoever keeps a connection open learns with its last answer that there is no next one here.
  app.addHook('onRequest', async (request, reply) => {
    if (!draining) return
    reply.header('connection', 'close')
    if (!request.url.startsWith('/health/')) lastAsked = performance.now()
  })
  app.get('/health/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ live: true }),
  )
  app.get('/health/ready', async (_request, reply) => {
    // Whoever balances needs the no at once: it is the same whatever the stores say.
    if (draining) return reply.code(503).header('cache-control', 'no-store').send(DRAINING)
    const results = await Promise.all(parts.map(async ({ part, look }) => ({ part, up: await look() })))
    const down = results.filter(({ up }) => !up).map(({ part }) => part)
    const ready = !down.some((part) => part.vital)
    const body = { ready, draining: false, degraded: down.length > 0, missing: down.map((part) => part.name) }
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(body)
  })
  return {
    drain: () => {
      draining = true
      lastAsked = performance.now()
    },
    quietMs: () => performance.now() - lastAsked,
  }
}
