import type { FastifyInstance, FastifyRequest } from 'fastify'
import { maskMsisdn, parseMsisdn } from '#contracts/msisdn.ts'
import {
  askForShare,
  askRecall,
  declineShareAsk,
  getRecall,
  getShareAsks,
  SHARE_CALLS,
  SHARE_TYPES,
  type ShareType,
} from '#contracts/sharing.ts'
import { lineFor } from '#modules/identity/index.ts'
import { wordsToSend } from '#modules/recipients/index.ts'
import { codeOf, doneOf, moveIdOf, type Value } from '#modules/value/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { serve } from '#platform/http/serve.ts'
import type { Session } from '#platform/http/session.ts'
import type { Asks } from './asks.ts'
import type { Recalls } from './recalls.ts'
import type { makeShareInfo } from './share-info.ts'
import type { ShareKind } from './share-kind.ts'

type UseCases = {
  readonly value: Value
  readonly shares: Readonly<Record<ShareType, ShareKind>>
  /** Enabled types; calls of the others are answered like unknown ones. */
  readonly types: readonly ShareType[]
  readonly shareInfo: ReturnType<typeof makeShareInfo>
  readonly recalls: Recalls
  /** Null when asking is disabled. */
  readonly asks: Asks | null
  readonly session: (request: FastifyRequest) => Session
}

/** Three calls for each type, and recalls. */
export function sharingRoutes(app: FastifyInstance, deps: UseCases): void {
  for (const type of SHARE_TYPES) serveType(app, type, deps)
  serveAsks(app, deps)
  const { recalls, session } = deps
  serve(app, askRecall, ({ params, lang, request }) =>
    recalls.ask(params.transferId, session(request).subject, lang),
  )
  serve(app, getRecall, async ({ params, request }) => {
    const line = lineFor(session(request), undefined, 'see')
    return line.ok ? recalls.find(params.transferId, line.value) : line
  })
}

function serveType(app: FastifyInstance, type: ShareType, deps: UseCases): void {
  const { value, shares, types, shareInfo, session } = deps
  const [calls, share, isOn] = [SHARE_CALLS[type], shares[type], types.includes(type)]

  serve(app, calls.info, async ({ query, request }) => {
    const line = lineFor(session(request), query.phoneNumber, 'see')
    return line.ok ? shareInfo(type, line.value) : line
  })

  serve(app, calls.request, async ({ body, lang, request }) => {
    if (!isOn) return refused('NOT_FOUND')
    const own = session(request)
    const line = lineFor(own, body.phoneNumber, 'spend')
    if (!line.ok) return line
    const receiver = parseMsisdn(body.receiver)
    if (!receiver) return refused('NUMBER_INVALID')
    const { amount, expectedFee, message = '' } = body
    const input = { receiver, amount, expectedFee, message: wordsToSend(message) || null }
    const asked = { id: moveIdOf(request), subject: own.subject, line: line.value, lang, input }
    const sent = codeOf(await value.start(share, asked))
    if (!sent.ok) return sent
    const { move, otp } = sent.value
    const { feeKyat, validTo } = move.plan.data
    const after = await shareInfo(type, line.value)
    if (!after.ok) return after
    const { shareable, limits } = after.value
    return ok({
      transferId: move.id,
      otp,
      fee: feeKyat,
      senderAfter: shareable,
      receiverMasked: maskMsisdn(receiver),
      recipientValidTo: validTo,
      left: {
        count: Math.max(0, limits.perDayCount - limits.usedToday),
        amount: Math.max(0, limits.perDayAmount - limits.amountUsedToday),
      },
    })
  })

  serve(app, calls.confirm, async ({ body, request }) => {
    const { subject } = session(request)
    return doneOf(await value.confirm(share, { id: body.transferId, subject, otp: body.otp }))
  })
}

function serveAsks(app: FastifyInstance, { asks, types, session }: UseCases): void {
  serve(app, getShareAsks, async ({ request }) => {
    if (!asks) return refused('NOT_FOUND')
    const line = lineFor(session(request), undefined, 'see')
    return line.ok ? ok(await asks.list(line.value)) : line
  })

  serve(app, askForShare, async ({ body, request }) => {
    const { kind: type, amount, message = '' } = body
    if (!asks || !types.includes(type)) return refused('NOT_FOUND')
    const giver = parseMsisdn(body.giver)
    if (!giver) return refused('NUMBER_INVALID')
    const asker = lineFor(session(request), undefined, 'own')
    if (!asker.ok) return asker
    return asks.ask({ asker: asker.value, giver, type, amount, message: wordsToSend(message) || null })
  })

  serve(app, declineShareAsk, async ({ params, request }) => {
    if (!asks) return refused('NOT_FOUND')
    const line = lineFor(session(request), undefined, 'spend')
    return line.ok ? asks.decline(params.askId, line.value) : line
  })
}
