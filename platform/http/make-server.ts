import { randomUUID } from 'node:crypto'
import cors from '@fastify/cors'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { brand } from '#brand'
import { CLIENT_HEADER } from '#contracts/call.ts'
import type { LimitAddress } from '../limits/address-limits.ts'
import type { Logger } from '../log/logger.ts'
import { logAccess } from './access-log.ts'
import type { OnRefusal } from './fastify-types.ts'
import { onBadAddress, onBrokenRequest, speakTheEnvelope } from './on-error.ts'
import { DATA_HEADERS } from './security-headers.ts'
import type { AdmitStaff, ReadSession } from './session.ts'
import { refuseUnstorable } from './storable-text.ts'

export type ServerOptions = {
  readonly log: Logger
  /** Origins whose pages may call us. Our own page needs no entry: it is the same origin. */
  readonly origins?: readonly string[]
  readonly readSession?: ReadSession
  readonly admitStaff?: AdmitStaff
  /** What the client header must say; the website's own name where nothing is said. */
  readonly clientName?: string
  readonly limitAddress?: LimitAddress
  readonly onRefusal?: OnRefusal
  readonly onDatabaseAway?: () => void
  /** Who may tell us the caller's address; nobody unless named. */
  readonly trustedProxies?: readonly string[]
  /** How long a whole request may take to arrive. */
  readonly requestTimeoutMs?: number
}

const BODY_LIMIT_BYTES = 64 * 1024
const REQUEST_TIMEOUT_MS = 15_000
/** Node looks for late requests twice a minute unless told: one of 15 s could stay for 45. */
const LOOKS_PER_TIMEOUT = 15
const SWEEP_MS = 50
/** Longer than a balancer keeps its own connections, so that it is never surprised by a closed one. */
const KEEP_ALIVE_MS = 72_000

/** A server with everything all routes share: ids, headers, envelope, schemas. The routes come from the modules. */
export function makeServer(options: ServerOptions): FastifyInstance {
  const requestTimeout = options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS
  const app: FastifyInstance = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout,
    // The head of a request is a part of it, and Node wants to hear so.
    http: { connectionsCheckingInterval: requestTimeout / LOOKS_PER_TIMEOUT, headersTimeout: requestTimeout },
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    // What still comes by a connection that was open is answered like anything before it.
    return503OnClosing: false,
    frameworkErrors: onBadAddress,
    clientErrorHandler: onBrokenRequest,
    routerOptions: { maxParamLength: 128 },
    trustProxy: options.trustedProxies ? [...options.trustedProxies] : false,
  })
  app.setValidatorCompiler(refuseUnstorable(validatorCompiler))
  app.setSerializerCompiler(serializerCompiler)
  app.decorate('servedCalls', [])
  app.decorate('clientName', options.clientName ?? `${brand.slug}-web`)
  app.decorate('readSession', options.readSession)
  app.decorate('admitStaff', options.admitStaff)
  app.decorate('limitAddress', options.limitAddress)
  app.decorate('onRefusal', options.onRefusal)
  app.decorate('onDatabaseAway', options.onDatabaseAway)
  app.decorate('leadTo', null)
  app.decorateRequest('session', null)
  app.decorateRequest('staff', null)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(DATA_HEADERS).header('x-request-id', request.id)
    done()
  })
  closeGently(app)
  logAccess(app, options.log)
  allowOrigins(app, options.origins ?? [])
  speakTheEnvelope(app)
  return app
}

/** Connections become idle while the last answers are written; waiting for their keep-alive would take a minute. */
function closeGently(app: FastifyInstance): void {
  let sweeping: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    sweeping = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS)
  })
  app.addHook('onClose', async () => clearInterval(sweeping))
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
