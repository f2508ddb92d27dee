import type { FastifyInstance } from 'fastify'

/** Each part of the process that can be missing, asked anew every time. */
export type HealthCheck = {
  readonly name: string
  /** Without it the process can do nothing useful. Otherwise it is named, and reads go on. */
  readonly vital: boolean
  check(): Promise<boolean>
}

/** Answers as before, and says that nothing more should come. */
export type Door = { drain(): void }

const CHECK_WITHIN_MS = 1_500

const within = (work: Promise<boolean>): Promise<boolean> =>
  Promise.race([
    work.catch(() => false),
    new Promise<boolean>((resolve) => setTimeout(resolve, CHECK_WITHIN_MS, false).unref()),
  ])

/**
 * `live`: the process answers. `ready`: it should be sent requests.
 * Postgres and Redis are named when they are missing, but do not make the process unready: content is served from
 * memory and must go on when both are gone; taking every process out of the balancer would turn a broken contact
 * form into a dead website. Only what a check calls vital (content itself) does.
 */
export function serveHealth(app: FastifyInstance, checks: readonly HealthCheck[]): Door {
  let draining = false
  // Whoever keeps a connection open learns with its last answer that there is no next one here.
  app.addHook('onRequest', async (_request, reply) => {
    if (draining) reply.header('connection', 'close')
  })
  app.get('/health/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ live: true }),
  )
  app.get('/health/ready', async (_request, reply) => {
    const results = await Promise.all(checks.map(async (part) => ({ part, up: await within(part.check()) })))
    const down = results.filter(({ up }) => !up).map(({ part }) => part)
    const ready = !draining && !down.some((part) => part.vital)
    const body = { ready, draining, degraded: down.length > 0, missing: down.map((part) => part.name) }
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(body)
  })
  return {
    drain: () => {
      draining = true
    },
  }
}
