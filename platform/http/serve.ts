import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { prefixOf } from '#contracts/bases.ts'
import { CLIENT_HEADER, type Call, type ResultOf, type Schema } from '#contracts/call.ts'
import { Refusal, success } from '#contracts/envelope.ts'
import type { Lang } from '#contracts/language.ts'
import { refused, type Answer, type Refused } from '../errors/answer.ts'
import { asCaller, type Caller } from '../security/caller.ts'
import { traced } from '../traces/traced.ts'
import { successBody } from './envelope.ts'
import { languageOf, sendRefusal } from './send.ts'
import { checkSession } from './session.ts'

export type CallInput<C extends Call> = {
  readonly params: InputOf<C['params']>
  readonly query: InputOf<C['query']>
  readonly body: C['rawBytes'] extends number ? Buffer : InputOf<C['body']>
  readonly lang: Lang
  readonly request: FastifyRequest
}

type InputOf<S> = S extends Schema ? z.output<S> : never

export type Handler<C extends Call> = (
  input: CallInput<C>,
) => Promise<Answer<ResultOf<C>>> | Answer<ResultOf<C>>

export const methodsOf = (call: Call): string[] =>
  call.cacheable && call.method === 'POST' ? ['POST', 'GET'] : [call.method]

export const urlOf = (call: Call): string => prefixOf(call.base) + call.path

/**
 * Registers a call: its schemas validate the input and reduce the output, so that a handler cannot return a field the contract does not
 * have.
 */
export function serve<C extends Call>(app: FastifyInstance, call: C, handler: Handler<C>): void {
  register(app, call, async (request, reply) => {
    const lang = languageOf(request)
    const { params, query, body } = request
    const input = { params, query, body, lang, request } as CallInput<C>
    const answer = await traced(
      call.id,
      { 'http.route': urlOf(call), 'http.method': request.method },
      async () => asCaller(callerOf(request), () => handler(input)),
    )
    if (!answer.ok) return sendRefusal(request, reply, answer)
    return reply.header('cache-control', 'no-store').send(successBody(answer, request.id, lang))
  })
}

export const callerOf = ({ ip, id, session, staff }: FastifyRequest): Caller => ({
  address: ip,
  requestId: id,
  session: session?.id ?? staff?.sessionId ?? null,
})

type RawHandler = (request: FastifyRequest, reply: FastifyReply) => unknown

/** Common to `serve` and `serveReady`: route, schemas, guards. */
export function register(app: FastifyInstance, call: Call, handler: RawHandler): void {
  app.servedCalls.push(call)
  if (call.rawBytes === undefined) return route(app, call, handler)
  // Scoped to this call, so that all others keep refusing raw bytes.
  void app.register(async (own) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, bytes, done) =>
      done(null, bytes),
    )
    route(own, call, handler)
  })
}

function route(app: FastifyInstance, call: Call, handler: RawHandler): void {
  app.route({
    method: methodsOf(call),
    url: urlOf(call),
    schema: {
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      response: { 200: success(call.result), '4xx': Refusal, '5xx': Refusal },
    },
    config: { call },
    ...bodyLimitOf(call),
    ...guards(call),
    handler,
  })
}

function bodyLimitOf({ rawBytes, bodyBytes }: Call) {
  const bodyLimit = rawBytes ?? bodyBytes
  return bodyLimit === undefined ? {} : { bodyLimit }
}

const needsSession = ({ session }: Call): boolean =>
  session === 'required' || session === 'contact' || session === 'staff'

/** Only the hooks a call needs: a public read has none. */
function guards(call: Call) {
  return {
    ...((call.changes || call.perAddress || needsSession(call)) && { onRequest: guardOf(call) }),
    ...(call.cacheable && call.method === 'POST' && { preValidation: takeQueryFromBody }),
  }
}

function guardOf(call: Call) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const refusal =
      checkClient(call, request) ??
      (await checkAddress(call, request)) ??
      (await asCaller(callerOf(request), () => checkSession(call, request, request.server.readSession)))
    if (refusal) return sendRefusal(request, reply, refusal)
    return undefined
  }
}

function checkClient(call: Call, request: FastifyRequest): Refused | null {
  if (!call.changes || request.headers[CLIENT_HEADER] === request.server.clientName) return null
  return refused('CLIENT_HEADER_MISSING')
}

async function checkAddress(
  { id, perAddress }: Call,
  { ip, server }: FastifyRequest,
): Promise<Refused | null> {
  return perAddress && server.limitAddress ? server.limitAddress(id, ip, perAddress) : null
}

/** A read sent as POST may have its inputs in a JSON body; they are treated like a query. */
function takeQueryFromBody(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  const { body } = request
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
    request.query = { ...(request.query as object), ...body }
  }
  done()
}
