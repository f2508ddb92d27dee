import { beforeAll, describe, expect, it } from 'vitest'
import { handsOf } from '#apps/api/test-hand-over.ts'
import { payingAt } from '#apps/api/test-pay.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import { fakeChannel } from './channel.fake.ts'

const HOUR_MS = 3_600_000
const fake = fakeChannel()
let site: ValueApp
const at = payingAt(
  () => site,
  () => fake,
)
const hands = handsOf(() => site)
beforeAll(async () => {
  site = await valueApp({}, { channels: [fake.channel] })
})

async function pay(reference: string): Promise<void> {
  fake.set(reference, 'PAID')
  await at.tell(fake.notice(reference))
}

describe('a top-up for a number that changes hands before it is delivered', () => {
  it.each(['its holder', 'somebody else'])('goes back to %s, not to the next holder', async (by) => {
    const ann = await site.person(0)
    const payer = by === 'its holder' ? ann : await site.person(0)
    const { orderId } = await at.placed(payer, ann.number)
    const { reference, paymentId } = await at.begun(payer, orderId)
    await pay(reference)
    await hands.tell(ann.number, 'REASSIGNED')
    await at.settle()
    expect(await at.steps(orderId)).toContain('DOING > FAILED CORE')
    expect(await at.state('payment_order', orderId)).toBe('PAID')
    await hands.finish()
    const heir = await hands.mustSignIn(ann.number)
    for (const minutes of [2, 15, 15]) {
      site.clock.forward(minutes * 60_000)
      await at.settle()
    }
    expect(await site.balance(heir.number)).toEqual({ MMK: 0 })
    expect((await hands.get(heir, 'transactions')).result).toEqual([])
    expect(await at.state('payment_order', orderId)).toBe('REFUNDED')
    expect(await at.state('payment', paymentId)).toBe('REFUNDED')
  })

  it('goes back as well when it expired before and was paid after', async () => {
    const ann = await site.person(0)
    const bob = await site.person(0)
    const { orderId } = await at.placed(bob, ann.number)
    const { reference, paymentId } = await at.begun(bob, orderId)
    site.clock.forward(HOUR_MS)
    await at.settle()
    expect(await at.state('payment_order', orderId)).toBe('EXPIRED')
    const heir = await hands.reassign(ann.number)
    await pay(reference)
    for (const minutes of [0, 2, 15]) {
      site.clock.forward(minutes * 60_000)
      await at.settle()
    }
    expect(await site.balance(heir.number)).toEqual({ MMK: 0 })
    expect(await at.state('payment', paymentId)).toBe('REFUNDED')
  })

  it('tells the payer’s next holder nothing of what was paid for somebody else', async () => {
    const [ann, bob] = [await site.person(0), await site.person(0)]
    const { orderId } = await at.placed(bob, ann.number)
    await pay((await at.begun(bob, orderId)).reference)
    const core = site.core as { credit: unknown }
    const { credit } = core
    core.credit = async () => ({ outcome: 'REFUSED', reason: 'LINE_UNKNOWN' })
    await at.settle()
    core.credit = credit
    expect(await at.state('payment_order', orderId)).toBe('PAID')
    await hands.reassign(bob.number)
    const before = site.inbox.length
    site.clock.forward(2 * 60_000)
    await at.settle()
    expect(await at.state('payment_order', orderId)).toBe('COMPLETED')
    expect(site.inbox.slice(before).map(({ to, template }) => [to, template])).toEqual([
      [ann.number, 'topupReceived'],
    ])
  })

  it('reaches the next holder when it was ordered for them', async () => {
    const ann = await site.person(0)
    const heir = await hands.reassign(ann.number)
    const { orderId } = await at.placed(heir)
    await pay((await at.begun(heir, orderId)).reference)
    await at.settle()
    expect(await site.balance(heir.number)).toEqual({ MMK: 9_523 })
  })
})

describe('the message that money came back', () => {
  /** An order that was cancelled before its money arrived. */
  async function paidTooLate(leave: (number: string) => Promise<unknown>) {
    const ann = await site.person(0)
    const { orderId } = await at.placed(ann)
    const { reference, paymentId } = await at.begun(ann, orderId)
    await site.payments.cancelOrders(ann.number, 'TEST')
    await leave(ann.number)
    const before = site.inbox.length
    await pay(reference)
    await at.settle()
    expect(await at.state('payment', paymentId)).toBe('REFUNDED')
    const told = site.inbox.slice(before).filter(({ to }) => to === ann.number)
    return told.map(({ template }) => template)
  }

  it('does not go to whoever has the number next', async () => {
    expect(await paidTooLate((number) => hands.reassign(number))).toEqual([])
  })

  it('still reaches its payer', async () => {
    expect(await paidTooLate(async () => {})).toEqual(['refundDone'])
  })
})
