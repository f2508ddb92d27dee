import * as z from 'zod/mini'
import { kyat, totalsView } from '#modules/value/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { presentOf } from './present-store.ts'
import { Refunded, type EndKind } from './refunded.ts'
import { isAhead, isComingBack } from './subscription.ts'
import { endedBy, makeSubscriptionStore } from './subscription-store.ts'

export type CancelInput = { readonly subscriptionId: string }

const CancelData = z.object({ ends: z.array(z.string()) })
type CancelData = z.infer<typeof CancelData>

const CAN_END = ['ACTIVE', 'RENEW_FAILED'] as const

/**
 * Ends a package at once: what is left of it leaves the line, and nothing comes back. The core knows buckets by their
 * product, so all running packages of that product end together. To the core it is a purchase of nothing that replaces what there is.
 * What was charged ahead is in its way, unless it was tried to give that back and it stays charged.
 */
export const makeCancelKind = (
  staysCharged: ReadonlySet<string> = new Set(),
): EndKind<CancelInput, CancelData> => ({
  name: 'cancel',
  kept: { version: 1, data: CancelData, result: Refunded },

  // A second request does no harm: what has ended cannot end again.
  same: () => null,
  waits: () => false,

  gather: async () => ({}),

  async check(tx, { id, line, input, now }) {
    const store = makeSubscriptionStore(tx)
    const held = await endedBy(store, input.subscriptionId, line)
    if (!held) return refused('NOT_FOUND')
    // The id of the period before must not end one that has begun.
    const isFollower = held.moveId !== input.subscriptionId && held.startedAt <= now
    if (isFollower && (await store.find(input.subscriptionId, line))?.status === 'EXPIRED')
      return refused('CONFLICT')
    if (!CAN_END.some((status) => status === held.status) || held.expiresAt <= now) return refused('CONFLICT')
    const { running, arriving } = await presentOf(tx, { id, line, product: held.product, now })
    // What is still to come, or to be given back, would be gone with the rest; so would a period that was charged ahead.
    const isBusy = running.some(
      (one) =>
        one.undoMoveId !== null || isComingBack(one) || (isAhead(one, now) && !staysCharged.has(one.id)),
    )
    if (isBusy || arriving.length > 0) return refused('PACKAGE_BUSY')
    const data: CancelData = { ends: running.map((one) => one.id) }
    const nothing = { payer: line, receiver: line, price: kyat(0), taxKyat: 0, grants: [], hold: null }
    return ok({
      order: { do: 'charge', order: { ...nothing, product: held.product, replaces: true } },
      product: held.product,
      amountKyat: 0,
      counterparty: null,
      confirmation: null,
      history: [{ line, type: 'ADJUST', deltas: [], counterparty: null, why: { key: 'cancel', slots: {} } }],
      notices: [],
      data,
    })
  },

  async settled(tx, { move, totals }) {
    const { ends } = move.plan.data
    const store = makeSubscriptionStore(tx)
    const change = { status: 'CANCELLED', autoRenew: false, nextRenewAt: null, undoUntil: null } as const
    for (const id of ends) await store.change(id, change)
    return { refunded: 0, balances: totalsView(totals) }
  },
})
