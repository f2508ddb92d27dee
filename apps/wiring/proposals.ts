import { EARN_LISTENER, makeOrderReverses, type AdjustPointsKind } from '#modules/loyalty/index.ts'
import { makeRuns, type AdjustKind } from '#modules/office/index.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import {
  makeHandOver,
  makeRefundDelivered,
  type Payments,
  type TakeBackKind,
  type TakesBack,
} from '#modules/payments/index.ts'
import { DUE_PROPOSALS, endProposalOf, makeRunProposals } from '#modules/proposals/index.ts'
import { makeEndByHand, type OperatorCore, type Value } from '#modules/value/index.ts'
import type { Cache } from '#platform/cache/cache.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { DueWork } from '#platform/jobs/worker.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly cache: Pick<Cache, 'poke'>
  readonly core: OperatorCore
  readonly value: Pick<Value, 'start' | 'findAny'>
  readonly valueDeps: Parameters<typeof makeEndByHand>[0]
  readonly payments: Pick<Payments, 'endByStaff'>
  readonly kinds: {
    readonly takeBack: TakeBackKind
    readonly adjust: AdjustKind
    readonly pointsAdjust: AdjustPointsKind
  }
  readonly orderKinds: readonly TakesBack[]
  readonly queueSms: QueueSms
  readonly log: { warn(facts: object, text: string): void; error(facts: object, text: string): void }
}

/** Approved proposals are run by the worker, each kind by the module that owns its thing. */
export function wireProposals(deps: Deps): DueWork {
  const { db, clock, cache, core, value, valueDeps, payments, kinds, orderKinds, queueSms, log } = deps
  const handOver = makeHandOver(endProposalOf)
  const { takeBack, adjust, pointsAdjust } = kinds
  const runs = makeRuns({
    db,
    clock,
    cache,
    refundDelivered: makeRefundDelivered({
      db,
      clock,
      queueSms,
      value,
      core,
      takeBack,
      handOver,
      kinds: orderKinds,
      reversed: makeOrderReverses([EARN_LISTENER]),
    }),
    endPayment: payments.endByStaff,
    endByHand: makeEndByHand(valueDeps),
    value,
    adjust,
    pointsAdjust,
  })
  return { ...DUE_PROPOSALS, handler: makeRunProposals({ db, clock, runs, log }) }
}
