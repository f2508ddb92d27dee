import type { FastifyInstance } from 'fastify'
import type { Logger } from '../log/logger.ts'
import { serveMetrics, type Metrics } from '../metrics/request-metrics.ts'
import { serveApiDocs } from './api-docs.ts'
import { makeServer } from './make-server.ts'

type Options = {
  readonly log: Logger
  readonly metrics: Metrics
  /** Whose calls are described. */
  readonly app: FastifyInstance
}

/**
 * Figures and the API's description on a port of their own: what nobody outside should read cannot be forgotten in the
 * settings of a proxy when the public port does not have it.
 */
export async function makeAdminServer({ log, metrics, app }: Options): Promise<FastifyInstance> {
  const admin = makeServer({ log })
  serveMetrics(admin, metrics)
  serveApiDocs(admin, app.servedCalls)
  await admin.ready()
  return admin
}
