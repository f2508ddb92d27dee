import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as calls from '#contracts/loyalty.ts'
import { parseMsisdn } from '#contracts/msisdn.ts'
import { endOfYangonDay, startOfYangonDay } from '#language/yangon-day.ts'
import { lineFor } from '#modules/identity/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import {
  codeOf,
  doneOf,
  moveIdOf,
  PATIENCE,
  within,
  type OperatorCore,
  type Value,
} from '#modules/value/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { serve } from '#platform/http/serve.ts'
import type { Session } from '#platform/http/session.ts'
import type { makeCard } from './card.ts'
import { makeChangesReadModel } from './changes-read-model.ts'
import type { ExchangeInput } from './exchange-input.ts'
import type { ExchangeKind } from './exchange-kind.ts'
import { makeExchangeOfferStore } from './offer-store.ts'
import { readRules } from './read-rules.ts'

type UseCases = {
  readonly db: Database
  readonly clock: Clock
  readonly rules: Rules
  readonly core: Pick<OperatorCore, 'line'>
  readonly value: Value
  readonly exchange: ExchangeKind
  readonly card: ReturnType<typeof makeCard>
  readonly session: (request: FastifyRequest) => Session
}

export function loyaltyRoutes(app: FastifyInstance, deps: UseCases): void {
  const { db, clock, rules, core, card, session } = deps

  serve(app, calls.getLoyaltyCard, async ({ query, request }) => {
    const line = lineFor(session(request), query.phoneNumber, 'see')
    return line.ok ? card(line.value) : line
  })

  serve(app, calls.getLoyaltyRules, async () => ok(readRules(rules, clock.now())))

  serve(app, calls.getPointChanges, async ({ query, request }) => {
    const line = lineFor(session(request), undefined, 'see')
    if (!line.ok) return line
    const known = await within(PATIENCE.readMs, core.line(line.value)).catch(() => undefined)
    if (known === undefined) return refused('UPSTREAM_TIMEOUT')
    const lots = (known?.buckets ?? []).filter(({ unit }) => unit === 'POINT')
    const balance = lots.reduce((sum, one) => sum + one.balance, 0)
    const { kind, from, to, page, size } = query
    const offset = page * size
    const found = await makeChangesReadModel(db).list(line.value, balance, {
      kind,
      from: from === undefined ? undefined : startOfYangonDay(from),
      to: to === undefined ? undefined : endOfYangonDay(to),
      offset,
      limit: size + 1,
    })
    const hasMore = found.length > size
    const rows = found.slice(0, size)
    return ok(rows, { page, size, total: offset + rows.length + (hasMore ? 1 : 0), hasMore })
  })

  serve(app, calls.getExchangeOffers, async ({ query }) => {
    const offers = await makeExchangeOfferStore(db).list(clock.now())
    return ok(offers.filter(({ type }) => query.type === undefined || type === query.type))
  })

  exchangeRoutes(app, deps)
}

type Wish = {
  readonly offerId: string
  readonly expectedPoints: number
  readonly targetPhone?: string | undefined
  readonly contractNo?: string | undefined
}

function exchangeRoutes(app: FastifyInstance, { value, exchange, session }: UseCases): void {
  /** Without a number it is for the own line. */
  function inputOf(wish: Wish, own: Session, withCode: boolean): Answer<ExchangeInput> {
    const receiver = wish.targetPhone === undefined ? null : parseMsisdn(wish.targetPhone)
    if (wish.targetPhone !== undefined && receiver === null) return refused('NUMBER_INVALID')
    const { offerId, expectedPoints, contractNo = null } = wish
    return ok({ offerId, expectedPoints, receiver, contractNo, account: own.subject, withCode })
  }

  serve(app, calls.requestRedeem, async ({ body, lang, request }) => {
    const own = session(request)
    const line = lineFor(own, undefined, 'spend')
    if (!line.ok) return line
    const input = inputOf(body, own, true)
    if (!input.ok) return input
    const asked = { id: moveIdOf(request), subject: own.subject, line: line.value, lang, input: input.value }
    const sent = codeOf(await value.start(exchange, asked))
    if (!sent.ok) return sent
    const { move, otp } = sent.value
    return ok({ transferId: move.id, otp, points: move.plan.data.points })
  })

  serve(app, calls.redeem, async ({ body, lang, request }) => {
    const own = session(request)
    const line = lineFor(own, undefined, 'spend')
    if (!line.ok) return line
    const { transferId: id, otp, offerId: product } = body
    if (id !== undefined && otp !== undefined)
      return doneOf(await value.confirm(exchange, { id, subject: own.subject, otp, product }))
    const input = inputOf(body, own, false)
    if (!input.ok) return input
    const asked = { id: moveIdOf(request), subject: own.subject, line: line.value, lang, input: input.value }
    return doneOf(await value.start(exchange, asked))
  })
}
