import { MOVE_ID_WITHIN_MS, moveIdTime } from '#contracts/move-id.ts'
import { moveStateOf } from '#modules/value/index.ts'
import type { Tx } from '#platform/db/database.ts'
import type { StoredVoucher } from './member-voucher-store.ts'

/** NOTED: its move has not begun; the request may be about to, or broke off. */
export type NotedBack = 'NONE' | 'NOTED' | 'UNDER_WAY'

/** What became of the giving back that a voucher notes. Under the row's lock, which its move takes before it begins. */
export async function notedBack(tx: Tx, { backId }: StoredVoucher, now: Date): Promise<NotedBack> {
  if (backId === null) return 'NONE'
  const state = await moveStateOf(tx, backId)
  if (state !== null) return state === 'FAILED' ? 'NONE' : 'UNDER_WAY'
  // No move begins with an older id.
  return now.getTime() - moveIdTime(backId) > MOVE_ID_WITHIN_MS ? 'NONE' : 'NOTED'
}
