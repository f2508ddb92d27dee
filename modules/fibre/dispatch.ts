import type { Visit } from '#contracts/fibre-orders.ts'
import { newMoveId } from '#contracts/move-id.ts'
import {
  isDuplicate,
  makeOrderStore,
  makePaymentStore,
  newReference,
  takeStep,
  type LineOrderState,
  type PlacedOrder,
} from '#modules/payments/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { visitOf, type LineRow } from './line-order.ts'
import { makeLineOrderStore } from './line-order-store.ts'
import type { LineStep, WalkLine } from './line-steps.ts'
import { makeSlotStore } from './slot-store.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly rules: Rules
  readonly walk: WalkLine
  /** Asks the book for the contract; the due row follows whoever dies before. */
  readonly openLine: (orderId: string) => Promise<void>
}

/** Who of staff does it. */
export type ByStaff = { readonly who: string; readonly why?: string }

type Locked = { readonly order: PlacedOrder; readonly row: LineRow; readonly now: Date }
type Did = Answer<LineOrderState>

const CASH = { channel: 'cash', way: 'CASH' } as const

/** What dispatch does with a new line, from the survey to the router on the wall. Every deed names its member of staff. */
export function makeDispatch({ db, clock, rules, walk, openLine }: Deps) {
  const change = (
    orderId: string,
    from: readonly LineOrderState[],
    work: (tx: Tx, one: Locked) => Promise<Did>,
  ): Promise<Did> =>
    inTransaction(db, async (tx) => {
      const order = await makeOrderStore(tx).lock(orderId)
      const row = order && (await makeLineOrderStore(tx).find(orderId))
      if (!order || !row) return refused('NOT_FOUND')
      if (!from.some((state) => state === order.state)) return refused('CONFLICT')
      return work(tx, { order, row, now: clock.now() })
    })

  const step = async (tx: Tx, one: LineStep): Promise<Did> =>
    (await walk.step(tx, one)) ? ok(one.to) : refused('CONFLICT')

  /** Another time, or the one it has; null when there is no room. */
  async function placed(tx: Tx, row: LineRow, wanted: Visit | undefined): Promise<Visit | null> {
    const before = visitOf(row)
    if (!wanted || (before?.day === wanted.day && before.slot === wanted.slot)) return before
    const slots = makeSlotStore(tx)
    if (!(await slots.take(row.township, wanted, rules.at('ftth.visits', clock.now()).capacity))) return null
    if (before) await slots.giveBack(row.township, before)
    await makeLineOrderStore(tx).setVisit(row.orderId, wanted, row.moves)
    return wanted
  }

  return {
    survey: (orderId: string, by: ByStaff) =>
      change(orderId, ['PAID', 'PAY_ON_SITE'], (tx, one) =>
        step(tx, {
          ...one,
          to: 'SURVEY',
          why: 'SURVEY',
          sms: 'lineSurvey',
          evidence: by,
          set: { due_at: null },
        }),
      ),

    /** There is a port: the visit stands. */
    schedule: (orderId: string, by: ByStaff, wanted?: Visit) =>
      change(orderId, ['SURVEY'], async (tx, { order, row, now }) => {
        const visit = await placed(tx, row, wanted)
        if (!visit) return refused('SLOT_TAKEN')
        const one = { order, row: { ...row, ...visit }, now }
        return step(tx, { ...one, to: 'SCHEDULED', why: 'PORT_FREE', sms: 'lineScheduled', evidence: by })
      }),

    /** No port at this address: all that was paid goes back. */
    reject: (orderId: string, by: ByStaff) =>
      change(orderId, ['SURVEY'], async (tx, one) => {
        const end = {
          ...one,
          to: 'REJECTED',
          why: 'NO_PORT',
          sms: 'lineRejected',
          evidence: by,
          refund: true,
        } as const
        return (await walk.end(tx, end)) ? ok('REJECTED') : refused('CONFLICT')
      }),

    engineer: (orderId: string, engineer: { readonly name: string; readonly line: string }) =>
      change(orderId, ['SCHEDULED', 'IN_PROGRESS'], async (tx, { order }) => {
        await makeLineOrderStore(tx).setEngineer(orderId, engineer)
        return ok(order.state as LineOrderState)
      }),

    begin: (orderId: string, by: ByStaff) =>
      change(orderId, ['SCHEDULED'], (tx, one) =>
        step(tx, { ...one, to: 'IN_PROGRESS', why: 'ENGINEER_LEFT', sms: 'lineInProgress', evidence: by }),
      ),

    missed: (orderId: string, by: ByStaff, wanted: Visit) =>
      change(orderId, ['IN_PROGRESS'], async (tx, { order, row, now }) => {
        const visit = await placed(tx, row, wanted)
        if (!visit) return refused('SLOT_TAKEN')
        const one = { order, row: { ...row, ...visit }, now }
        return step(tx, { ...one, to: 'SCHEDULED', why: 'MISSED', sms: 'lineMissed', evidence: by })
      }),

    /** The customer wants out: so it is, or it goes on as planned. */
    decideCancel: (orderId: string, by: ByStaff, isCancelled: boolean) =>
      change(orderId, ['CANCEL_REQUESTED'], async (tx, one) => {
        if (!isCancelled)
          return step(tx, { ...one, to: 'SCHEDULED', why: 'KEPT', sms: 'lineKept', evidence: by })
        const end = {
          ...one,
          to: 'CANCELLED',
          why: 'CANCELLED',
          sms: 'lineCancelled',
          evidence: by,
          refund: true,
        } as const
        return (await walk.end(tx, end)) ? ok('CANCELLED') : refused('CONFLICT')
      }),

    /**
     * The router is on the wall. Who pays at the door has paid: with the number of the paper receipt, which counts once. The order is
     * COMPLETED only when the book has answered.
     */
    async installed(orderId: string, by: ByStaff, cash?: { readonly receiptNo: string }): Promise<Did> {
      const done = await change(orderId, ['IN_PROGRESS'], async (tx, { order, row, now }) => {
        if (row.payOnSite && !(await hasCash(tx, orderId))) {
          if (!cash) return refused('CONFLICT')
          await takeCash(tx, order, cash.receiptNo, by, now)
        }
        await makeLineOrderStore(tx).setOpening(orderId, now)
        return ok('IN_PROGRESS')
      }).catch((error: unknown): Did => {
        if (isDuplicate(error, 'payment_provider_idx')) return refused('DUPLICATE_REQUEST')
        throw error
      })
      if (!done.ok) return done
      await openLine(orderId)
      const after = await makeOrderStore(db).find(orderId)
      return ok((after?.state ?? 'IN_PROGRESS') as LineOrderState)
    },
  }
}

export type Dispatch = ReturnType<typeof makeDispatch>

const hasCash = async (tx: Tx, orderId: string): Promise<boolean> =>
  (await makePaymentStore(tx).ofOrder(orderId)).some(({ state }) => state === 'SUCCEEDED')

/** Money in a hand is a payment like any other: one of its channel, counted on its day. */
async function takeCash(
  tx: Tx,
  order: PlacedOrder,
  receiptNo: string,
  by: ByStaff,
  now: Date,
): Promise<void> {
  const id = newMoveId(now.getTime())
  const { totalKyat: amountKyat, bodyHash } = order
  const made = { id, orderId: order.id, ...CASH, reference: newReference(), amountKyat, bodyHash }
  await makePaymentStore(tx).begin({ ...made, createdAt: now, expiresAt: now, dueAt: null })
  const step = { id, why: 'CASH', evidence: { ...by, receiptNo }, at: now }
  await takeStep(tx, 'PAYMENT', { ...step, from: 'CREATED', to: 'UNKNOWN' })
  const set = { provider_ref: receiptNo, paid_kyat: amountKyat, settled_at: now, due_at: null }
  await takeStep(tx, 'PAYMENT', { ...step, from: 'UNKNOWN', to: 'SUCCEEDED', set })
}
