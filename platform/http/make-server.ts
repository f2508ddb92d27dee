import { randomUUID } from 'node:crypto'
import cors from '@fastify/cors'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { brand } from '#brand'
import { CLIENT_HEADER } from '#contracts/call.ts'
import type { Logger } from '../log/logger.ts'
import { logAccess } from './access-log.ts'
import './fastify-types.ts'
import { speakTheEnvelope } from './on-error.ts'
import { securityHeaders } from './security-headers.ts'
import type { ReadSession } from './session.ts'

export type ServerOptions = {
  readonly log: Logger
  /** Origins whose pages may call us. Our own page needs no entry: it is the same origin. */
  readonly origins?: readonly string[]
  readonly indexHtml?: string | null
  readonly connectOrigins?: readonly string[]
  readonly readSession?: ReadSession
}

const BODY_LIMIT_BYTES = 64 * 1024
const REQUEST_TIMEOUT_MS = 15_000

/** A server with the manners every route shares: ids, headers, envelope, schemas. Routes come from the modules. */
export function makeServer(options: ServerOptions): FastifyInstance {
  const app = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 128 },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorate('servedCalls', [])
  app.decorate('clientName', `${brand.slug}-web`)
  app.decorate('readSession', options.readSession)
  app.decorate(
    'securityHeaders',
    securityHeaders({ indexHtml: options.indexHtml ?? null, connectOrigins: options.connectOrigins ?? [] }),
  )
  app.decorateRequest('session', null)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(app.securityHeaders).header('x-request-id', request.id)
    done()
  })
  logAccess(app, options.log)
  allowOrigins(app, options.origins ?? [])
  speakTheEnvelope(app)
  return app
}

function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  void app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST', 'DELETE'],
    allowedHeaders: ['content-type', 'authorization', 'accept-language', CLIENT_HEADER, 'idempotency-key'],
    exposedHeaders: ['x-request-id', 'etag', 'retry-after'],
    maxAge: 600,
  })
}
