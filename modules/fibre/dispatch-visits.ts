import type { Visit } from '#contracts/fibre-orders.ts'
import type { LineOrderState } from '#modules/payments/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/database.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import type { ChangeLine } from './change-line.ts'
import { visitOf, type LineRow } from './line-order.ts'
import { makeLineVisitStore } from './line-visit-store.ts'
import { makeSlotStore } from './slot-store.ts'

type Deps = ChangeLine & { readonly clock: Clock; readonly rules: Rules }

/** The member of staff who does it. */
export type ByStaff = { readonly who: string; readonly why?: string }

export function makeDispatchVisits({ change, step, clock, rules }: Deps) {
  /** Moves the visit to the wanted time, or keeps its own; null when that time is full. */
  async function placed(tx: Tx, row: LineRow, wanted: Visit | undefined): Promise<Visit | null> {
    const before = visitOf(row)
    if (!wanted || (before?.day === wanted.day && before.slot === wanted.slot)) return before
    const slots = makeSlotStore(tx)
    const { capacity } = rules.at('ftth.visits', clock.now())
    const isPlaced = before
      ? await slots.move(row.township, [before, wanted], capacity)
      : await slots.take(row.township, wanted, capacity)
    if (!isPlaced) return null
    await makeLineVisitStore(tx).setVisit(row.orderId, wanted, row.moves)
    return wanted
  }

  return {
    /** A port was found, so the visit is confirmed. */
    schedule: (orderId: string, by: ByStaff, wanted?: Visit) =>
      change(orderId, 'SCHEDULE', async (tx, { order, row, now }) => {
        const visit = await placed(tx, row, wanted)
        if (!visit) return refused('SLOT_TAKEN')
        const one = { order, row: { ...row, ...visit }, now }
        return step(tx, { ...one, to: 'SCHEDULED', why: 'PORT_FREE', sms: 'lineScheduled', evidence: by })
      }),

    engineer: (orderId: string, engineer: { readonly name: string; readonly line: string }) =>
      change(orderId, 'ENGINEER', async (tx, { order }) => {
        await makeLineVisitStore(tx).setEngineer(orderId, engineer)
        return ok(order.state as LineOrderState)
      }),

    begin: (orderId: string, by: ByStaff) =>
      change(orderId, 'BEGIN', (tx, one) =>
        step(tx, { ...one, to: 'IN_PROGRESS', why: 'ENGINEER_LEFT', sms: 'lineInProgress', evidence: by }),
      ),

    /** Agreed with the customer by telephone; it does not count against the moves a customer may make. */
    move: (orderId: string, by: ByStaff, wanted: Visit) =>
      change(orderId, 'MOVE', async (tx, { order, row, now }) => {
        const visit = await placed(tx, row, wanted)
        if (!visit) return refused('SLOT_TAKEN')
        const one = { order, row: { ...row, ...visit }, now }
        return step(tx, { ...one, to: 'SCHEDULED', why: 'MOVED', sms: 'lineMoved', evidence: by })
      }),

    missed: (orderId: string, by: ByStaff, wanted: Visit) =>
      change(orderId, 'MISSED', async (tx, { order, row, now }) => {
        const visit = await placed(tx, row, wanted)
        if (!visit) return refused('SLOT_TAKEN')
        const one = { order, row: { ...row, ...visit }, now }
        return step(tx, { ...one, to: 'SCHEDULED', why: 'MISSED', sms: 'lineMissed', evidence: by })
      }),
  }
}
