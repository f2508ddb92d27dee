import { totalsView, type MoveKind } from '#modules/value/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { makeSubscriptionStore } from './subscription-store.ts'

export type CancelInput = { readonly subscriptionId: string }

type Data = { readonly ends: readonly string[] }

const CAN_END = ['ACTIVE', 'RENEW_FAILED'] as const

/**
 * Ends a package at once: what is left of it leaves the line, and nothing comes back. The core knows buckets by their
 * product, so all that runs of the same product ends together. It is a purchase of nothing that replaces what there is.
 */
export const makeCancelKind = (): MoveKind<CancelInput, Record<string, never>> => ({
  name: 'cancel',

  gather: async () => ({}),

  async check(tx, { line, input, now }) {
    const store = makeSubscriptionStore(tx)
    const held = await store.find(input.subscriptionId, line)
    if (!held) return refused('NOT_FOUND')
    if (!CAN_END.some((status) => status === held.status) || held.expiresAt <= now) return refused('CONFLICT')
    const running = await store.running(line, now, held.product)
    if (running.some(({ undoMoveId }) => undoMoveId !== null)) return refused('PACKAGE_BUSY')
    const data: Data = { ends: running.map(({ id }) => id) }
    const nothing = { payer: line, receiver: line, priceKyat: 0, taxKyat: 0, grants: [], hold: null }
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
    const { ends } = move.plan.data as Data
    const store = makeSubscriptionStore(tx)
    const change = { status: 'CANCELLED', autoRenew: false, nextRenewAt: null, undoUntil: null } as const
    for (const id of ends) await store.change(id, change)
    return { refunded: 0, balances: totalsView(totals) }
  },
})
