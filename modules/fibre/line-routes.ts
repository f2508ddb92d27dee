import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as calls from '#contracts/fibre-orders.ts'
import { lineFor } from '#modules/identity/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { serve } from '#platform/http/serve.ts'
import type { AnySession, Session } from '#platform/http/session.ts'
import type { CallBack } from './call-back.ts'
import type { OwnLines } from './own-lines.ts'
import type { Plans } from './plans.ts'
import { makeSlotStore } from './slot-store.ts'
import { offeredDays } from './visit-times.ts'

export type LineUseCases = {
  readonly db: Database
  readonly clock: Clock
  readonly rules: Rules
  readonly plans: Plans
  readonly callBack: CallBack
  readonly lines: OwnLines
  readonly session: (request: FastifyRequest) => Session
  readonly reach: (request: FastifyRequest) => AnySession
}

export function lineRoutes(app: FastifyInstance, use: LineUseCases): void {
  const { db, clock, rules, plans, callBack, lines, session, reach } = use
  const numberOf = (who: AnySession): string => {
    const number = lineFor(who, undefined, 'reach')
    return number.ok ? number.value : ''
  }

  serve(app, calls.createFtthCustomer, ({ body, lang }) => callBack(body, lang))

  serve(app, calls.getInstallSlots, async ({ query }) => {
    const place = plans.place(query.placeId)
    if (!place) return refused('NOT_FOUND')
    const now = clock.now()
    const visits = rules.at('ftth.visits', now)
    return ok(await makeSlotStore(db).free(place.township.id, offeredDays(now, visits), visits.capacity))
  })

  serve(app, calls.trackOrder, ({ body, request }) => {
    const who = reach(request)
    const account = who.scope === 'account' ? who.subject : null
    return lines.track({ account, number: numberOf(who) }, body)
  })
  serve(app, calls.getLineOrders, ({ request }) => lines.list(session(request).subject))
  serve(app, calls.moveVisit, ({ body, request }) =>
    lines.move(session(request).subject, body.orderId, body.visit),
  )
  serve(app, calls.cancelLineOrder, ({ body, request }) => {
    const who = session(request)
    return lines.cancel({ account: who.subject, number: numberOf(who) }, body.orderId, body.reason)
  })
}
