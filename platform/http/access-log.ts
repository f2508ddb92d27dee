import type { FastifyInstance } from 'fastify'
import type { Logger } from '../log/logger.ts'
import { afterAnswers } from './after-answers.ts'

/** One line per request, with these fields only. Successful public reads are so many that they are logged at debug level. */
export function logAccess(app: FastifyInstance, log: Logger): void {
  afterAnswers(app, ({ url, call }) => {
    const whenHealthy = call === undefined || call.cacheable ? 'debug' : 'info'
    return (request, reply) => {
      const level = reply.statusCode < 400 ? whenHealthy : 'info'
      if (!log.isLevelEnabled(level)) return
      log[level](
        {
          method: request.method,
          route: url,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
          requestId: request.id,
        },
        'answered',
      )
    }
  })
}
