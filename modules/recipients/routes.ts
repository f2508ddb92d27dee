import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parseMsisdn } from '#contracts/msisdn.ts'
import * as calls from '#contracts/recipients.ts'
import { lineFor } from '#modules/identity/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { serve } from '#platform/http/serve.ts'
import type { Session } from '#platform/http/session.ts'
import { makeRecipientStore } from './recipient-store.ts'

type UseCases = {
  readonly db: Database
  readonly clock: Clock
  readonly session: (request: FastifyRequest) => Session
}

export function recipientRoutes(app: FastifyInstance, { db, clock, session }: UseCases): void {
  const store = makeRecipientStore(db)

  serve(app, calls.getRecipients, async ({ request }) => {
    const line = lineFor(session(request), undefined, 'see')
    return line.ok ? ok(await store.list(line.value)) : line
  })

  serve(app, calls.saveRecipient, async ({ body, request }) => {
    const line = lineFor(session(request), undefined, 'own')
    if (!line.ok) return line
    const msisdn = parseMsisdn(body.msisdn)
    if (!msisdn) return refused('NUMBER_INVALID')
    return ok(await store.name(line.value, msisdn, body.nickname, clock.now()))
  })

  serve(app, calls.removeRecipient, async ({ params, request }) => {
    const line = lineFor(session(request), undefined, 'own')
    if (!line.ok) return line
    await store.forget(line.value, parseMsisdn(params.msisdn) ?? '')
    return ok({})
  })

  serve(app, calls.getGiftPolicy, async ({ request }) => {
    const line = lineFor(session(request), undefined, 'see')
    return line.ok ? ok({ acceptGifts: await store.policyOf(line.value) }) : line
  })

  serve(app, calls.setGiftPolicy, async ({ body, request }) => {
    const line = lineFor(session(request), undefined, 'own')
    if (!line.ok) return line
    await store.setPolicy(line.value, body.acceptGifts, clock.now())
    return ok({ acceptGifts: body.acceptGifts })
  })
}
