import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parseMsisdn } from '#contracts/msisdn.ts'
import * as calls from '#contracts/recipients.ts'
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

  serve(app, calls.getRecipients, async ({ request }) => ok(await store.list(session(request).number)))

  serve(app, calls.saveRecipient, async ({ body, request }) => {
    const { number } = session(request)
    const msisdn = parseMsisdn(body.msisdn)
    if (!msisdn) return refused('NUMBER_INVALID')
    return ok(await store.name(number, msisdn, body.nickname, clock.now()))
  })

  serve(app, calls.removeRecipient, async ({ params, request }) => {
    await store.forget(session(request).number, parseMsisdn(params.msisdn) ?? '')
    return ok({})
  })

  serve(app, calls.getGiftPolicy, async ({ request }) =>
    ok({ acceptGifts: await store.policyOf(session(request).number) }),
  )

  serve(app, calls.setGiftPolicy, async ({ body, request }) => {
    await store.setPolicy(session(request).number, body.acceptGifts, clock.now())
    return ok({ acceptGifts: body.acceptGifts })
  })
}
