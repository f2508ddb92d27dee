export type {
  Abilities,
  Asked,
  AskOrder,
  Channel,
  Closed,
  NoticeRead,
  Paid,
  RawNotice,
  RefundAnswer,
  RefundOrder,
  SettlementLine,
  SettlementRead,
  Started,
  StartOrder,
  WayToPay,
} from './channel.ts'
export { makeChannelReadings } from './channel-readings.ts'
export { tellCompleted, type OrderCompleted } from './order-completed.ts'
export { makeChannels, type Channels } from './channels.ts'
export {
  DUE_CHANNELS,
  DUE_FULFILMENTS,
  DUE_NOTICES,
  DUE_ORDERS,
  DUE_PAYMENTS,
  DUE_REFUNDS,
} from './due-payments.ts'
export { alwaysUp, makeHealth, type Health } from './health.ts'
export { makePaymentFigures } from './figures-store.ts'
export { makeHealthStore } from './health-store.ts'
export { makeNoticeStore } from './notice-store.ts'
export { makeSettleDay } from './settle-day.ts'
export { makeBalanceChannel } from './balance-channel.ts'
export {
  makeBalanceBackKind,
  makeBalanceKind,
  type BalanceBackKind,
  type BalanceKind,
} from './balance-kind.ts'
export { makeCancelOrders } from './expire-order.ts'
export type { Admitted, Delivered, OrderAsked, OrderKind, OwnSteps, Quoted, TakesBack } from './order-kind.ts'
export { makePaymentStore } from './payment-store.ts'
export { luhn, newReference, orderNo } from './references.ts'
export { requestRefund } from './request-refund.ts'
export type { LineOrderState } from './states.ts'
export { takeStep } from './step-store.ts'
export { refundOf } from './views.ts'
export type { PlacedOrder } from './order.ts'
export { makeOrderStore } from './order-store.ts'
export { makeRefundDelivered, makeHandOver, isRefundable, type RefundAsked } from './refund-delivered.ts'
export { makeTakeBackKind, type TakeBackKind } from './take-back-kind.ts'
export { isTakenByKind, takesBackKyat } from './takes-back.ts'
export { makeSwitchStore } from './switch-store.ts'
export { statusOf as channelStatusOf } from './health.ts'
export { servePayPage } from './pay-page.ts'
export { makePaymentReceipts } from './payment-receipts.ts'
export { makePayments, type Payments } from './payments.ts'
export { PAYMENT_CRASH_POINTS, type PaymentCrashPoint, type PaymentsLog } from './payments-deps.ts'
export { paymentRoutes } from './routes.ts'
export { makeTopupKind, type TopupKind } from './topup-kind.ts'
export { makeTopupOrder } from './topup-order.ts'
