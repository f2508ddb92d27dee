import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { BASES } from '#contracts/bases.ts'
import type { ErrorCode } from '#contracts/errors.ts'
import { DEFAULT_LANG } from '#contracts/language.ts'
import { isDatabaseAway } from '../db/database-away.ts'
import { refused, type Refused } from '../errors/answer.ts'
import { toFieldErrors, type Issue } from '../errors/field-errors.ts'
import { refusalBody } from './envelope.ts'
import { makeAllowedMethods } from './known-paths.ts'
import { DATA_HEADERS } from './security-headers.ts'
import { languageOf, sendRefusal } from './send.ts'

/** Our codes for Fastify's own errors; any other client error becomes a plain VALIDATION. */
const BY_FASTIFY_CODE: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_NOT_FOUND: 'NOT_FOUND',
}

/** About the time a standby needs to take over; asking sooner would only get the same answer. */
const AWAY_RETRY_SECONDS = 5

const PART: Record<string, 'body' | 'query' | 'params'> = {
  body: 'body',
  querystring: 'query',
  params: 'params',
}

/** Used only to tell "missing" from "wrong"; the value is never answered or logged. */
const valueAt = (given: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], given)

function toRefusal(error: FastifyError, request: FastifyRequest): Refused | null {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const given = request[PART[error.validationContext ?? 'body'] ?? 'body']
    const issues = error.validation.map(({ keyword, instancePath, params }): Issue => {
      const path = instancePath.split('/').filter(Boolean)
      return { ...params, code: keyword, path, input: valueAt(given, path) }
    })
    return refused('VALIDATION', { errors: toFieldErrors(issues, languageOf(request)) })
  }
  const code = BY_FASTIFY_CODE[error.code]
  if (code) return refused(code)
  const status = error.statusCode ?? 500
  if (status === 404) return refused('NOT_FOUND')
  return status >= 400 && status < 500 ? refused('VALIDATION') : null
}

/** The one place where an exception becomes an answer. Its text stays in this process; the request id leads to it. */
function onError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRefusal(error, request)
  if (refusal) return sendRefusal(request, reply, refusal)
  if (isDatabaseAway(error)) {
    request.server.onDatabaseAway?.()
    request.log.warn({ err: error, requestId: request.id, route: request.routeOptions.url }, 'database away')
    return sendRefusal(request, reply, refused('INTERNAL', { retryAfterSec: AWAY_RETRY_SECONDS }))
  }
  request.log.error({ err: error, requestId: request.id, route: request.routeOptions.url }, 'unexpected')
  return sendRefusal(request, reply, refused('INTERNAL'))
}

/** An address that cannot be parsed never reaches the hooks; it is answered like any unknown one. */
export function onBadAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(DATA_HEADERS).header('x-request-id', request.id)
  sendRefusal(request, reply, refused('NOT_FOUND'))
}

/** Input that is not HTTP has no request to answer: send the bare minimum and close the connection. */
export function onBrokenRequest(_error: Error, socket: Socket): void {
  if (!socket.writable) return void socket.destroy()
  const body = JSON.stringify(refusalBody(refused('VALIDATION'), randomUUID(), DEFAULT_LANG))
  const headers = {
    ...DATA_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end(['HTTP/1.1 400 Bad Request', ...lines, '', body].join('\r\n'))
}

const DATA_PATHS = Object.values(BASES)
const FILE = /\.\w+$/

/** A browser opening a page, as opposed to a program or a page that requests data. */
function isOpenedByAPerson({ method, headers }: FastifyRequest, path: string): boolean {
  if (method !== 'GET' || !headers.accept?.includes('text/html') || FILE.test(path)) return false
  return !DATA_PATHS.some((base) => path.startsWith(`${base}/`))
}

export function speakTheEnvelope(app: FastifyInstance): void {
  app.setErrorHandler(onError)
  let allowedMethods: ReturnType<typeof makeAllowedMethods> | undefined
  app.setNotFoundHandler((request, reply) => {
    allowedMethods ??= makeAllowedMethods(app.servedCalls)
    const [path = ''] = request.url.split('?', 1)
    const allowed = allowedMethods(path)
    if (app.leadTo && allowed.length === 0 && isOpenedByAPerson(request, path))
      return reply.header('cache-control', 'no-store').redirect(app.leadTo(request.url))
    if (allowed.length === 0) return sendRefusal(request, reply, refused('NOT_FOUND'))
    return sendRefusal(request, reply.header('allow', allowed.join(', ')), refused('METHOD_NOT_ALLOWED'))
  })
}
