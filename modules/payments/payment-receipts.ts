import { displayMsisdn, maskMsisdn } from '#contracts/msisdn.ts'
import { receiptNo } from '#contracts/receipt-no.ts'
import { formatKyat } from '#language/formats.ts'
import { receiptText, type ReceiptSource, type ReceiptWords } from '#modules/receipts/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { Channels } from './channels.ts'
import type { PlacedOrder } from './order.ts'
import { makeOrderStore } from './order-store.ts'
import { payerOf } from './owner.ts'
import type { PaymentTry } from './payment.ts'
import { makePaymentStore } from './payment-store.ts'
import { kindOf, type PaymentsDeps } from './payments-deps.ts'

type Deps = Pick<PaymentsDeps, 'kinds'> & {
  readonly db: Database
  readonly channels: Channels
  readonly words: ReceiptWords
}

type Found = { readonly payment: PaymentTry; readonly order: PlacedOrder; readonly at: Date }

/** Receipts of payments for their payers; a guest proves the number again. */
export function makePaymentReceipts(deps: Deps): ReceiptSource {
  const { db, channels, words } = deps

  /** A payment that was paid at some time; others have no receipt. */
  async function find(id: string): Promise<Found | null> {
    const payment = await makePaymentStore(db).find(id)
    if (!payment?.settledAt || payment.paidKyat === null || payment.state === 'HELD') return null
    const order = await makeOrderStore(db).find(payment.orderId)
    return order && { payment, order, at: payment.settledAt }
  }

  const isBack = ({ payment }: Found): boolean =>
    payment.state === 'REFUND_PENDING' || payment.state === 'REFUNDED' || payment.state === 'CHARGED_BACK'

  return {
    async verify(id) {
      const found = await find(id)
      if (!found) return null
      const { payment, order, at } = found
      /** The numbers are left out once the payer's account has ended. */
      const masked = (number: string) => (order.owner === null ? null : maskMsisdn(number))
      return {
        receiptNo: receiptNo(payment.id),
        at: at.toISOString(),
        kind: 'payment',
        state: isBack(found) ? 'REVERSED' : 'COMPLETED',
        amount: payment.paidKyat ?? 0,
        packageName: null,
        packageNameMm: null,
        line: masked(order.payer),
        // A contract number is nobody's phone number.
        recipient: order.receiver === order.payer || order.type !== 'TOPUP' ? null : masked(order.receiver),
      }
    },

    async content({ id, who, lang }) {
      const payer = payerOf(who)
      const found = payer.ok ? await find(id) : null
      if (!found || !payer.ok || found.order.owner !== payer.value.owner) return null
      const { payment, order, at } = found
      const t = receiptText(words, lang)
      const kind = kindOf(deps, order.type)
      const tax = kind.lines(order).find((line) => line.kind === 'TAX')?.amount ?? 0
      const way = channels.way(payment.way)?.way
      const isOwn = order.receiver === order.payer
      const facts = [
        [t('kind'), t(`type.${order.type}`)],
        [t('receipt.order'), order.orderNo],
        [t('line'), displayMsisdn(order.payer)],
        [t('to'), isOwn ? null : (kind.target?.(order) ?? maskMsisdn(order.receiver))],
        [t('receipt.paidWith'), (lang === 'my' ? way?.nameMm : way?.name) ?? null],
        [t('tax'), tax > 0 ? formatKyat(tax, lang) : null],
      ] as const
      return {
        at,
        amountName: t('paid'),
        amount: formatKyat(payment.paidKyat ?? 0, lang),
        state: t(isBack(found) ? 'undone' : 'done'),
        undone: isBack(found),
        facts: facts.flatMap(([name, value]) => (value ? [{ name, value }] : [])),
      }
    },
  }
}
