import type { Transaction } from '#contracts/value.ts'
import type { ReportedThing } from '../../navigation/report-path.ts'

const OF_CATEGORY: Readonly<Record<string, readonly Transaction['type'][]>> = {
  PACKAGE_NOT_RECEIVED: ['PACKAGE', 'RENEWAL', 'GIFT_OUT', 'GIFT_IN'],
  TOPUP_NOT_RECEIVED: ['TOPUP'],
  SHARE_WRONG_NUMBER: ['SHARE_OUT', 'GIFT_OUT'],
  PAYMENT_NOT_POSTED: ['FTTH_PAYMENT'],
}
const SHOWN = 3
/** What is not done yet, or was not done, is what people write about. */
const WORRY: Readonly<Record<Transaction['status'], number>> = {
  PENDING: 0,
  FAILED: 1,
  REVERSED: 2,
  SUCCEEDED: 2,
}

/** The few rows it is most likely about; the one the visitor came from is always included. */
export function likelyRows(
  category: string,
  rows: readonly Transaction[],
  asked: ReportedThing | null,
): Transaction[] {
  const types = OF_CATEGORY[category]
  const isAsked = ({ transactionId }: Transaction) => transactionId === asked?.id
  const fitting = rows.filter((row) => isAsked(row) || !types || types.includes(row.type))
  return fitting
    .map((row, at) => ({ row, at }))
    .sort(
      (a, b) =>
        Number(isAsked(b.row)) - Number(isAsked(a.row)) ||
        WORRY[a.row.status] - WORRY[b.row.status] ||
        a.at - b.at,
    )
    .slice(0, SHOWN)
    .map(({ row }) => row)
}
