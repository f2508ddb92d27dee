import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Public reads are counted here first and handed to the registry when somebody looks: no label work per request. */
type Tally = { readonly labels: Record<string, string>; readonly seconds: number[] }
const FLUSH_AT = 1_000

export function makeRegistry(process: string): Registry {
  const registry = new Registry()
  registry.setDefaultLabels({ process })
  collectDefaultMetrics({ register: registry })
  return registry
}

/** How long answers took, by route pattern, method and status; never by address, which would hold ids. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const tallies = new Map<string, Tally>()
  const histogram = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its answer.',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
    collect: () => tallies.forEach(flush),
  })
  const flush = ({ labels, seconds }: Tally): void => {
    for (const value of seconds.splice(0)) histogram.observe(labels, value)
  }
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const key = request.method + reply.statusCode + route
    let tally = tallies.get(key)
    if (!tally) {
      tally = { labels: { route, method: request.method, status: String(reply.statusCode) }, seconds: [] }
      tallies.set(key, tally)
    }
    tally.seconds.push(reply.elapsedTime / 1000)
    if (tally.seconds.length >= FLUSH_AT) flush(tally)
    done()
  })
}

/** For Prometheus, on the inner network; the edge does not pass `/metrics` on. */
export function serveMetrics(app: FastifyInstance, registry: Registry): void {
  app.get('/metrics', async (_request, reply) =>
    reply.header('cache-control', 'no-store').type(registry.contentType).send(await registry.metrics()),
  )
}
