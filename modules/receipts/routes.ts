import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getReceiptPdf, receiptPath, verifyReceipt } from '#contracts/receipts.ts'
import { maskMsisdn } from '#contracts/msisdn.ts'
import { moveIdOfReceipt, receiptNo } from '#contracts/receipt-no.ts'
import { lineFor } from '#modules/identity/index.ts'
import type { HistoryReadModel, Value } from '#modules/value/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { serve } from '#platform/http/serve.ts'
import { serveFile } from '#platform/http/serve-file.ts'
import type { Session } from '#platform/http/session.ts'
import { makeReceiptDrawer } from './receipt-drawer.ts'
import { receiptSheet, type ReceiptWords } from './receipt-sheet.ts'

type Names = { readonly name: string; readonly nameMm: string | null }

type UseCases = {
  readonly value: Pick<Value, 'findAny'>
  readonly history: Pick<HistoryReadModel, 'one'>
  readonly names: (product: string) => Names | null
  readonly words: ReceiptWords
  /** Where the code on the paper leads. */
  readonly origin: string
  readonly session: (request: FastifyRequest) => Session
}

export function receiptRoutes(app: FastifyInstance, deps: UseCases): void {
  const { value, history, names, words, origin, session } = deps
  const drawer = makeReceiptDrawer()
  app.addHook('onClose', () => drawer.close())

  serve(app, verifyReceipt, async ({ params }) => {
    const id = moveIdOfReceipt(params.receiptNo)
    const move = id && (await value.findAny(id))
    if (!move || (move.state !== 'COMPLETED' && move.state !== 'REVERSED')) return refused('NOT_FOUND')
    const known = move.product === null ? null : names(move.product)
    /** A line whose history begins later belongs to somebody else now, or to nobody. */
    const masked = async (number: string | null) =>
      number !== null && (await history.one(number, move.id)) ? maskMsisdn(number) : null
    return ok({
      receiptNo: receiptNo(move.id),
      at: (move.settledAt ?? move.createdAt).toISOString(),
      kind: move.kind,
      state: move.state,
      amount: move.amountKyat,
      packageName: known?.name ?? move.product,
      packageNameMm: known?.nameMm ?? null,
      line: await masked(move.line),
      recipient: await masked(move.counterparty),
    })
  })

  serveFile(app, getReceiptPdf, async ({ params, lang, request }) => {
    const own = lineFor(session(request), undefined, 'see')
    if (!own.ok) return own
    const { value: line } = own
    const id = moveIdOfReceipt(params.receiptNo)
    const row = id && (await history.one(line, id))
    if (!row || row.status === 'FAILED') return refused('NOT_FOUND')
    const known = row.product === null ? null : names(row.product)
    const name = (lang === 'my' ? known?.nameMm : null) ?? known?.name ?? row.product
    const number = receiptNo(row.moveId)
    const address = origin + receiptPath(number)
    const drawn = await drawer.draw(receiptSheet({ row, line, name, lang, words, address }))
    return drawn.ok ? ok({ name: `receipt-${number}.pdf`, content: drawn.value }) : drawn
  })
}
