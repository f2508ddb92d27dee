import type { LineOrder } from '#contracts/fibre-orders.ts'
import { yangonDayKey } from '#language/yangon-day.ts'
import { refundOf, type LineOrderState, type PlacedOrder } from '#modules/payments/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import { lineGoods, visitOf, type LineRow } from './line-order.ts'
import { maskEnd, maskName } from './masks.ts'
import type { Plans } from './plans.ts'
import { moveUntil } from './visit-times.ts'

type Payments = Parameters<typeof refundOf>[0]

export type LineSeen = {
  readonly order: PlacedOrder
  readonly row: LineRow
  readonly payments: Payments
  readonly steps: readonly { readonly at: Date; readonly to: string; readonly why: string }[]
  /** True for the account that ordered; a guest with the proven contact phone sees less. */
  readonly isOwner: boolean
}

const CANCELLABLE: readonly string[] = [
  'AWAITING_PAYMENT',
  'PAY_ON_SITE',
  'SLOT_NEEDED',
  'PAID',
  'SURVEY',
  'SCHEDULED',
]

export const canMove = (
  { order, row }: Pick<LineSeen, 'order' | 'row'>,
  rules: Rules,
  now: Date,
): boolean => {
  if (order.state === 'SLOT_NEEDED') return true
  const visit = visitOf(row)
  const { moves, moveUntilHour } = rules.at('ftth.visits', now)
  return (
    order.state === 'SCHEDULED' &&
    visit !== null &&
    row.moves < moves &&
    now < moveUntil(visit, moveUntilHour)
  )
}

/** Engineer and door code are shown only on the day of the visit, and only to the owner. */
function visitView({ order, row, isOwner }: LineSeen, rules: Rules, now: Date): LineOrder['visit'] {
  const visit = visitOf(row)
  if (!visit) return null
  const isToday =
    visit.day === yangonDayKey(now) && (order.state === 'SCHEDULED' || order.state === 'IN_PROGRESS')
  const { moves, moveUntilHour } = rules.at('ftth.visits', now)
  const { engineerName: name, engineerLine: line } = row
  return {
    ...visit,
    engineer: isToday && isOwner && name && line ? { name, phone: `0${line.slice(2)}` } : null,
    visitCode: isToday && isOwner ? row.visitCode : null,
    movesLeft: Math.max(0, moves - row.moves),
    moveUntil: moveUntil(visit, moveUntilHour).toISOString(),
  }
}

/** Shows EXPIRED on time, even before the worker has written it. */
const statusOf = ({ state, expiresAt }: PlacedOrder, now: Date): LineOrderState =>
  (state === 'AWAITING_PAYMENT' || state === 'PAY_ON_SITE') && expiresAt <= now
    ? 'EXPIRED'
    : (state as LineOrderState)

export function lineView(
  seen: LineSeen,
  { plans, rules, now }: { plans: Plans; rules: Rules; now: Date },
): LineOrder {
  const { order, row, isOwner } = seen
  const plan = plans.plan(row.packageCode, now)
  const township = plans.place(row.placeId)?.township
  const status = statusOf(order, now)
  return {
    orderId: order.id,
    orderNo: order.orderNo,
    status,
    packageId: row.packageCode,
    packageName: plan?.name ?? row.packageCode,
    packageNameMm: plan?.nameMm ?? null,
    months: row.months,
    addOnIds: [...row.addOnIds],
    lines: lineGoods(order).lines,
    total: order.totalKyat,
    payOnSite: row.payOnSite,
    refund: refundOf(seen.payments),
    createdAt: order.createdAt.toISOString(),
    expiresAt: order.expiresAt.toISOString(),
    applicant: {
      name: maskName(row.fullName),
      phone: maskEnd(row.line),
      placeId: row.placeId,
      township: township?.name ?? '',
      townshipMm: township?.nameMm ?? '',
      address: isOwner ? row.address : null,
      idNumber: isOwner ? row.idShown : null,
    },
    visit: visitView(seen, rules, now),
    timeline: seen.steps.map(({ at, to, why }) => ({
      at: at.toISOString(),
      status: to as LineOrderState,
      why,
    })),
    can: {
      pay: isOwner && status === 'AWAITING_PAYMENT',
      move: isOwner && canMove(seen, rules, now),
      cancel: isOwner && CANCELLABLE.includes(status),
    },
    contractNo: row.contractNo,
  }
}
