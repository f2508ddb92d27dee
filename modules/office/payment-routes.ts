import {
  getOfficePayment,
  listRefunds,
  listSettlementDays,
  proposePaymentEnd,
  proposeRefund,
  proposeRefundEnd,
  searchPayments,
} from '#contracts/staff/payments.ts'
import { isDay } from '#contracts/staff/key-paging.ts'
import { ALONE_KYAT, ALONE_KYAT_A_DAY } from '#contracts/staff/proposal-kinds.ts'
import { endOfYangonDay, startOfYangonDay, yangonDayStart } from '#language/yangon-day.ts'
import { isRefundable, takesBackKyat } from '#modules/payments/index.ts'
import { makeSumsStore, type Propose } from '#modules/proposals/index.ts'
import type { ServeStaff } from '#modules/staff/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { keyAfter, keyOf, pageOfRows } from '#platform/http/key-page.ts'
import { makeLookStore } from './look-store.ts'
import { paymentRow, refundRow } from './payment-views.ts'
import { makePaymentsReadModel } from './payments-read-model.ts'

type Deps = { readonly propose: Propose; readonly channels: readonly string[] }

const MOST_NAMED = 20
const SETTLED = /^(\d{4}-\d{2}-\d{2})\.([\w-]{1,40})$/

const dayOf = (day: string | undefined) =>
  day === undefined ? {} : { from: startOfYangonDay(day), to: endOfYangonDay(day) }

/** Search of payments and refunds, and the proposals about them. */
export function paymentRoutes(serveStaff: ServeStaff, { propose, channels }: Deps): void {
  serveStaff(searchPayments, async ({ tx, body }) => {
    const { text, state, channel, day, after, size } = body
    const model = makePaymentsReadModel(tx)
    if (text !== undefined)
      return ok({ rows: (await model.named(text, channels, MOST_NAMED)).map(paymentRow), next: null })
    const asked = { state, channel, ...dayOf(day), after: keyAfter(after), limit: size + 1 }
    const rows = await model.list(asked)
    return ok(pageOfRows(rows, size, paymentRow, (row) => keyOf(row.created_at, row.id)))
  })

  serveStaff(getOfficePayment, async ({ who, tx, params, now, sheet }) => {
    const model = makePaymentsReadModel(tx)
    const row = await model.one(params.paymentId)
    if (!row) return refused('NOT_FOUND')
    sheet.thing = `payment:${row.id}`
    const standing = await makeLookStore(tx).payment(row.id)
    const leftKyat = (row.paid_kyat ?? 0) - row.refund_kyat
    const payment = { state: row.state as 'SUCCEEDED', paidKyat: row.paid_kyat, refundKyat: row.refund_kyat }
    const isOpen = leftKyat > 0 && isRefundable(payment, { state: row.order_state as 'COMPLETED' }, leftKyat)
    const takes =
      standing && isOpen
        ? takesBackKyat(
            { type: standing.type, goods: standing.goods, totalKyat: standing.total_kyat },
            row.refund_kyat,
            leftKyat,
          )
        : null
    const counted = { kind: 'REFUND', by: who.staffId, line: row.payer, since: yangonDayStart(now) } as const
    const today = await makeSumsStore(tx).since(counted)
    const leftToday = ALONE_KYAT_A_DAY - Math.max(today.ofStaff, today.ofCustomer)
    return ok({
      payment: paymentRow(row),
      fulfilment: await model.fulfilment(row.order_id, row.id),
      refunds: (await model.refundsOf(row.id)).map(refundRow),
      steps: (await model.steps(row.id, row.order_id)).map((step) => ({
        ...step,
        at: step.at.toISOString(),
      })),
      refundableKyat: isOpen && takes !== null ? leftKyat : 0,
      takesBackKyat: takes,
      aloneKyat: Math.max(0, Math.min(ALONE_KYAT, leftToday)),
    })
  })

  proposingRoutes(serveStaff, propose)
  refundRoutes(serveStaff)
}

function proposingRoutes(serveStaff: ServeStaff, propose: Propose): void {
  serveStaff(proposeRefund, async ({ who, tx, params, body, now, sheet }) => {
    const { kyat, ...grounds } = body
    sheet.thing = `payment:${params.paymentId}`
    sheet.reason = grounds.why
    const proposed = { kind: 'REFUND', paymentId: params.paymentId, kyat } as const
    const made = await propose(tx, who, proposed, grounds, now)
    if (made.ok) sheet.after = { ...made.value, kyat }
    return made
  })

  serveStaff(proposePaymentEnd, async ({ who, tx, params, body, now, sheet }) => {
    const { as, kyat, ...grounds } = body
    const { paymentId } = params
    sheet.thing = `payment:${paymentId}`
    sheet.reason = grounds.why
    const found = await makeLookStore(tx).payment(paymentId)
    if (!found) return refused('NOT_FOUND')
    const back = kyat ?? found.paid_kyat ?? found.amount_kyat
    const proposed =
      as === 'RELEASE'
        ? ({ kind: 'PAYMENT_RELEASE', paymentId } as const)
        : ({ kind: 'PAYMENT_RETURN', paymentId, kyat: back } as const)
    const made = await propose(tx, who, proposed, grounds, now)
    if (made.ok) sheet.after = { ...made.value, as }
    return made
  })

  serveStaff(proposeRefundEnd, async ({ who, tx, params, body, now, sheet }) => {
    const { as, ...grounds } = body
    sheet.thing = `refund:${params.refundId}`
    sheet.reason = grounds.why
    const proposed = { kind: 'REFUND_END', refundId: params.refundId, as } as const
    const made = await propose(tx, who, proposed, grounds, now)
    if (made.ok) sheet.after = { ...made.value, as }
    return made
  })
}

/** Refunds under way, and the channels' settlement files. */
function refundRoutes(serveStaff: ServeStaff): void {
  serveStaff(listRefunds, async ({ tx, body }) => {
    const { state, after, size } = body
    const rows = await makePaymentsReadModel(tx).refunds(state, keyAfter(after), size + 1)
    return ok(pageOfRows(rows, size, refundRow, (row) => keyOf(row.created_at, row.id)))
  })

  serveStaff(listSettlementDays, async ({ tx, body }) => {
    const [, day, channel] = SETTLED.exec(body.after ?? '') ?? []
    const after = day !== undefined && isDay(day) && channel !== undefined ? { day, channel } : null
    const rows = await makePaymentsReadModel(tx).settlementDays(body.channel, after, body.size + 1)
    const view = (row: (typeof rows)[number]) => ({
      channel: row.channel,
      day: row.day,
      oursKyat: row.ours_kyat,
      theirsKyat: row.theirs_kyat,
      deliveredKyat: row.delivered_kyat,
      ledgerKyat: row.ledger_kyat,
      unexplainedKyat: row.unexplained_kyat,
      differences: row.differences,
    })
    return ok(pageOfRows(rows, body.size, view, (row) => `${row.day}.${row.channel}`))
  })
}
