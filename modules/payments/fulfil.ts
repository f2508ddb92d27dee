import { newMoveId } from '#contracts/move-id.ts'
import { isTaken } from '#platform/jobs/due-rows.ts'
import type { Outcome } from '#platform/jobs/job.ts'
import { LEFT_BEHIND_MS } from './ask-ladder.ts'
import { makeFulfilmentStore, NO_REFUND, type Fulfilment } from './fulfilment-store.ts'
import { isGivenUp, makeGiveBackPaid } from './give-back-paid.ts'
import { makeKeepDelivery } from './keep-delivery.ts'
import { makeOrderStore } from './order-store.ts'
import { kindOf, type PaymentsDeps } from './payments-deps.ts'
import { takeStep } from './step-store.ts'

/**
 * Delivers what was paid. The move's id is made now, because a core accepts no new id that is older than a day, and stored before
 * anything is asked. Only a definite no leads to a refund.
 */
export function makeFulfil(deps: PaymentsDeps) {
  const { db, clock, at = () => {} } = deps
  const keepDelivery = makeKeepDelivery(deps)
  const giveBackPaid = makeGiveBackPaid(deps)

  /** The delivery under way, or a new one; null when there is nothing to do. */
  async function take(row: Fulfilment): Promise<string | null> {
    if (row.state === 'DOING' || row.state === 'UNKNOWN') return row.moveId
    if (row.state === 'DONE' || row.refundId !== null) return null
    const now = clock.now()
    const moveId = newMoveId(now.getTime())
    const isMine = await takeStep(db, 'FULFILMENT', {
      id: row.orderId,
      from: row.state,
      to: 'DOING',
      why: row.state === 'WAITING' ? 'PAID' : 'AGAIN',
      evidence: { moveId },
      at: now,
      // If this process dies here, the due row is worked again.
      set: { move_id: moveId, due_at: new Date(now.getTime() + LEFT_BEHIND_MS) },
      only: NO_REFUND,
    })
    return isMine ? moveId : null
  }

  async function fulfil(orderId: string): Promise<void> {
    const row = await makeFulfilmentStore(db).find(orderId)
    if (!row) return
    if (isGivenUp(row, clock.now())) return giveBackPaid(orderId)
    const moveId = await take(row)
    const order = moveId && (await makeOrderStore(db).find(orderId))
    if (!moveId || !order) return
    await at('before-delivery')
    const came = await kindOf(deps, order.type).deliver(order, moveId)
    await at('after-delivery')
    await keepDelivery(orderId, moveId, came)
    const after = came === 'FAILED' ? await makeFulfilmentStore(db).find(orderId) : null
    if (after && isGivenUp(after, clock.now())) await giveBackPaid(orderId)
  }

  return {
    fulfil,
    /** Run by a worker when the row is due. */
    async fulfilDue(orderId: string): Promise<Outcome> {
      const row = await makeFulfilmentStore(db).find(orderId)
      if (row && isTaken(row.dueAt, clock.now())) await fulfil(orderId)
    },
  }
}
