import type { PriceLine } from '#contracts/price-line.ts'
import type { Tx } from '#platform/db/database.ts'
import type { PlacedOrder } from './order.ts'

/** Called when an order of a signed-in customer is delivered, in the transaction that ends it. */
export type OrderCompleted = (
  tx: Tx,
  done: {
    readonly id: string
    readonly line: string
    readonly netKyat: number
    /** In addition, kyat for older bills, with tax included but not itemised. */
    readonly withTaxKyat: number
    readonly now: Date
  },
) => Promise<void>

const sumOf = (lines: readonly PriceLine[], kind: PriceLine['kind']): number =>
  lines.filter((line) => line.kind === kind).reduce((sum, { amount }) => sum + amount, 0)

/** Reports it, unless the order has no known account: a guest's, or one whose number has another holder since. */
export async function tellCompleted(
  completed: OrderCompleted | undefined,
  tx: Tx,
  { id, payer, guest, owner, totalKyat }: PlacedOrder,
  lines: readonly PriceLine[],
  now: Date,
): Promise<void> {
  if (!completed || guest || owner === null) return
  const withTaxKyat = sumOf(lines, 'DEBT')
  const netKyat = totalKyat - withTaxKyat - sumOf(lines, 'TAX')
  await completed(tx, { id, line: payer, netKyat, withTaxKyat, now })
}
