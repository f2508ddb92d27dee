import * as z from 'zod/mini'
import { isOfOneWhoLeft, makeHistoryStore, type MoveKind } from '#modules/value/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { makeFulfilmentStore } from './fulfilment-store.ts'

const Back = z.object({ moveId: z.string(), points: z.int() })
type Back = z.infer<typeof Back>

export type ExchangeBackKind = MoveKind<Back, null, Back, Back>

/** Returns the points of a failed exchange to the lots they came from. */
export const makeExchangeBackKind = (): ExchangeBackKind => ({
  name: 'exchange-back',
  kept: { version: 1, data: Back, result: Back },
  same: () => null,
  waits: () => false,
  gather: async () => null,

  async check(tx, { id, line, input, now }) {
    const row = await makeFulfilmentStore(tx).findDue(input.moveId, now)
    if (row?.state !== 'REFUSED' || row.backId !== id || row.line !== line) return refused('CONFLICT')
    if (await isOfOneWhoLeft(tx, input.moveId)) return refused('CONFLICT')
    return ok({
      order: { do: 'reverse', order: { moveId: input.moveId } },
      product: null,
      amountKyat: 0,
      counterparty: null,
      confirmation: null,
      history: [
        {
          line,
          type: 'REFUND',
          deltas: [{ unit: 'POINT', value: input.points }],
          counterparty: null,
          why: { key: 'exchangeBack', slots: { points: input.points } },
        },
      ],
      notices: [],
      data: input,
    })
  },

  async settled(tx, { move }) {
    const { moveId } = move.plan.data
    await makeHistoryStore(tx).markReversed(moveId, move.line)
    await makeFulfilmentStore(tx).step(moveId, 'REFUSED', 'GIVEN_BACK', null)
    return move.plan.data
  },
})
