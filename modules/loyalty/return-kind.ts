import * as z from 'zod/mini'
import { makeHistoryStore, type MoveKind } from '#modules/value/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { makeEarnStore } from './earn-store.ts'
import { makeMemberStore, monthOf } from './member-store.ts'

const Returning = z.object({ earnedBy: z.string(), rank: z.int(), earnedAt: z.string() })
type Returning = z.infer<typeof Returning>
const Returned = z.object({ returned: z.int() })

export type ReturnKind = MoveKind<{ readonly earnedBy: string }, null, Returning, z.infer<typeof Returned>>

/**
 * Takes back points of a purchase that was refunded after they became spendable: what is left is taken, and what was spent is shown to
 * staff.
 */
export const makeReturnKind = (): ReturnKind => ({
  name: 'points-back',
  kept: { version: 1, data: Returning, result: Returned },

  same: () => null,
  waits: () => false,
  gather: async () => null,

  async check(tx, { id, line, input }) {
    const row = await makeEarnStore(tx).lock(input.earnedBy)
    if (row?.state !== 'RETURNING' || row.back_id !== id || row.line !== line || row.credit_id === null)
      return refused('CONFLICT')
    return ok({
      order: { do: 'takeBack', order: { moveId: row.credit_id } },
      product: null,
      amountKyat: 0,
      counterparty: null,
      confirmation: null,
      // The core decides how much is left to take.
      history: [],
      notices: [],
      data: { earnedBy: input.earnedBy, rank: row.rank, earnedAt: row.earned_at.toISOString() },
    })
  },

  async settled(tx, { move, returned, now }) {
    const { earnedBy, rank, earnedAt } = move.plan.data
    await makeEarnStore(tx).returned(earnedBy, returned)
    await makeMemberStore(tx).addRank(move.line, monthOf(new Date(earnedAt)), -rank)
    const taken = {
      line: move.line,
      type: 'POINT_EARN',
      deltas: [{ unit: 'POINT', value: -returned }],
      counterparty: null,
      why: { key: 'pointsReturned', slots: { points: returned } },
    } as const
    await makeHistoryStore(tx).write(move, [taken], 'SUCCEEDED', now)
    return { returned }
  },
})
