import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { afterAnswers } from '../http/after-answers.ts'
import { tellRelease } from './release-figure.ts'

export type Metrics = { readonly registry: Registry }

/** Up to three seconds, the promise for a purchase. */
const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 10]

export function makeMetrics(process: string): Metrics {
  const registry = new Registry()
  registry.setDefaultLabels({ process })
  collectDefaultMetrics({ register: registry })
  tellRelease(registry)
  return { registry }
}

/** Response times by route pattern, method and status; never by address, which would contain ids. */
export function measureRequests(app: FastifyInstance, { registry }: Metrics): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  })
  afterAnswers(app, ({ url: route }) => ({ method }, { statusCode: status, elapsedTime }) => {
    durations.observe({ route, method, status }, elapsedTime / 1000)
  })
}

/** A counter; each call adds one. */
export function countOf({ registry }: Metrics, name: string, help: string): () => void {
  const counter = new Counter({ name, help, registers: [registry] })
  return () => counter.inc()
}

/** A module's figure, read on scrape; when reading fails it keeps its last value. */
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

/** For Prometheus; only on a port that the public cannot reach. */
export function serveMetrics(app: FastifyInstance, { registry }: Metrics): void {
  app.get('/metrics', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics()),
  )
}
