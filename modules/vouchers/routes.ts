import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as calls from '#contracts/vouchers.ts'
import type { Voucher } from '#contracts/vouchers.ts'
import { lineFor } from '#modules/identity/index.ts'
import { codeOf, doneOf, moveIdOf, type Value } from '#modules/value/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { serve } from '#platform/http/serve.ts'
import type { Session } from '#platform/http/session.ts'
import type { OwnVouchers } from './own-vouchers.ts'
import type { VoucherKind } from './voucher-kind.ts'
import { makeVoucherStore } from './voucher-store.ts'

type UseCases = {
  readonly db: Database
  readonly clock: Clock
  readonly value: Value
  readonly voucher: VoucherKind
  readonly own: OwnVouchers
  /** The place itself and every place that contains it. */
  readonly placeChain: (placeId: string) => readonly string[]
  readonly session: (request: FastifyRequest) => Session
}

export function voucherRoutes(app: FastifyInstance, deps: UseCases): void {
  const { db, clock, placeChain } = deps
  const isAt = ({ outlets }: Voucher, placeId: string): boolean =>
    outlets.some((outlet) => placeChain(outlet.placeId).includes(placeId))

  serve(app, calls.getVouchers, async ({ query }) => {
    const { category, placeId, page, size } = query
    const all = (await makeVoucherStore(db).list(clock.now()))
      .filter(({ event }) => (event !== null) === (query.event === 'true'))
      .filter((one) => query.class === undefined || one.class === query.class)
      .filter((one) => category === undefined || one.category === category)
      .filter((one) => placeId === undefined || isAt(one, placeId))
      .toSorted((a, b) => Number(a.left === 0) - Number(b.left === 0))
    const from = page * size
    const hasMore = all.length > from + size
    return ok(all.slice(from, from + size), { page, size, total: all.length, hasMore })
  })

  serve(app, calls.getVoucher, async ({ params }) => {
    const found = await makeVoucherStore(db).find(params.voucherId)
    return found ? ok(found) : refused('NOT_FOUND')
  })

  exchangeRoutes(app, deps)
  ownRoutes(app, deps)
}

function exchangeRoutes(app: FastifyInstance, { value, voucher, session }: UseCases): void {
  serve(app, calls.requestVoucher, async ({ params, body, lang, request }) => {
    const own = session(request)
    const line = lineFor(own, undefined, 'spend')
    if (!line.ok) return line
    const input = { ...params, ...body, withCode: true }
    const asked = { id: moveIdOf(request), subject: own.subject, line: line.value, lang, input }
    const sent = codeOf(await value.start(voucher, asked))
    if (!sent.ok) return sent
    const { move, otp } = sent.value
    return ok({ transferId: move.id, otp, points: move.plan.data.points })
  })

  serve(app, calls.exchangeVoucher, async ({ params, body, lang, request }) => {
    const own = session(request)
    const line = lineFor(own, undefined, 'spend')
    if (!line.ok) return line
    const { transferId: id, otp, expectedPoints, withGuest } = body
    if (id !== undefined && otp !== undefined)
      return doneOf(
        await value.confirm(voucher, { id, subject: own.subject, otp, product: params.voucherId }),
      )
    const input = { ...params, expectedPoints, withGuest, withCode: false }
    const asked = { id: moveIdOf(request), subject: own.subject, line: line.value, lang, input }
    return doneOf(await value.start(voucher, asked))
  })
}

function ownRoutes(app: FastifyInstance, { own, session }: UseCases): void {
  serve(app, calls.getMyVouchers, async ({ query, request }) => {
    const line = lineFor(session(request), undefined, 'see')
    return line.ok ? ok(await own.list(line.value, query.voucherId)) : line
  })

  serve(app, calls.revealVoucher, async ({ params, request }) => {
    const line = lineFor(session(request), undefined, 'spend')
    return line.ok ? own.reveal(params.id, line.value) : line
  })

  serve(app, calls.useVoucher, async ({ params, body, request }) => {
    const line = lineFor(session(request), undefined, 'spend')
    return line.ok ? own.use(params.id, line.value, body.pin) : line
  })

  serve(app, calls.giveBackVoucher, async ({ params, request }) => {
    const who = session(request)
    const line = lineFor(who, undefined, 'spend')
    return line.ok ? own.giveBack(params.id, who.subject, line.value) : line
  })
}
