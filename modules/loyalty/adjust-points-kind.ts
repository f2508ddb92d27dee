import * as z from 'zod/mini'
import type { Rules } from '#modules/rules/index.ts'
import type { MoveKind, MovePlan } from '#modules/value/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { ok } from '#platform/errors/answer.ts'
import { lotEnd } from './credit-kind.ts'
import { makeMemberStore } from './member-store.ts'
import { nextRunAfter } from './run-day.ts'

const Moved = z.object({ proposalId: z.string(), points: z.int() })
type Moved = z.infer<typeof Moved>

export type AdjustPointsKind = MoveKind<Moved, null, Moved, Moved>

type EndProposal = (tx: Tx, proposalId: string, now: Date) => Promise<void>

/** Added points expire like earned ones; removed points come from the lots that expire first. */
const orderOf = (line: string, points: number, validTo: Date): MovePlan<Moved>['order'] =>
  points > 0
    ? {
        do: 'credit',
        order: { line, unit: 'POINT', amount: points, source: 'LOYALTY', validTo: validTo.toISOString() },
      }
    : {
        do: 'charge',
        order: {
          payer: line,
          receiver: line,
          price: { unit: 'POINT', amount: -points },
          taxKyat: 0,
          product: 'POINTS-ADJUST',
          grants: [],
          replaces: false,
          hold: null,
        },
      }

/** A correction of points that staff agreed on. The proposal ends with it; when there are too few points, nothing is taken. */
export const makeAdjustPointsKind = (rules: Rules, end: EndProposal): AdjustPointsKind => ({
  name: 'points-adjust',
  kept: { version: 1, data: Moved, result: Moved },
  same: () => null,
  waits: () => false,
  gather: async () => null,
  check: async (_tx, { line, input, now }) => {
    const { points } = input
    const why = { key: points > 0 ? 'pointsGiven' : 'pointsTaken', slots: { points: Math.abs(points) } }
    return ok({
      order: orderOf(line, points, lotEnd(now, rules)),
      product: null,
      amountKyat: 0,
      counterparty: null,
      confirmation: null,
      history: [
        { line, type: 'ADJUST', deltas: [{ unit: 'POINT', value: points }], counterparty: null, why },
      ],
      notices: [],
      data: input,
    })
  },
  async settled(tx, { move, now }) {
    await makeMemberStore(tx).ensure(move.line, nextRunAfter(now), now)
    await end(tx, move.plan.data.proposalId, now)
    return move.plan.data
  },
})
