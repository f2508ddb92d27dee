import { makeOrderStore, type OwnSteps, type PlacedOrder } from '#modules/payments/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { yangonDayKey } from '#language/yangon-day.ts'
import { visitOf, type LineRow } from './line-order.ts'
import { makeLineOrderStore } from './line-order-store.ts'
import { makeLineVisitStore } from './line-visit-store.ts'
import type { WalkLine } from './line-steps.ts'
import { makeSlotStore } from './slot-store.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly rules: Rules
  readonly walk: WalkLine
}

const HOUR_MS = 3_600_000

/** Steps of a new line that follow from payments and time. */
export function makeLineOwnSteps({ db, clock, rules, walk }: Deps): OwnSteps {
  /** An expired order lost its visit: paid late, it gets it back if the time is still free and in the future. */
  async function placeAgain(tx: Tx, row: LineRow, now: Date): Promise<boolean> {
    const visit = visitOf(row)
    if (!visit || visit.day <= yangonDayKey(now)) return false
    return makeSlotStore(tx).take(row.township, visit, rules.at('ftth.visits', now).capacity)
  }

  async function expire(tx: Tx, order: PlacedOrder, row: LineRow, now: Date): Promise<void> {
    const one = { order, row, why: 'NOT_PAID', sms: 'lineExpired', now, refund: false } as const
    await walk.end(tx, { ...one, to: 'EXPIRED' })
  }

  return {
    async arrived(tx, order, now) {
      const visits = makeLineVisitStore(tx)
      const row = await makeLineOrderStore(tx).find(order.id)
      if (!row) throw new Error('a new line has no row')
      const isBack = order.state === 'EXPIRED'
      if (isBack) await visits.forgetLater(order.id, null)
      if (!isBack || (await placeAgain(tx, row, now))) {
        const set = { due_at: null, ended_at: null }
        await walk.step(tx, { order, row, to: 'PAID', why: 'PAID', sms: 'linePaid', now, set })
        return
      }
      const due = new Date(now.getTime() + rules.at('ftth.orders', now).chooseSlotHours * HOUR_MS)
      await visits.setVisit(order.id, null, row.moves)
      await walk.step(tx, {
        order,
        row: { ...row, day: null, slot: null },
        to: 'SLOT_NEEDED',
        why: 'SLOT_TAKEN',
        sms: 'lineSlotNeeded',
        now,
        set: { due_at: due, ended_at: null },
      })
    },

    /** The order is CANCELLED already; here its visit and the applicant's data are released. */
    async givenUp(tx, order, _why, now) {
      const row = await makeLineOrderStore(tx).find(order.id)
      if (row) await walk.afterGivenUp(tx, { order, row, now })
    },

    due: (id) =>
      inTransaction(db, async (tx) => {
        const now = clock.now()
        const order = await makeOrderStore(tx).lock(id)
        const row = order && (await makeLineOrderStore(tx).find(id))
        if (!order || !row) return
        const isOver = order.expiresAt <= now
        if (isOver && (order.state === 'AWAITING_PAYMENT' || order.state === 'PAY_ON_SITE'))
          return expire(tx, order, row, now)
        if (order.state !== 'SLOT_NEEDED') return
        const one = { order, row, why: 'NO_SLOT_CHOSEN', sms: 'lineCancelled', now, refund: true } as const
        await walk.end(tx, { ...one, to: 'CANCELLED' })
      }),
  }
}
