import { maskMsisdn } from '#contracts/msisdn.ts'
import { receiptNo } from '#contracts/receipt-no.ts'
import { lineFor } from '#modules/identity/index.ts'
import type { HistoryReadModel, Value } from '#modules/value/index.ts'
import { moveContent } from './move-content.ts'
import type { ReceiptWords } from './receipt-sheet.ts'
import type { ReceiptSource } from './receipt-source.ts'

type Names = { readonly name: string; readonly nameMm: string | null }

type Deps = {
  readonly value: Pick<Value, 'findAny'>
  readonly history: Pick<HistoryReadModel, 'one'>
  readonly names: (product: string) => Names | null
  readonly words: ReceiptWords
}

/** Receipts of moves, from the history of the own line. */
export const makeMoveReceipts = ({ value, history, names, words }: Deps): ReceiptSource => ({
  async verify(id) {
    const move = await value.findAny(id)
    if (!move || (move.state !== 'COMPLETED' && move.state !== 'REVERSED')) return null
    const known = move.product === null ? null : names(move.product)
    /** A line whose history begins later has another holder now, or none. */
    const masked = async (number: string | null) =>
      number !== null && (await history.one(number, move.id)) ? maskMsisdn(number) : null
    return {
      receiptNo: receiptNo(move.id),
      at: (move.settledAt ?? move.createdAt).toISOString(),
      kind: move.kind,
      state: move.state,
      amount: move.amountKyat,
      packageName: known?.name ?? move.product,
      packageNameMm: known?.nameMm ?? null,
      line: await masked(move.line),
      recipient: await masked(move.counterparty),
    }
  },

  async content({ id, who, lang }) {
    const own = lineFor(who, undefined, 'see')
    if (!own.ok) return null
    const { value: line } = own
    const row = await history.one(line, id)
    if (!row || row.status === 'FAILED') return null
    const known = row.product === null ? null : names(row.product)
    const name = (lang === 'my' ? known?.nameMm : null) ?? known?.name ?? row.product
    return moveContent({ row, line, name, lang, words })
  },
})
