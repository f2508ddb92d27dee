import { sql } from 'kysely'
import { makeOrderStore, makePaymentStore, requestRefund } from '#modules/payments/index.ts'
import type { Tx } from '#platform/db/database.ts'

const ofApplication = (id: string) => sql`type = 'SERVICE_FEE' and goods->>'applicationId' = ${id}`

/** Orders for the fee of an application, and their money. */
export const makeFeeStore = (tx: Tx) => ({
  /** One that can still be paid: a second tab is led to it. */
  async open(applicationId: string, now: Date): Promise<{ instead: string } | null> {
    const { rows } = await sql<{ id: string }>`select id from payment_order
      where ${ofApplication(applicationId)} and state = 'AWAITING_PAYMENT' and expires_at > ${now}
      order by created_at desc limit 1`.execute(tx)
    return rows[0] ? { instead: rows[0].id } : null
  },

  /** Another order of it has been paid. */
  async paid(applicationId: string, butOrder: string): Promise<boolean> {
    const { rows } =
      await sql`select from payment_order where ${ofApplication(applicationId)} and id <> ${butOrder}
      and state in ('PAID', 'COMPLETED') limit 1`.execute(tx)
    return rows.length > 0
  },

  /** All that came in for it and is still here; what is on its way back already is left alone. */
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
