import * as z from 'zod/mini'
import { makeHistoryStore, type MoveKind } from '#modules/value/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { makeCodeStore } from './code-store.ts'
import { makeMemberVoucherStore } from './member-voucher-store.ts'
import { makeVoucherBackStore } from './voucher-back-store.ts'

const GivenBack = z.object({ voucherMoveId: z.string(), points: z.int() })
type GivenBack = z.infer<typeof GivenBack>

export type GiveBackVoucherKind = MoveKind<GivenBack, null, GivenBack, GivenBack>

/** Returns seats: the points go back to their lots, and others can take the seats. */
export const makeGiveBackVoucherKind = (): GiveBackVoucherKind => ({
  name: 'voucher-back',
  kept: { version: 1, data: GivenBack, result: GivenBack },
  same: () => null,
  waits: () => false,
  gather: async () => null,

  async check(tx, { id, line, input, now }) {
    const row = await makeMemberVoucherStore(tx).lock(input.voucherMoveId, line)
    const isInTime = row?.giveBackUntil ? now < row.giveBackUntil : false
    if (row?.state !== 'ISSUED' || row.backId !== id || !isInTime) return refused('VOUCHER_NOT_RETURNABLE')
    return ok({
      order: { do: 'reverse', order: { moveId: input.voucherMoveId } },
      product: row.voucherId,
      amountKyat: 0,
      counterparty: null,
      confirmation: null,
      history: [
        {
          line,
          type: 'REFUND',
          deltas: [{ unit: 'POINT', value: input.points }],
          counterparty: null,
          why: { key: 'voucherBack', slots: { points: input.points } },
        },
      ],
      notices: [],
      data: input,
    })
  },

  async settled(tx, { move, now }) {
    const { voucherMoveId } = move.plan.data
    await makeHistoryStore(tx).markReversed(voucherMoveId, move.line)
    await makeMemberVoucherStore(tx).step(voucherMoveId, 'ISSUED', 'CANCELLED', now)
    await makeCodeStore(tx).free(voucherMoveId)
    return move.plan.data
  },

  /** Clears the request, otherwise the seats could neither be shown nor returned again. */
  failed: (tx, { id, plan }) => makeVoucherBackStore(tx).end(plan.data.voucherMoveId, id),
})
