import type { FastifyInstance } from 'fastify'
import type { Logger } from '../log/logger.ts'
import { serveMetrics, type Metrics } from '../metrics/request-metrics.ts'
import { serveApiDocs } from './api-docs.ts'
import { makeServer } from './make-server.ts'

type Options = {
  readonly log: Logger
  readonly metrics: Metrics
  /** The app whose calls are described. */
  readonly app: FastifyInstance
}

/**
 * Metrics and the API's description on a port of their own: since the public port does not have them, no proxy setting can expose them by
 * mistake.
 */
export async function makeAdminServer({ log, metrics, app }: Options): Promise<FastifyInstance> {
  const admin = makeServer({ log })
  serveMetrics(admin, metrics)
  serveApiDocs(admin, app.servedCalls)
  await admin.ready()
  return admin
}
