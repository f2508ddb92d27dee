import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as calls from '#contracts/purchases.ts'
import type { OtpView } from '#contracts/identity.ts'
import type { BalanceTotals } from '#contracts/value.ts'
import { lineOf, moveIdOf, type MoveKind, type Value } from '#modules/value/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { serve } from '#platform/http/serve.ts'
import type { Session } from '#platform/http/session.ts'
import type { CancelInput } from './cancel-kind.ts'
import type { Facts, PurchaseInput } from './purchase-kind.ts'
import type { Subscriptions } from './subscriptions.ts'
import type { UndoInput } from './undo-kind.ts'

type UseCases = {
  readonly value: Value
  readonly purchase: MoveKind<PurchaseInput, Facts>
  readonly undo: MoveKind<UndoInput, Record<string, never>>
  readonly cancel: MoveKind<CancelInput, Record<string, never>>
  readonly subscriptions: Subscriptions
  readonly session: (request: FastifyRequest) => Session
}

type Asked = { readonly expectedPrice: number; readonly autoRenew: boolean; readonly acceptOverlap: boolean }

const inputOf = (product: string, { expectedPrice, autoRenew, acceptOverlap }: Asked, withCode: boolean) => ({
  product,
  expectedPrice,
  autoRenew,
  acceptOverlap,
  withCode,
  renews: null,
})

export function purchaseRoutes(app: FastifyInstance, deps: UseCases): void {
  const { value, purchase, session } = deps

  serve(app, calls.registerVasPackage, async ({ params, body, lang, request }) => {
    const { subject, number } = session(request)
    const line = lineOf(number, body.phoneNumber)
    if (!line.ok) return line
    const input = inputOf(params.id, body, false)
    const answer = await value.start(purchase, { id: moveIdOf(request), subject, line: number, lang, input })
    return answer.ok ? ok(answer.value.result as calls.Registered) : answer
  })

  serve(app, calls.requestRegister, async ({ params, body, lang, request }) => {
    const { subject, number } = session(request)
    const line = lineOf(number, body.phoneNumber)
    if (!line.ok) return line
    const input = inputOf(params.id, body, true)
    const answer = await value.start(purchase, { id: moveIdOf(request), subject, line: number, lang, input })
    if (!answer.ok) return answer
    const { id, amountKyat, result } = answer.value
    return ok({ transferId: id, otp: (result as { otp: OtpView }).otp, price: amountKyat })
  })

  serve(app, calls.confirmRegister, async ({ body, request }) => {
    const { subject } = session(request)
    const answer = await value.confirm({ id: body.transferId, subject, kind: purchase.name, otp: body.otp })
    return answer.ok ? ok(answer.value.result as calls.Registered) : answer
  })

  subscriptionRoutes(app, deps)
}

function subscriptionRoutes(app: FastifyInstance, deps: UseCases): void {
  const { value, undo, cancel, subscriptions, session } = deps

  serve(app, calls.getSubscriptions, async ({ query, request }) => {
    const { number } = session(request)
    return ok(await (query.all === 'true' ? subscriptions.all(number) : subscriptions.running(number)))
  })

  serve(app, calls.renewSubscription, async ({ params, body, request }) => {
    const { number } = session(request)
    const answer = await subscriptions.setRenewing(number, params.subscriptionId, body.autoRenew)
    return answer.ok ? ok({ subscription: answer.value }) : answer
  })

  serve(app, calls.endSubscription, async ({ params, body, lang, request }) => {
    const { subject, number } = session(request)
    const id = params.subscriptionId
    if (body.mode === 'STOP_RENEW') {
      const answer = await subscriptions.stopRenewing(number, id)
      return answer.ok ? ok({ subscription: answer.value, refunded: 0, balances: null }) : answer
    }
    const kind = body.mode === 'UNDO' ? undo : cancel
    const input = { subscriptionId: id }
    const answer = await value.start(kind, { id: moveIdOf(request), subject, line: number, lang, input })
    if (!answer.ok) return answer
    const { refunded, balances } = answer.value.result as { refunded: number; balances: BalanceTotals }
    const subscription = await subscriptions.find(number, id)
    return subscription ? ok({ subscription, refunded, balances }) : refused('NOT_FOUND')
  })
}
