import { randomUUID } from 'node:crypto'
import { formatInteger } from '#language/formats.ts'
import { hasLeft } from '#modules/value/index.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { makeOrderStore } from './order-store.ts'
import type { PaymentTry } from './payment.ts'
import type { PaymentsDeps } from './payments-deps.ts'

const LIVES_MS = 24 * 3_600_000

type Told = 'paymentFailed' | 'refundSent' | 'refundAgreed' | 'refundDone'

/**
 * SMS about payments: the result for payers who were told to wait, and every refund. Whoever has the payer's number next is told nothing
 * of them.
 */
export async function tellPayer(
  { db, clock, queueSms }: Pick<PaymentsDeps, 'db' | 'clock' | 'queueSms'>,
  { orderId, amountKyat }: Pick<PaymentTry, 'orderId' | 'amountKyat'>,
  template: Told,
): Promise<void> {
  const order = await makeOrderStore(db).find(orderId)
  if (!order) return
  await inTransaction(db, async (tx) => {
    if (await hasLeft(tx, order.payer, order.createdAt)) return
    await queueSms(tx, {
      id: randomUUID(),
      to: order.payer,
      lang: order.lang,
      template,
      slots: { amount: formatInteger(amountKyat) },
      priority: 'notice',
      validUntil: new Date(clock.now().getTime() + LIVES_MS),
    })
  })
}
