import { makeAskPayment } from './ask-payment.ts'
import { makeCancelOrder } from './cancel-order.ts'
import { makeConfirmPayment } from './confirm-payment.ts'
import { makeCreateOrder } from './create-order.ts'
import { makeCancelOrders, makeExpireOrder } from './expire-order.ts'
import { makeFulfil } from './fulfil.ts'
import { makeInquire } from './inquire.ts'
import { makeListChannels } from './list-channels.ts'
import { makeMakePayment } from './make-payment.ts'
import { makeRefunds } from './make-refund.ts'
import { makeEndByStaff } from './end-by-staff.ts'
import { makeNotices, type NoticeSeal } from './notices.ts'
import { makeOpenPage } from './open-page.ts'
import type { PlacedOrder } from './order.ts'
import type { PaymentTry } from './payment.ts'
import { kindOf, type PaymentsDeps } from './payments-deps.ts'
import { makeProbeChannel } from './probe-channel.ts'
import { makeReplacePayment } from './replace-payment.ts'
import { orderView, paymentView } from './views.ts'
import type { Breaker } from '#platform/jobs/breaker.ts'

type Deps = PaymentsDeps & {
  /** Present where the balance is a way to pay. */
  readonly balance?: Pick<Parameters<typeof makeConfirmPayment>[0], 'confirm' | 'payment'>
  readonly seal: NoticeSeal
  readonly breakers?: ReadonlyMap<string, Breaker>
}

/** Money from outside: orders, payments, delivery, refunds. The API starts them, the worker ends them. */
export function makePayments(deps: Deps) {
  const { clock } = deps
  const { fulfil, fulfilDue } = makeFulfil(deps)
  const { ask, askDue } = makeAskPayment({ ...deps, fulfil })
  // The API asks only when the payer wants another way; what turns out to be paid then is delivered by a worker.
  const asking = makeAskPayment(deps)
  const replace = makeReplacePayment({ ...deps, ask: asking.ask })
  const { takeNotice, readDue } = makeNotices({ ...deps, ask })
  return {
    listChannels: makeListChannels(deps),
    createOrder: makeCreateOrder(deps),
    makePayment: makeMakePayment({ ...deps, replace }),
    confirmPayment: deps.balance ? makeConfirmPayment({ ...deps, ...deps.balance, ask: asking.ask }) : null,
    cancelOrder: makeCancelOrder({ ...deps, replace }),
    inquire: makeInquire(deps),
    takeNotice,
    openPage: makeOpenPage(deps),
    endByStaff: makeEndByStaff({ ...deps, fulfil }),
    cancelOrders: makeCancelOrders(deps),
    due: {
      ask: askDue,
      expire: makeExpireOrder(deps),
      fulfil: fulfilDue,
      refund: makeRefunds(deps).refundDue,
      notice: readDue,
      probe: makeProbeChannel(deps),
    },
    orderView: (order: PlacedOrder) => orderView(order, kindOf(deps, order.type), [], clock.now()),
    paymentView: (payment: PaymentTry) => paymentView(payment, clock.now()),
  }
}

export type Payments = ReturnType<typeof makePayments>
