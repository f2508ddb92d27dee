import * as z from 'zod/mini'
import type { MoveKind, MovePlan } from '#modules/value/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { ok } from '#platform/errors/answer.ts'

const TakeBack = z.object({ proposalId: z.string(), paymentId: z.string(), kyat: z.int() })
type TakeBack = z.infer<typeof TakeBack>

type TakeBackInput = TakeBack & { readonly netKyat: number }

export type TakeBackKind = MoveKind<TakeBackInput, null, TakeBack, TakeBack>

/** Requests the refund in the transaction that ends the move, so that nobody keeps both or loses both. */
export type HandOver = (tx: Tx, taken: TakeBack, now: Date) => Promise<void>

/** Takes back what a payment had given the line before the refund. Refused when it has been spent. */
export const makeTakeBackKind = (handOver: HandOver): TakeBackKind => ({
  name: 'take-back',
  kept: { version: 1, data: TakeBack, result: TakeBack },
  // Its id is chosen once for the proposal it runs for.
  same: () => null,
  waits: () => false,
  gather: async () => null,
  check: async (_tx, { line, input }) => ok(planOf(line, input)),
  async settled(tx, { move, now }) {
    await handOver(tx, move.plan.data, now)
    return move.plan.data
  },
})

function planOf(line: string, { netKyat, ...data }: TakeBackInput): MovePlan<TakeBack> {
  return {
    order: {
      do: 'charge',
      order: {
        payer: line,
        receiver: line,
        price: { unit: 'MMK', amount: netKyat },
        taxKyat: 0,
        product: 'REFUND',
        grants: [],
        replaces: false,
        hold: null,
      },
    },
    product: null,
    amountKyat: netKyat,
    counterparty: null,
    confirmation: null,
    history: [
      {
        line,
        type: 'REFUND',
        deltas: [{ unit: 'MMK', value: -netKyat }],
        counterparty: null,
        why: { key: 'takeBack', slots: { refund: data.kyat } },
      },
    ],
    notices: [],
    data,
  }
}
