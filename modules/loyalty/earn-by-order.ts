import type { Rules } from '#modules/rules/index.ts'
import type { EndListener } from '#modules/value/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { writeRows } from '#platform/db/write-rows.ts'
import { earnsFor } from './earn.ts'
import { earnSeen } from './earn-store.ts'

export type OrderDone = {
  readonly id: string
  readonly line: string
  readonly netKyat: number
  /** A further amount, which includes tax. */
  readonly withTaxKyat: number
  readonly now: Date
}

/** A delivered order informs the same listeners as a move: it earns once, under its own id, without a daily limit. */
export const makeOrderEarns =
  (listeners: readonly EndListener[], rules: Rules) =>
  async (tx: Tx, { id, line, netKyat, withTaxKyat, now }: OrderDone): Promise<void> => {
    const { pct } = rules.at('tax.telecom', now)
    const whole = netKyat + Math.floor((withTaxKyat * 100) / (100 + pct))
    const earns = earnsFor({ netKyat: whole, limited: false }, await earnSeen(tx, line, now), rules, now)
    await writeRows(tx, {
      rows: listeners.flatMap((one) => one.onCompleted({ id, line, earns, at: now })),
    })
  }

/** A refunded order loses the points it earned. */
export const makeOrderReverses =
  (listeners: readonly EndListener[]) =>
  (tx: Tx, id: string, at: Date): Promise<void> =>
    writeRows(tx, { marks: listeners.flatMap((one) => one.onReversed({ id, at })) })
