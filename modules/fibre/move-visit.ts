import { brand } from '#brand'
import type { Visit } from '#contracts/fibre-orders.ts'
import type { PlacedOrder } from '#modules/payments/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { refused, type Refused } from '#platform/errors/answer.ts'
import { visitOf, type LineRow } from './line-order.ts'
import type { WalkLine } from './line-steps.ts'
import { canMove } from './line-view.ts'
import { makeLineVisitStore } from './line-visit-store.ts'
import { makeSlotTaken } from './quote-line.ts'
import { makeSlotStore } from './slot-store.ts'
import { isOffered } from './visit-times.ts'

type Deps = { readonly rules: Rules; readonly walk: WalkLine }
type Locked = { readonly order: PlacedOrder; readonly row: LineRow }

/** Moves a visit, or sets the first one for an order that lost its own. Null when it succeeded. */
export function makeMoveVisit({ rules, walk }: Deps) {
  const slotTaken = makeSlotTaken(rules)
  return async function moveVisit(
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
    const place = () =>
      before
        ? slots.move(row.township, [before, visit], visits.capacity)
        : slots.take(row.township, visit, visits.capacity)
    if (isSame || !isOffered(visit, now, visits) || !(await place())) return slotTaken(tx, row.township, now)
    const isMove = order.state === 'SCHEDULED'
    await makeLineVisitStore(tx).setVisit(order.id, visit, row.moves + (isMove ? 1 : 0))
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
}
