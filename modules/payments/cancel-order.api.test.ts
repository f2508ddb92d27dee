import { beforeAll, describe, expect, it } from 'vitest'
import { payingAt, type Payer } from '#apps/api/test-pay.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import { fakeChannel, unableChannel } from './channel.fake.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const fake = fakeChannel()
const unable = unableChannel()
let site: ValueApp
const at = payingAt(
  () => site,
  () => fake,
)
beforeAll(async () => {
  site = await valueApp({}, { channels: [fake.channel, unable.channel] })
})

const begun = async (who: Payer, code = 'FAKE') => {
  const order = await at.placed(who)
  return { order, payment: await at.begun(who, order.orderId, code) }
}
const kyat = async (who: Payer) => (await site.balance(who.number))['MMK']

describe('given up by its payer', () => {
  const giveUp = (who: Payer, orderId: string) =>
    site.inject('POST', '/fbb/cancelOrder', { token: who.token, payload: { orderId } })

  it('S-286 it counts for no limit any more, and giving it up again is the same', async () => {
    const bob = await site.person(0)
    const guest = await at.guest('959771230001')
    const order = await at.placed(guest, bob.number, 20_000)
    expect(await at.order(guest, bob.number, 20_000)).toMatchObject({ code: 'DAILY_AMOUNT_LIMIT' })
    for (let time = 0; time < 2; time += 1)
      expect(await giveUp(guest, order.orderId)).toMatchObject({ result: { status: 'CANCELLED' } })
    expect(await at.order(guest, bob.number, 20_000)).toMatchObject({ code: 'SUCCESS' })
  })

  it('an open try is closed first; money that comes all the same goes back', async () => {
    const ann = await site.person(0)
    const { order, payment } = await begun(ann)
    expect(await giveUp(ann, order.orderId)).toMatchObject({ result: { status: 'CANCELLED' } })
    expect(fake.pay(payment.reference)).toBe(false)
    const open = await begun(ann, 'UNABLE')
    expect(await giveUp(ann, open.order.orderId)).toMatchObject({ result: { status: 'CANCELLED' } })
    expect(unable.pay(open.payment.reference)).toBe(true)
    site.clock.forward(DAY_MS + 16 * MINUTE_MS)
    await at.settle()
    expect(await kyat(ann)).toBe(0)
    expect(await at.state('payment', open.payment.paymentId)).toBe('REFUND_PENDING')
  })

  it('what was paid, or may have been, is not given up; nor is what belongs to somebody else', async () => {
    const [ann, eve] = [await site.person(0), await site.person(0)]
    const { order, payment } = await begun(ann)
    expect(await giveUp(eve, order.orderId)).toMatchObject({ code: 'NOT_FOUND' })
    fake.goWrong('DOWN')
    expect(await giveUp(ann, order.orderId)).toMatchObject({ code: 'PAYMENT_UNDER_WAY' })
    fake.goWrong('NONE')
    fake.pay(payment.reference)
    expect(await giveUp(ann, order.orderId)).toMatchObject({ code: 'ORDER_ALREADY_PAID' })
    await at.settle()
    expect(await giveUp(ann, order.orderId)).toMatchObject({ code: 'ORDER_ALREADY_PAID' })
    expect(await kyat(ann)).toBe(9_523)
  })
})
