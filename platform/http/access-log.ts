import type { FastifyInstance } from 'fastify'
import type { Logger } from '../log/logger.ts'

/** One line per request, made of these fields only. There are so many successful public reads that they are logged at debug only. */
export function logAccess(app: FastifyInstance, log: Logger): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { call } = request.routeOptions.config
    const level = reply.statusCode < 400 && (call === undefined || call.cacheable) ? 'debug' : 'info'
    if (log.isLevelEnabled(level)) {
      log[level](
        {
          method: request.method,
          route: request.routeOptions.url ?? 'unknown',
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
          requestId: request.id,
        },
        'answered',
      )
    }
    done()
  })
}
