import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as calls from '#contracts/purchases.ts'
import { lineFor } from '#modules/identity/index.ts'
import { codeOf, doneOf, moveIdOf, type Value } from '#modules/value/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { serve } from '#platform/http/serve.ts'
import type { Session } from '#platform/http/session.ts'
import { makeEndAtOnce } from './end-at-once.ts'
import type { PurchaseInput } from './purchase-input.ts'
import type { PurchaseKind } from './purchase-kind.ts'
import type { Subscriptions } from './subscriptions.ts'
import type { makeUndoKind } from './undo-kind.ts'

type UseCases = {
  readonly value: Value
  readonly purchase: PurchaseKind
  readonly undo: ReturnType<typeof makeUndoKind>
  readonly subscriptions: Subscriptions
  /** A product may be asked for under its own code or under the id of its service. */
  readonly productCode: (id: string) => string
  readonly session: (request: FastifyRequest) => Session
}

type Asked = Pick<
  PurchaseInput,
  'expectedPrice' | 'expectedOffer' | 'autoRenew' | 'acceptOverlap' | 'toldUntil'
>

const inputOf = (product: string, asked: Asked, withCode: boolean): PurchaseInput => ({
  product,
  expectedPrice: asked.expectedPrice,
  expectedOffer: asked.expectedOffer,
  autoRenew: asked.autoRenew,
  acceptOverlap: asked.acceptOverlap,
  toldUntil: asked.toldUntil,
  withCode,
  renews: null,
})

export function purchaseRoutes(app: FastifyInstance, deps: UseCases): void {
  const { value, purchase, productCode, session } = deps

  serve(app, calls.registerVasPackage, async ({ params, body, lang, request }) => {
    const own = session(request)
    const line = lineFor(own, body.phoneNumber, 'spend')
    if (!line.ok) return line
    const input = inputOf(params.id, body, false)
    const asked = { id: moveIdOf(request), subject: own.subject, line: line.value, lang, input }
    return doneOf(await value.start(purchase, asked))
  })

  serve(app, calls.requestRegister, async ({ params, body, lang, request }) => {
    const own = session(request)
    const line = lineFor(own, body.phoneNumber, 'spend')
    if (!line.ok) return line
    const input = inputOf(params.id, body, true)
    const asked = { id: moveIdOf(request), subject: own.subject, line: line.value, lang, input }
    const sent = codeOf(await value.start(purchase, asked))
    if (!sent.ok) return sent
    const { move, otp } = sent.value
    return ok({ transferId: move.id, otp, price: move.amountKyat })
  })

  serve(app, calls.confirmRegister, async ({ params, body, request }) => {
    const { subject } = session(request)
    const { transferId: id, otp } = body
    return doneOf(await value.confirm(purchase, { id, subject, otp, product: productCode(params.id) }))
  })

  subscriptionRoutes(app, deps)
}

function subscriptionRoutes(app: FastifyInstance, deps: UseCases): void {
  const { value, undo, subscriptions, session } = deps
  const endAtOnce = makeEndAtOnce(deps)

  serve(app, calls.getSubscriptions, async ({ query, request }) => {
    const line = lineFor(session(request), undefined, 'see')
    if (!line.ok) return line
    const list = query.all === 'true' ? subscriptions.all : subscriptions.running
    return ok(await list(line.value))
  })

  serve(app, calls.renewSubscription, async ({ params, body, request }) => {
    const line = lineFor(session(request), undefined, 'spend')
    if (!line.ok) return line
    const set = body.autoRenew ? subscriptions.startRenewing : subscriptions.stopRenewing
    return set(line.value, params.subscriptionId)
  })

  serve(app, calls.endSubscription, async ({ params, body, lang, request }) => {
    const own = session(request)
    const line = lineFor(own, undefined, 'spend')
    if (!line.ok) return line
    const { subject } = own
    const { value: number } = line
    const id = params.subscriptionId
    if (body.mode === 'STOP_RENEW') {
      const answer = await subscriptions.stopRenewing(number, id)
      return answer.ok ? ok({ ...answer.value, refunded: 0, balances: null }) : answer
    }
    const asked = { id: moveIdOf(request), subject, line: number, lang, input: { subscriptionId: id } }
    const ended = body.mode === 'UNDO' ? doneOf(await value.start(undo, asked)) : await endAtOnce(asked)
    if (!ended.ok) return ended
    const subscription = await (body.mode === 'UNDO' ? subscriptions.find : subscriptions.ended)(number, id)
    return subscription ? ok({ subscription, ...ended.value, alreadyRenewing: null }) : refused('NOT_FOUND')
  })
}
