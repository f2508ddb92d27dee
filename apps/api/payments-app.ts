import type { FastifyInstance, FastifyRequest } from 'fastify'
import enPayments from '#i18n/en/payments.json' with { type: 'json' }
import myPayments from '#i18n/my/payments.json' with { type: 'json' }
import { paymentRoutes, servePayPage, type Channels, type Payments } from '#modules/payments/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { serveNotice } from '#platform/http/serve-notice.ts'
import type { AnySession } from '#platform/http/session.ts'

type Deps = {
  readonly payments: Payments
  readonly channels: Channels
  readonly rules: Rules
  readonly clock: Clock
  readonly reach: (request: FastifyRequest) => AnySession
}

/** Orders and payments in this process: calls, notices of channels, and the page that leads to a channel. */
export function servePayments(app: FastifyInstance, { payments, channels, rules, clock, reach }: Deps): void {
  paymentRoutes(app, { payments, rules, clock, reach })
  servePayPage(app, { payments, words: { en: enPayments, my: myPayments } })
  serveNotice(app, {
    answerTo: (from) => channels.named(from)?.noticeAnswer ?? null,
    take: payments.takeNotice,
  })
}
