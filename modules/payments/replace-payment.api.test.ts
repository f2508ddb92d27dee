import { beforeAll, describe, expect, it } from 'vitest'
import { payingAt, type Payer } from '#apps/api/test-pay.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import { fakeChannel, unableChannel } from './channel.fake.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const fake = fakeChannel()
const second = fakeChannel({ name: 'second' })
const unable = unableChannel()
let site: ValueApp
const at = payingAt(
  () => site,
  () => fake,
)
beforeAll(async () => {
  site = await valueApp({}, { channels: [fake, second, unable].map(({ channel }) => channel) })
})

const begun = async (who: Payer) => {
  const order = await at.placed(who)
  return { order, payment: await at.begun(who, order.orderId) }
}
const kyat = async (who: Payer) => (await site.balance(who.number))['MMK']

describe('another way', () => {
  it('the first try is closed and asked about, then the next begins; the first changes only itself', async () => {
    const ann = await site.person(0)
    const { order, payment: first } = await begun(ann)
    const next = await at.begun(ann, order.orderId, 'SECOND')
    expect(await at.state('payment', first.paymentId)).toBe('EXPIRED')
    expect(fake.pay(first.reference)).toBe(false)
    second.pay(next.reference)
    await at.tell(second.notice(next.reference), 'second')
    await at.settle()
    expect(await kyat(ann)).toBe(9_523)
    site.clock.forward(DAY_MS + 16 * MINUTE_MS)
    await at.settle()
    expect(await at.state('payment_order', order.orderId)).toBe('COMPLETED')
  })

  it('was the first paid, the next does not begin', async () => {
    const ann = await site.person(0)
    const { order, payment } = await begun(ann)
    fake.pay(payment.reference)
    expect(await at.pay(ann, order.orderId, 'SECOND')).toMatchObject({ code: 'ORDER_ALREADY_PAID' })
    await at.settle()
    expect(await kyat(ann)).toBe(9_523)
  })

  it('is the first silent, nobody pays twice by mistake', async () => {
    const ann = await site.person(0)
    const { order } = await begun(ann)
    fake.goWrong('DOWN')
    expect(await at.pay(ann, order.orderId, 'SECOND')).toMatchObject({ code: 'PAYMENT_UNDER_WAY' })
    fake.goWrong('NONE')
    expect(await at.pay(ann, order.orderId, 'SECOND')).toMatchObject({ code: 'SUCCESS' })
  })

  it('who was never shown where to pay may choose another way at once', async () => {
    const ann = await site.person(0)
    const order = await at.placed(ann)
    fake.goWrong('DOWN')
    expect(await at.pay(ann, order.orderId)).toMatchObject({
      result: { status: 'UNKNOWN', action: { kind: 'NONE' } },
    })
    expect(await at.pay(ann, order.orderId, 'SECOND')).toMatchObject({ code: 'SUCCESS' })
    fake.goWrong('NONE')
  })

  it('who was never shown where to pay waits, while the channel says that it is at it', async () => {
    const ann = await site.person(0)
    const order = await at.placed(ann)
    unable.goWrong('SILENT_AFTER')
    expect(await at.pay(ann, order.orderId, 'UNABLE')).toMatchObject({ result: { status: 'UNKNOWN' } })
    unable.goWrong('NONE')
    const [reference = ''] = unable.deals.keys()
    unable.set(reference, 'PROCESSING')
    expect(await at.pay(ann, order.orderId, 'SECOND')).toMatchObject({ code: 'PAYMENT_UNDER_WAY' })
    unable.set(reference, 'WAITING')
    expect(await at.pay(ann, order.orderId, 'SECOND')).toMatchObject({ code: 'SUCCESS' })
  })
})
