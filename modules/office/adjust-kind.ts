import * as z from 'zod/mini'
import { isOfOneWhoLeft, isReturned, type MoveKind } from '#modules/value/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { ok, refused } from '#platform/errors/answer.ts'

const Adjust = z.object({
  proposalId: z.string(),
  kyat: z.int(),
  /** The move that took too much. Those begun by the release before have none. */
  moveId: z._default(z.nullable(z.string()), null),
})
type Adjust = z.infer<typeof Adjust>

export type AdjustKind = MoveKind<Adjust, null, Adjust, Adjust>

type EndAdjust = (tx: Tx, proposalId: string, now: Date) => Promise<void>

/** Credits a line with what a move that staff ended had taken too much. The proposal ends with it. */
export const makeAdjustKind = (end: EndAdjust): AdjustKind => ({
  name: 'adjust',
  kept: { version: 1, data: Adjust, result: Adjust },
  same: () => null,
  waits: () => false,
  gather: async () => null,
  check: async (tx, { line, input, now }) => {
    const { kyat, moveId } = input
    // What was taken too much goes back with the whole price, where that goes back.
    if (moveId !== null && (await isReturned(tx, { line, moveId, now }))) return refused('CONFLICT')
    if (moveId !== null && (await isOfOneWhoLeft(tx, moveId))) return refused('CONFLICT')
    return ok({
      order: {
        do: 'credit',
        order: { line, unit: 'MMK', amount: kyat, source: 'MAIN', validTo: null },
      },
      product: null,
      amountKyat: kyat,
      counterparty: null,
      confirmation: null,
      history: [
        {
          line,
          type: 'ADJUST',
          deltas: [{ unit: 'MMK', value: kyat }],
          counterparty: null,
          why: { key: 'adjust', slots: { kyat } },
        },
      ],
      notices: [],
      data: input,
    })
  },
  async settled(tx, { move, now }) {
    await end(tx, move.plan.data.proposalId, now)
    return move.plan.data
  },
})
