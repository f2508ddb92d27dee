import { sql } from 'kysely'
import { makeOrderStore, makePaymentStore, requestRefund } from '#modules/payments/index.ts'
import type { Tx } from '#platform/db/database.ts'

const ofApplication = (id: string) => sql`type = 'SERVICE_FEE' and goods->>'applicationId' = ${id}`

export const makeFeeStore = (tx: Tx) => ({
  /** An order that can still be paid: a second tab is sent to it. */
  async open(applicationId: string, now: Date): Promise<{ instead: string } | null> {
    const { rows } = await sql<{ id: string }>`select id from payment_order
      where ${ofApplication(applicationId)} and state = 'AWAITING_PAYMENT' and expires_at > ${now}
      order by created_at desc limit 1`.execute(tx)
    return rows[0] ? { instead: rows[0].id } : null
  },

  /** Whether another order for the same fee has been paid. */
  async paid(applicationId: string, butOrder: string): Promise<boolean> {
    const { rows } =
      await sql`select from payment_order where ${ofApplication(applicationId)} and id <> ${butOrder}
      and state in ('PAID', 'COMPLETED') limit 1`.execute(tx)
    return rows.length > 0
  },

  /** Refunds everything received for the fee, except what is already being refunded. */
  async giveBack(orderId: string, now: Date): Promise<void> {
    await makeOrderStore(tx).lock(orderId)
    for (const payment of await makePaymentStore(tx).ofOrder(orderId)) {
      if (payment.state !== 'SUCCEEDED') continue
      const kyat = (payment.paidKyat ?? payment.amountKyat) - payment.refundKyat
      if (kyat > 0)
        await requestRefund(tx, {
          payment: { ...payment, state: 'SUCCEEDED' },
          kyat,
          why: 'APPLICATION_REFUSED',
          now,
        })
    }
  },
})
