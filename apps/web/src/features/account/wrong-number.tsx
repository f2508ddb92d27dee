import type { Transaction } from '#contracts/value.ts'
import { now } from '../../clock/now.ts'
import { later } from '../../page/later.tsx'

/** As long as a share can be asked back; the server has the last word. */
const ASK_BACK_MS = 60 * 60_000

const Nothing = () => null
const Recall = later<{ moveId: string; until: string }>(
  () => import('../../value/recall.tsx').then((module) => module.Recall),
  Nothing,
)

/** Data and minutes that went to another line within the last hour. Kyat cannot be asked back. */
export function canBeAskedBack({ type, status, deltas, at }: Transaction, nowMs: number): boolean {
  const isShare = type === 'SHARE_OUT' && status === 'SUCCEEDED'
  return isShare && deltas.some(({ unit }) => unit !== 'MMK') && nowMs < Date.parse(at) + ASK_BACK_MS
}

/** "Wrong number?" for whoever has left the page that confirmed the share. */
export function WrongNumber({ transaction }: { readonly transaction: Transaction }) {
  if (!canBeAskedBack(transaction, now())) return null
  const until = new Date(Date.parse(transaction.at) + ASK_BACK_MS).toISOString()
  return <Recall moveId={transaction.transactionId} until={until} />
}
