import { makeOrderStore, type LineOrderState } from '#modules/payments/index.ts'
import type { Database } from '#platform/db/database.ts'
import { isDuplicate } from '#platform/db/is-duplicate.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import type { ChangeLine, Did } from './change-line.ts'
import type { ByStaff } from './dispatch-visits.ts'
import { makeLineVisitStore } from './line-visit-store.ts'
import { hasCash, isReceiptUsed, takeCash, type Cash } from './take-cash.ts'

type Deps = Pick<ChangeLine, 'change'> & {
  readonly db: Database
  readonly openLine: ((orderId: string) => Promise<unknown>) | undefined
}

/**
 * The router is installed. Payment at the door is recorded with the number of the paper receipt, which counts once. The order is
 * COMPLETED only when the book has answered.
 */
export const makeInstalled = ({ db, change, openLine }: Deps) =>
  async function installed(orderId: string, by: ByStaff, cash?: Cash): Promise<Did> {
    const done = await change(orderId, 'INSTALLED', async (tx, { order, row, now }) => {
      if (row.payOnSite && !(await hasCash(tx, orderId))) {
        if (!cash) return refused('CONFLICT')
        if (await isReceiptUsed(tx, cash)) return refused('DUPLICATE_REQUEST')
        await takeCash(tx, order, cash.receiptNo, by, now)
      }
      await makeLineVisitStore(tx).setOpening(orderId, now)
      return ok('IN_PROGRESS')
    }).catch((error: unknown): Did => {
      if (isDuplicate(error, 'payment_provider_idx')) return refused('DUPLICATE_REQUEST')
      throw error
    })
    if (!done.ok || !openLine) return done
    await openLine(orderId)
    const after = await makeOrderStore(db).find(orderId)
    return ok((after?.state ?? 'IN_PROGRESS') as LineOrderState)
  }
