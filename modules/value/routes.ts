import type { FastifyInstance, FastifyRequest } from 'fastify'
import { maskMsisdn } from '#contracts/msisdn.ts'
import { receiptNo } from '#contracts/receipt-no.ts'
import * as calls from '#contracts/value.ts'
import { endOfYangonDay, startOfYangonDay } from '#language/yangon-day.ts'
import { lineFor } from '#modules/identity/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { serve } from '#platform/http/serve.ts'
import type { Session } from '#platform/http/session.ts'
import type { Value } from './engine.ts'
import type { HistoryFilter, HistoryReadModel, HistoryRow } from './history-read-model.ts'
import type { StoredMove } from './move.ts'
import { promisedBy } from './still-checking.ts'

type Names = { readonly name: string; readonly nameMm: string | null }

type UseCases = {
  readonly value: Value
  readonly history: HistoryReadModel
  readonly names: (product: string) => Names | null
  readonly session: (request: FastifyRequest) => Session
}

const hasReceipt = (state: string): boolean => state === 'COMPLETED' || state === 'REVERSED'

/** No receipt where only points were added, taken or expired: nothing was paid. */
const hasPaper = ({ status, type }: HistoryRow): boolean =>
  (status === 'SUCCEEDED' || status === 'REVERSED') && !type.startsWith('POINT_')

export function valueRoutes(app: FastifyInstance, { value, history, names, session }: UseCases): void {
  const transaction = (row: HistoryRow): calls.Transaction => ({
    transactionId: row.moveId,
    at: row.at.toISOString(),
    type: row.type,
    status: row.status,
    packageId: row.product,
    packageName: row.product && (names(row.product)?.name ?? row.product),
    packageNameMm: (row.product && names(row.product)?.nameMm) || null,
    deltas: [...row.deltas],
    counterparty: row.counterparty && maskMsisdn(row.counterparty),
    why: { key: row.why.key, slots: { ...row.why.slots } },
    receiptNo: hasPaper(row) ? receiptNo(row.moveId) : null,
  })

  serve(app, calls.getTransactions, async ({ query, request }) => {
    const line = lineFor(session(request), undefined, 'see')
    if (!line.ok) return line
    const { type, status, from, to, page, size } = query
    const offset = page * size
    const filter: HistoryFilter = {
      type,
      status,
      from: from === undefined ? undefined : startOfYangonDay(from),
      to: to === undefined ? undefined : endOfYangonDay(to),
      offset,
      limit: size + 1,
    }
    // Open moves are shown at the top of the first page, whatever their date.
    const open =
      page === 0 && (status === undefined || status === 'PENDING') ? await history.open(line.value) : []
    const ended = status === 'PENDING' ? [] : await history.ended(line.value, filter)
    const rows = [...open.filter((row) => type === undefined || row.type === type), ...ended.slice(0, size)]
    const hasMore = ended.length > size
    return ok(rows.map(transaction), { page, size, total: offset + rows.length + (hasMore ? 1 : 0), hasMore })
  })

  const view = (move: StoredMove): calls.MoveView => ({
    moveId: move.id,
    kind: move.kind,
    // For the customer HELD is still unknown; older clients know no other state for it.
    state: move.state === 'HELD' ? 'UNKNOWN' : move.state,
    packageId: move.product,
    amount: move.amountKyat,
    counterparty: move.counterparty && maskMsisdn(move.counterparty),
    createdAt: move.createdAt.toISOString(),
    promisedBy: promisedBy(move),
    failure: move.failure?.code ?? null,
    receiptNo: hasReceipt(move.state) ? receiptNo(move.id) : null,
  })

  serve(app, calls.getMove, async ({ params, request }) => {
    const move = await value.find(params.moveId, session(request).subject)
    return move ? ok(view(move)) : refused('NOT_FOUND')
  })

  serve(app, calls.cancelMove, async ({ params, request }) => {
    const answer = await value.cancel(params.moveId, session(request).subject)
    return answer.ok ? ok(view(answer.value)) : answer
  })

  serve(app, calls.resendMoveCode, async ({ params, request }) => {
    const answer = await value.resendCode(params.moveId, session(request).subject)
    return answer.ok ? ok({ otp: answer.value }) : answer
  })
}
