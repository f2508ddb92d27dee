import type { Order } from '#contracts/payments.ts'
import type { FakeChannel } from '#modules/payments/channel.fake.ts'
import { fibreAt } from './test-fibre.ts'
import { payingAt } from './test-pay.ts'
import type { ValueApp } from './test-value-app.ts'

export type Who = Awaited<ReturnType<ValueApp['person']>>

/** Ordering and paying for a line, as functions for tests. */
export function linesAt(site: () => ValueApp, fake: FakeChannel) {
  const at = fibreAt(site)
  const pay = payingAt(site, () => fake)
  return {
    at,
    pay,
    async placed(who: Who, rest: object = {}, applicant: object = {}): Promise<Order> {
      const answer = await at.order(who, at.line(rest, applicant))
      if (answer.code !== 'SUCCESS') throw new Error(`no order: ${answer.code}`)
      return at.as<Order>(answer)
    },
    /** Pays at the channel with all that follows; returns the payment's id. */
    async paid(who: Who, orderId: string): Promise<string> {
      const payment = await pay.begun(who, orderId)
      fake.pay(payment.reference)
      site().clock.forward(31_000)
      await pay.settle()
      return payment.paymentId
    },
  }
}
