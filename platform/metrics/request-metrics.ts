import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { makeDurations, type Durations } from './durations.ts'

export type Metrics = { readonly registry: Registry; readonly durations: Durations }

export function makeMetrics(process: string): Metrics {
  const registry = new Registry()
  registry.setDefaultLabels({ process })
  collectDefaultMetrics({ register: registry })
  const durations = makeDurations(
    'http_request_duration_seconds',
    'Time from a request to the end of its answer.',
  )
  return { registry, durations }
}

/** How long answers took, by route pattern, method and status; never by address, which would hold ids. */
export function measureRequests(app: FastifyInstance, { durations }: Metrics): void {
  app.readyFront.onAnswered((route, status, milliseconds) =>
    durations.note(route, 'GET', status, milliseconds),
  )
  app.addHook('onResponse', (request, reply, done) => {
    durations.note(request.routeOptions.url ?? 'unknown', request.method, reply.statusCode, reply.elapsedTime)
    done()
  })
}

/** A figure of a module, read when somebody looks; one that cannot be read now stays what it was. */
export function watchFigure(
  { registry }: Metrics,
  name: string,
  help: string,
  read: () => number | Promise<number>,
): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const figure = await Promise.resolve()
        .then(read)
        .catch(() => null)
      if (figure !== null) this.set(figure)
    },
  })
}

/** For Prometheus, on the inner network; the edge does not pass `/metrics` on. */
export function serveMetrics(app: FastifyInstance, { registry, durations }: Metrics): void {
  app.get('/metrics', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send((await registry.metrics()) + durations.text()),
  )
}
