import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as calls from '#contracts/payments.ts'
import type { Rules } from '#modules/rules/index.ts'
import { moveIdOf } from '#modules/value/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { serve } from '#platform/http/serve.ts'
import type { AnySession } from '#platform/http/session.ts'
import { payerOf } from './owner.ts'
import type { Payments } from './payments.ts'

type UseCases = {
  readonly payments: Payments
  readonly rules: Rules
  readonly clock: Clock
  readonly reach: (request: FastifyRequest) => AnySession
}

export function paymentRoutes(app: FastifyInstance, { payments, rules, clock, reach }: UseCases): void {
  serve(app, calls.getPaymentChannels, async ({ query, request }) => {
    const payer = payerOf(reach(request))
    if (!payer.ok) return payer
    const { orderType: type, amount: amountKyat } = query
    return ok(await payments.listChannels({ type, amountKyat, payer: payer.value.number }))
  })

  serve(app, calls.createOrder, async ({ body, lang, request }) => {
    const payer = payerOf(reach(request))
    if (!payer.ok) return payer
    const order = await payments.createOrder({ id: moveIdOf(request), payer: payer.value, body, lang })
    return order.ok ? ok(payments.orderView(order.value)) : order
  })

  serve(app, calls.makePayment, async ({ body, request }) => {
    const payer = payerOf(reach(request))
    if (!payer.ok) return payer
    const paid = await payments.makePayment({ id: moveIdOf(request), payer: payer.value, ...body })
    return paid.ok ? ok(payments.paymentView(paid.value.payment)) : paid
  })

  serve(app, calls.confirmPayment, async ({ body, request }) => {
    const payer = payerOf(reach(request))
    if (!payer.ok) return payer
    if (!payments.confirmPayment) return refused('NOT_FOUND')
    const paid = await payments.confirmPayment(body.paymentId, body.otp, payer.value)
    return paid.ok ? ok(payments.paymentView(paid.value)) : paid
  })

  serve(app, calls.cancelOrder, async ({ body, request }) => {
    const payer = payerOf(reach(request))
    if (!payer.ok) return payer
    const order = await payments.cancelOrder(body.orderId, payer.value)
    return order.ok ? ok(payments.orderView(order.value)) : order
  })

  serve(app, calls.inquireTransaction, async ({ body, request }) => {
    const payer = payerOf(reach(request))
    return payer.ok ? payments.inquire(body, payer.value) : payer
  })

  serve(app, calls.getTopupFaces, () => {
    const now = clock.now()
    const { faces, custom } = rules.at('topup.faces', now)
    return ok({
      faces: [...faces],
      custom,
      taxPct: rules.at('tax.telecom', now).pct,
      validityDays: rules.at('line.validity', now).daysPerTopup,
      perDay: rules.at('topup.perDay', now),
    })
  })
}
