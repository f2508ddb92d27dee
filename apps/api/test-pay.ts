import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Order, Payment } from '#contracts/payments.ts'
import { hashContactToken, newContactToken } from '#modules/identity/session-token.ts'
import type { FakeChannel } from '#modules/payments/channel.fake.ts'
import type { Answered, ValueApp } from './test-value-app.ts'

export type Payer = { readonly number: string; readonly token: string }

/** What payers do, as functions for tests. */
export const payingAt = (site: () => ValueApp, fake: () => FakeChannel) => {
  const post = (who: { token?: string }, path: string, payload: object, key?: string) =>
    site().inject('POST', `/fbb${path}`, {
      ...(who.token && { token: who.token }),
      ...(key && { key }),
      payload,
    })
  const orderOf = (answer: Answered) => answer.result as unknown as Order
  const paymentOf = (answer: Answered) => answer.result as unknown as Payment
  const self = {
    /** A guest: a proven number without an account. */
    async guest(number: string): Promise<Payer> {
      const token = newContactToken()
      await sql`insert into contact_session (id, hash, line, purpose, started_at, ends_at) select ${randomUUID()},
        ${hashContactToken(token)}, ${number}, 'TOPUP', at, at + interval '30 minutes' from platform.now() as at`.execute(
        site().db,
      )
      return { number, token }
    },
    order: (who: Payer, target: string, faceValue = 10_000, key = site().newKey(), more: object = {}) =>
      post(who, '/createOrder', { type: 'TOPUP', target, faceValue, expectedTotal: faceValue, ...more }, key),
    async placed(who: Payer, target = who.number, faceValue = 10_000): Promise<Order> {
      const answer = await self.order(who, target, faceValue)
      if (answer.code !== 'SUCCESS') throw new Error(`no order: ${answer.code}`)
      return orderOf(answer)
    },
    pay: (who: Payer, orderId: string, channelCode = 'FAKE', key = site().newKey()) =>
      post(who, '/makePayment', { orderId, channelCode, returnPath: '/#/top-up' }, key),
    async begun(who: Payer, orderId: string, channelCode = 'FAKE'): Promise<Payment & { reference: string }> {
      const answer = await self.pay(who, orderId, channelCode)
      if (answer.code !== 'SUCCESS') throw new Error(`no payment: ${answer.code}`)
      const payment = paymentOf(answer)
      return { ...payment, reference: await self.referenceOf(payment.paymentId) }
    },
    async referenceOf(paymentId: string): Promise<string> {
      const row = await site()
        .db.selectFrom('payment')
        .select('reference')
        .where('id', '=', paymentId)
        .executeTakeFirstOrThrow()
      return row.reference
    },
    inquire: async (who: Payer, orderId: string) => {
      const answer = await post(who, '/inquiry/transaction', { orderId })
      return answer.result as unknown as {
        order: Order
        payment: Payment | null
        pollAfterSec: number | null
      }
    },
    tell: (raw: { contentType: string; body: Buffer }, channel = fake().channel.name) =>
      site().app.inject({
        method: 'POST',
        url: `/notice/${channel}`,
        headers: { 'content-type': raw.contentType },
        payload: raw.body,
      }),
    /** Until nothing is due any more; returns the number of rounds. */
    async settle(most = 12): Promise<number> {
      for (let round = 0; round < most; round += 1) {
        const done = await site().payDue()
        const broken = site().logged.find(({ level, err }) => level === 'error' && err instanceof Error)
        if (broken) throw new Error('a job failed', { cause: broken['err'] })
        if (done === 0) return round
      }
      return most
    },
    ...looksOf(site),
  }
  return self
}

/** Reads the stored rows. */
const looksOf = (site: () => ValueApp) => ({
  async state(table: 'payment' | 'payment_order' | 'payment_refund', id: string): Promise<string> {
    const { rows } = await sql<{
      state: string
    }>`select state from ${sql.table(table)} where id = ${id}`.execute(site().db)
    return rows[0]?.state ?? 'NONE'
  },
  async steps(id: string): Promise<string[]> {
    const { rows } = await sql<{
      step: string
    }>`select coalesce(from_state || ' > ', '') || to_state || ' ' || why as step
      from payment_step where record_id = ${id} order by id`.execute(site().db)
    return rows.map(({ step }) => step)
  },
})
