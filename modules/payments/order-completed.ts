import type { PriceLine } from '#contracts/price-line.ts'
import type { Tx } from '#platform/db/database.ts'
import type { PlacedOrder } from './order.ts'

/** Whoever wants to know that an order of somebody signed in was delivered; written in the transaction of its end. */
export type OrderCompleted = (
  tx: Tx,
  done: {
    readonly id: string
    readonly line: string
    readonly netKyat: number
    /** Besides it: what old bills leave to be paid, their tax included and not named. */
    readonly withTaxKyat: number
    readonly now: Date
  },
) => Promise<void>

const sumOf = (lines: readonly PriceLine[], kind: PriceLine['kind']): number =>
  lines.filter((line) => line.kind === kind).reduce((sum, { amount }) => sum + amount, 0)

/** Tells it, unless nobody is known to have ordered it. */
export async function tellCompleted(
  completed: OrderCompleted | undefined,
  tx: Tx,
  { id, payer, guest, totalKyat }: PlacedOrder,
  lines: readonly PriceLine[],
  now: Date,
): Promise<void> {
  if (!completed || guest) return
  const withTaxKyat = sumOf(lines, 'DEBT')
  const netKyat = totalKyat - withTaxKyat - sumOf(lines, 'TAX')
  await completed(tx, { id, line: payer, netKyat, withTaxKyat, now })
}
