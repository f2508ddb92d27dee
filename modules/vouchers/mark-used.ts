import type { Tx } from '#platform/db/database.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { makeMemberVoucherStore, type StoredVoucher } from './member-voucher-store.ts'
import { stateAt } from './member-voucher-view.ts'

/** Staff mark a code as used for an outlet that accepted it: only a revealed one, even when its PIN is locked. */
export async function markUsed(tx: Tx, id: string, now: Date): Promise<Answer<StoredVoucher>> {
  const store = makeMemberVoucherStore(tx)
  const one = await store.lock(id)
  if (!one) return refused('NOT_FOUND')
  if (stateAt(one, now) !== 'REVEALED') return refused('VOUCHER_NOT_REVEALED')
  await store.step(id, 'REVEALED', 'USED', now)
  return ok({ ...one, state: 'USED', usedAt: now })
}
