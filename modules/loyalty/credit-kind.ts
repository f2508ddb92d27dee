import * as z from 'zod/mini'
import { yangonMonthStart } from '#language/yangon-day.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { MoveKind } from '#modules/value/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { makeEarnStore } from './earn-store.ts'
import { makeMemberStore, monthOf } from './member-store.ts'
import { nextRunAfter } from './run-day.ts'

const Credited = z.object({ earnedBy: z.string(), points: z.int(), rank: z.int(), earnedAt: z.string() })
type Credited = z.infer<typeof Credited>

export type CreditKind = MoveKind<{ readonly earnedBy: string }, null, Credited, Credited>

/** The end of the month in which points expire: from then on they cannot be spent. */
export const lotEnd = (earnedAt: Date, rules: Rules): Date =>
  yangonMonthStart(earnedAt, rules.at('points.earn', earnedAt).livesMonths + 1)

/** Credits held points to the line. The move id stored in the row authorises it. */
export const makeCreditKind = (rules: Rules): CreditKind => ({
  name: 'points',
  kept: { version: 1, data: Credited, result: Credited },

  // A row has one id.
  same: () => null,
  waits: () => false,
  gather: async () => null,

  async check(tx, { id, line, input }) {
    const row = await makeEarnStore(tx).lock(input.earnedBy)
    if (row?.state !== 'HELD' || row.credit_id !== id || row.line !== line) return refused('CONFLICT')
    const { spend: points, rank, earned_at: earnedAt } = row
    return ok({
      order: {
        do: 'credit',
        order: {
          line,
          unit: 'POINT',
          amount: points,
          source: 'LOYALTY',
          validTo: lotEnd(earnedAt, rules).toISOString(),
        },
      },
      product: null,
      amountKyat: 0,
      counterparty: null,
      confirmation: null,
      history: [
        {
          line,
          type: 'POINT_EARN',
          deltas: [{ unit: 'POINT', value: points }],
          counterparty: null,
          why: { key: 'pointsEarned', slots: { points } },
        },
      ],
      notices: [],
      data: { earnedBy: input.earnedBy, points, rank, earnedAt: earnedAt.toISOString() },
    })
  },

  async settled(tx, { move: { line, plan }, now }) {
    const { earnedBy, rank, earnedAt } = plan.data
    const members = makeMemberStore(tx)
    await makeEarnStore(tx).credited(earnedBy, now)
    await members.ensure(line, nextRunAfter(now), now)
    await members.addRank(line, monthOf(new Date(earnedAt)), rank)
    return plan.data
  },
})
