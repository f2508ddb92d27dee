import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as calls from '#contracts/gifts.ts'
import { maskMsisdn, parseMsisdn } from '#contracts/msisdn.ts'
import { lineFor } from '#modules/identity/index.ts'
import { wordsToSend } from '#modules/recipients/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import { codeOf, doneOf, moveIdOf, type Value } from '#modules/value/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { serve } from '#platform/http/serve.ts'
import type { Session } from '#platform/http/session.ts'
import type { GiftKind } from './gift-kind.ts'

type UseCases = {
  readonly value: Value
  readonly gift: GiftKind
  readonly clock: Clock
  readonly rules: Rules
  /** A digital service is named by its own id and sold under its product's. */
  readonly productCode: (id: string) => string
  readonly session: (request: FastifyRequest) => Session
}

export function giftRoutes(
  app: FastifyInstance,
  { value, gift, clock, rules, productCode, session }: UseCases,
): void {
  serve(app, calls.requestGift, async ({ params, body, lang, request }) => {
    const own = session(request)
    const line = lineFor(own, body.phoneNumber, 'spend')
    if (!line.ok) return line
    const receiver = parseMsisdn(body.receiver)
    if (!receiver) return refused('NUMBER_INVALID')
    const { expectedPrice, message = '' } = body
    const input = { product: params.id, receiver, expectedPrice, message: wordsToSend(message) || null }
    const asked = { id: moveIdOf(request), subject: own.subject, line: line.value, lang, input }
    const sent = codeOf(await value.start(gift, asked))
    if (!sent.ok) return sent
    const { move, otp } = sent.value
    const today = await value.usedToday(line.value, gift.name)
    const perDay = rules.at('gift.perDay', clock.now())
    return ok({
      transferId: move.id,
      otp,
      price: move.amountKyat,
      fee: 0,
      receiverMasked: maskMsisdn(receiver),
      left: {
        count: Math.max(0, perDay.count - today.count),
        kyat: Math.max(0, perDay.kyat - today.kyat),
      },
    })
  })

  serve(app, calls.giveGift, async ({ params, body, request }) => {
    const { subject } = session(request)
    const { transferId: id, otp } = body
    return doneOf(await value.confirm(gift, { id, subject, otp, product: productCode(params.id) }))
  })
}
