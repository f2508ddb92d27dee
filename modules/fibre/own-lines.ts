import type { LineOrder, Visit } from '#contracts/fibre-orders.ts'
import { makeOrderStore, makePaymentStore, type Payments, type PlacedOrder } from '#modules/payments/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer, type Refused } from '#platform/errors/answer.ts'
import { makeCancelLine } from './cancel-line.ts'
import { lineView } from './line-view.ts'
import type { LineRow } from './line-order.ts'
import { makeLineOrderStore } from './line-order-store.ts'
import type { WalkLine } from './line-steps.ts'
import { readTimeline } from './line-steps-store.ts'
import { makeMoveVisit } from './move-visit.ts'
import type { Plans } from './plans.ts'

const SHOWN = 20

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly rules: Rules
  readonly plans: Plans
  readonly walk: WalkLine
  readonly payments: Pick<Payments, 'cancelOrder'>
}

export type Looker =
  | { readonly account: string; readonly number: string }
  /** A guest who proved the contact phone. */
  | { readonly account: null; readonly number: string }

type Locked = { readonly order: PlacedOrder; readonly row: LineRow }

/** Orders of new lines, as their owners use them. */
export function makeOwnLines({ db, clock, rules, plans, walk, payments }: Deps) {
  const shown = makeShowLine({ db, clock, rules, plans })
  const moveVisit = makeMoveVisit({ rules, walk })
  const cancelLine = makeCancelLine({ walk })
  const change = (orderId: string, account: string, work: (tx: Tx, one: Locked) => Promise<Refused | null>) =>
    inTransaction(db, async (tx) => {
      const one = await locked(tx, orderId, account)
      return one ? work(tx, one) : refused('NOT_FOUND')
    })

  return {
    async track(
      looker: Looker,
      asked: { orderId: string } | { orderNo: string },
    ): Promise<Answer<LineOrder>> {
      const store = makeLineOrderStore(db)
      const row =
        'orderId' in asked
          ? await store.find(asked.orderId)
          : await store.byOrderNo(asked.orderNo.trim().toUpperCase())
      if (!row) return refused('NOT_FOUND')
      const isOwner = looker.account !== null && row.accountId === looker.account
      if (!isOwner && (looker.account !== null || row.line === '' || row.line !== looker.number))
        return refused('NOT_FOUND')
      return shown(row.orderId, isOwner)
    },

    async list(account: string): Promise<Answer<LineOrder[]>> {
      const rows = await makeLineOrderStore(db).ofAccount(account, SHOWN)
      const views = await Promise.all(rows.map(({ orderId }) => shown(orderId, true)))
      return ok(views.flatMap((view) => (view.ok ? [view.value] : [])))
    },

    async move(account: string, orderId: string, visit: Visit): Promise<Answer<LineOrder>> {
      const now = clock.now()
      const refusal = await change(orderId, account, (tx, one) => moveVisit(tx, one, visit, now))
      return refusal ?? shown(orderId, true)
    },

    async cancel(
      looker: { account: string; number: string },
      orderId: string,
      reason: string,
    ): Promise<Answer<LineOrder>> {
      const owner = { owner: `account:${looker.account}`, number: looker.number, guest: false }
      const order = await makeOrderStore(db).find(orderId)
      // A payment may be under way: the payments engine closes it and asks its channel first.
      if (order?.type === 'FTTH_NEW' && order.state === 'AWAITING_PAYMENT') {
        const given = await payments.cancelOrder(orderId, owner)
        return given.ok ? shown(orderId, true) : given
      }
      const now = clock.now()
      const refusal = await change(orderId, looker.account, (tx, one) => cancelLine(tx, one, reason, now))
      return refusal ?? shown(orderId, true)
    },
  }
}

export type OwnLines = ReturnType<typeof makeOwnLines>

/** Locks the order; another account's order is treated as missing. */
async function locked(tx: Tx, orderId: string, account: string): Promise<Locked | null> {
  const order = await makeOrderStore(tx).lock(orderId)
  const row = order && (await makeLineOrderStore(tx).find(orderId))
  return order && row && row.accountId === account && order.owner !== null ? { order, row } : null
}

const makeShowLine = ({ db, clock, rules, plans }: Pick<Deps, 'db' | 'clock' | 'rules' | 'plans'>) =>
  async function shown(orderId: string, isOwner: boolean): Promise<Answer<LineOrder>> {
    const [order, row] = await Promise.all([
      makeOrderStore(db).find(orderId),
      makeLineOrderStore(db).find(orderId),
    ])
    if (!order || !row) return refused('NOT_FOUND')
    const [tries, steps] = await Promise.all([
      makePaymentStore(db).ofOrder(orderId),
      readTimeline(db, orderId),
    ])
    const now = clock.now()
    return ok(lineView({ order, row, payments: tries, steps, isOwner }, { plans, rules, now }))
  }
