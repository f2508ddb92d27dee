import type { Transaction } from '#contracts/value.ts'
import { now } from '../../clock/now.ts'
import { later, Nothing } from '../../page/later.tsx'

/** How long a share can be recalled; the server decides. */
const ASK_BACK_MS = 60 * 60_000

const Recall = later<{ moveId: string; until: string }>(
  () => import('../../value/recall.tsx').then((module) => module.Recall),
  Nothing,
)

/** Data and minutes shared within the last hour. Kyat cannot be recalled. */
export function canBeAskedBack({ type, status, deltas, at }: Transaction, nowMs: number): boolean {
  const isShare = type === 'SHARE_OUT' && status === 'SUCCEEDED'
  return isShare && deltas.some(({ unit }) => unit !== 'MMK') && nowMs < Date.parse(at) + ASK_BACK_MS
}

/** "Wrong number?" for somebody who has left the confirmation page. */
export function WrongNumber({ transaction }: { readonly transaction: Transaction }) {
  if (!canBeAskedBack(transaction, now())) return null
  const until = new Date(Date.parse(transaction.at) + ASK_BACK_MS).toISOString()
  return <Recall moveId={transaction.transactionId} until={until} />
}
