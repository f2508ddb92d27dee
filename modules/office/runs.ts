import { newMoveId } from '#contracts/move-id.ts'
import type { AdjustPointsKind } from '#modules/loyalty/index.ts'
import type { makeRefundDelivered, Payments } from '#modules/payments/index.ts'
import { makeSwitchStore } from '#modules/payments/index.ts'
import {
  makeProposalStore,
  whoOf,
  type Approved,
  type Ran,
  type Run,
  type Runs,
} from '#modules/proposals/index.ts'
import { RULES_POKE } from '#modules/rules/index.ts'
import { forHolderOf, type makeEndByHand, type MoveKind, type Value } from '#modules/value/index.ts'
import type { Cache } from '#platform/cache/cache.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Answer } from '#platform/errors/answer.ts'
import type { AdjustKind } from './adjust-kind.ts'
import { makeLookStore } from './look-store.ts'
import { makeRunStore } from './run-store.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly cache: Pick<Cache, 'poke'>
  readonly refundDelivered: ReturnType<typeof makeRefundDelivered>
  readonly endPayment: Payments['endByStaff']
  readonly endByHand: ReturnType<typeof makeEndByHand>
  readonly value: Pick<Value, 'start' | 'findAny'>
  readonly adjust: AdjustKind
  readonly pointsAdjust: AdjustPointsKind
}

const endOf = (answer: Answer<unknown>): Ran => (answer.ok ? 'HANDED_OVER' : { failed: answer.code })

const groundsOf = (proposal: Approved<unknown>) => ({
  proposalId: proposal.id,
  who: whoOf(proposal),
  why: proposal.why,
  evidence: proposal.evidence ?? proposal.why,
})

/** Runs a proposal by a move, whose end ends the proposal too; without an answer it is looked at again. */
const makeByMove = (value: Deps['value'], moveOf: (proposalId: string) => Promise<string | null>) =>
  async function byMove<Input>(
    kind: MoveKind<Input, null, Input, Input>,
    { id, line }: Approved<unknown>,
    input: Input,
  ): Promise<Ran> {
    const moveId = await moveOf(id)
    if (moveId === null) return 'HANDED_OVER'
    if (line === null) return { failed: 'NOT_FOUND' }
    const answer = await value.start(kind, { id: moveId, subject: null, line, lang: 'my', input })
    const move = await value.findAny(moveId)
    if (move?.state === 'COMPLETED') return 'HANDED_OVER'
    return move && move.state !== 'FAILED' ? 'LATER' : { failed: answer.ok ? 'INTERNAL' : answer.code }
  }

/** What each kind of proposal does: its effect and the proposal's end are written in one transaction. */
export function makeRuns(deps: Deps): Runs {
  const { db, clock, cache, endPayment, endByHand, refundDelivered, value, adjust, pointsAdjust } = deps

  /** In one transaction with the end; a function that refuses counts as a failure, and nothing was done. */
  const inOne = async (
    end: (tx: Tx) => Promise<void>,
    work: (tx: Tx) => Promise<boolean>,
    failed = 'CHANGED',
  ): Promise<Ran> =>
    inTransaction(db, async (tx): Promise<Ran> => {
      if (!(await work(tx))) return { failed }
      await end(tx)
      return 'HANDED_OVER'
    })

  const moveOf = (id: string) => makeProposalStore(db).chooseMove(id, newMoveId(clock.now().getTime()))
  const byMove = makeByMove(value, moveOf)

  const refund: Run<'REFUND'> = async ({ id, payload: { paymentId, kyat } }) => {
    const moveId = await moveOf(id)
    if (moveId === null) return 'HANDED_OVER'
    // A number waits for a move that has begun before it changes hands.
    const hasBegun = (await value.findAny(moveId)) !== null
    if (!hasBegun && (await makeLookStore(db).payment(paymentId))?.goods_left)
      return { failed: 'VALUE_SPENT' }
    return refundDelivered({ proposalId: id, paymentId, kyat, moveId })
  }

  const ruled: Run<'RULE'> = async (proposal, end) => {
    const ran = await inOne(end, (tx) => makeRunStore(tx).setRule(proposal.id, whoOf(proposal), clock.now()))
    await cache.poke(RULES_POKE, proposal.payload.key).catch(() => {})
    return ran
  }

  return {
    REFUND: refund,
    PAYMENT_RELEASE: async (proposal, beside) =>
      endOf(
        await endPayment({
          record: 'PAYMENT',
          id: proposal.payload.paymentId,
          as: 'SUCCEEDED',
          ...groundsOf(proposal),
          beside,
        }),
      ),
    PAYMENT_RETURN: async (proposal, beside) => {
      const { paymentId: id, kyat } = proposal.payload
      const end = { record: 'PAYMENT', id, as: 'REFUNDED', kyat, ...groundsOf(proposal), beside } as const
      return endOf(await endPayment(end))
    },
    REFUND_END: async (proposal, beside) => {
      const { refundId: id, as } = proposal.payload
      return endOf(await endPayment({ record: 'REFUND', id, as, ...groundsOf(proposal), beside }))
    },
    MOVE_END: async (proposal, beside) => {
      const { moveId, as, takenKyat } = proposal.payload
      return endOf(await endByHand({ moveId, as, takenKyat, ...groundsOf(proposal), beside }))
    },
    ADJUST: (proposal) => {
      const { kyat, moveId } = proposal.payload
      return byMove(adjust, proposal, { proposalId: proposal.id, kyat, moveId })
    },
    POINTS: (proposal) => {
      const { id: proposalId, proposedAt, payload } = proposal
      return byMove(forHolderOf(pointsAdjust, proposedAt), proposal, { proposalId, points: payload.points })
    },
    PRICE: (proposal, end) =>
      inOne(end, (tx) => makeRunStore(tx).setPrice(proposal.id, whoOf(proposal), clock.now())),
    OFFER: ({ id }, end) => inOne(end, (tx) => makeRunStore(tx).setOffer(id, clock.now()), 'FROM_IS_OVER'),
    RULE: ruled,
    ROLE: ({ id }, end) => inOne(end, (tx) => makeRunStore(tx).grantRole(id, clock.now())),
    CHANNEL_OFF: ({ payload }, end) =>
      inOne(end, (tx) => makeSwitchStore(tx).keepOff(payload.channel, clock.now())),
  }
}
