import type { LineOrder, Visit } from '#contracts/fibre-orders.ts'
import { makeOrderStore, makePaymentStore, type Payments, type PlacedOrder } from '#modules/payments/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer, type Refused } from '#platform/errors/answer.ts'
import { brand } from '#brand'
import { canMove, lineView } from './line-view.ts'
import { visitOf, type LineRow } from './line-order.ts'
import { makeLineOrderStore } from './line-order-store.ts'
import type { WalkLine } from './line-steps.ts'
import { readTimeline } from './line-steps-store.ts'
import type { Plans } from './plans.ts'
import { makeSlotStore, nextFree } from './slot-store.ts'
import { isOffered, offeredDays } from './visit-times.ts'

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
  /** A guest, who proved the contact phone. */
  | { readonly account: null; readonly number: string }

type Locked = { readonly order: PlacedOrder; readonly row: LineRow }

/** Orders of new lines, for who ordered them. */
export function makeOwnLines({ db, clock, rules, plans, walk, payments }: Deps) {
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

  /** Under the order's lock; somebody else's is not there. */
  async function locked(tx: Tx, orderId: string, account: string): Promise<Locked | null> {
    const order = await makeOrderStore(tx).lock(orderId)
    const row = order && (await makeLineOrderStore(tx).find(orderId))
    return order && row && row.accountId === account && order.owner !== null ? { order, row } : null
  }

  async function slotRefusal(tx: Tx, row: LineRow, now: Date): Promise<Refused> {
    const visits = rules.at('ftth.visits', now)
    const days = await makeSlotStore(tx).free(row.township, offeredDays(now, visits), visits.capacity)
    return refused('SLOT_TAKEN', { facts: { next: nextFree(days) } })
  }

  async function moveLocked(
    tx: Tx,
    { order, row }: Locked,
    visit: Visit,
    now: Date,
  ): Promise<Refused | null> {
    if (!canMove({ order, row }, rules, now))
      return refused('VISIT_CANNOT_MOVE', { slots: { hotline: brand.hotline } })
    const visits = rules.at('ftth.visits', now)
    const slots = makeSlotStore(tx)
    const before = visitOf(row)
    const isSame = before?.day === visit.day && before.slot === visit.slot
    if (isSame || !isOffered(visit, now, visits) || !(await slots.take(row.township, visit, visits.capacity)))
      return slotRefusal(tx, row, now)
    if (before) await slots.giveBack(row.township, before)
    const isMove = order.state === 'SCHEDULED'
    await makeLineOrderStore(tx).setVisit(order.id, visit, row.moves + (isMove ? 1 : 0))
    const moved = { order, row: { ...row, ...visit }, now }
    if (isMove) await walk.step(tx, { ...moved, to: 'SCHEDULED', why: 'MOVED', sms: 'lineMoved' })
    else
      await walk.step(tx, {
        ...moved,
        to: 'PAID',
        why: 'SLOT_CHOSEN',
        sms: 'linePaid',
        set: { due_at: null },
      })
    return null
  }

  async function cancelLocked(
    tx: Tx,
    { order, row }: Locked,
    reason: string,
    now: Date,
  ): Promise<Refused | null> {
    const one = { order, row, now, why: reason }
    switch (order.state) {
      case 'PAY_ON_SITE':
      case 'SLOT_NEEDED':
        await walk.end(tx, { ...one, to: 'CANCELLED', sms: 'lineCancelled', refund: true })
        return null
      case 'PAID':
      case 'SURVEY':
      case 'SCHEDULED':
        await walk.step(tx, { ...one, to: 'CANCEL_REQUESTED', sms: 'lineCancelRequested' })
        return null
      // Asked for twice is asked for once.
      case 'CANCELLED':
      case 'CANCEL_REQUESTED':
        return null
      default:
        return refused('CONFLICT')
    }
  }

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
      const refusal = await change(orderId, account, (tx, one) => moveLocked(tx, one, visit, now))
      return refusal ?? shown(orderId, true)
    },

    async cancel(
      looker: { account: string; number: string },
      orderId: string,
      reason: string,
    ): Promise<Answer<LineOrder>> {
      const owner = { owner: `account:${looker.account}`, number: looker.number, guest: false }
      const order = await makeOrderStore(db).find(orderId)
      // What may be being paid this moment is closed and asked about first.
      if (order?.type === 'FTTH_NEW' && order.state === 'AWAITING_PAYMENT') {
        const given = await payments.cancelOrder(orderId, owner)
        return given.ok ? shown(orderId, true) : given
      }
      const now = clock.now()
      const refusal = await change(orderId, looker.account, (tx, one) => cancelLocked(tx, one, reason, now))
      return refusal ?? shown(orderId, true)
    },
  }
}

export type OwnLines = ReturnType<typeof makeOwnLines>
