import { beforeAll, describe, expect, it } from 'vitest'
import { payingAt, type Payer } from '#apps/api/test-pay.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import { fakeChannel } from './channel.fake.ts'

const fake = fakeChannel()
let site: ValueApp
const at = payingAt(
  () => site,
  () => fake,
)
beforeAll(async () => {
  site = await valueApp({}, { channels: [fake.channel] })
})

/** Created one after the other, because they read their codes from one inbox. */
const people = async () => [await site.person(0), await site.person(0), await site.person(0)] as const

async function begunFor(payer: Payer, receiver: string, kyat: number) {
  const { orderId } = await at.placed(payer, receiver, kyat)
  return { orderId, reference: (await at.begun(payer, orderId)).reference }
}

async function pays(reference: string): Promise<void> {
  fake.pay(reference)
  await at.tell(fake.notice(reference))
  await at.settle()
}

describe('100,000 kyat a day for a receiver', () => {
  it('orders of a stranger that nobody pays take none of it', async () => {
    const [ann, bob, stranger] = await people()
    await at.placed(stranger, bob.number, 100_000)
    expect(await at.order(ann, bob.number, 10_000)).toMatchObject({ code: 'SUCCESS' })
    expect(await at.order(stranger, bob.number, 1_000)).toMatchObject({ code: 'DAILY_AMOUNT_LIMIT' })
  })

  it('what two payers order beside each other is held against it when the money comes: the later goes back', async () => {
    const [ann, bob, zaw] = await people()
    const first = await begunFor(ann, bob.number, 60_000)
    const later = await begunFor(zaw, bob.number, 60_000)
    await pays(first.reference)
    await pays(later.reference)
    expect(await site.balance(bob.number)).toEqual({ MMK: 57_142 })
    expect(await at.inquire(zaw, later.orderId)).toMatchObject({ order: { status: 'CANCELLED' } })
    expect(await at.steps(later.orderId)).toContain('AWAITING_PAYMENT > CANCELLED RECEIVER_LIMIT')
    expect([...fake.refunds.values()].filter(({ reference }) => reference === later.reference)).toMatchObject(
      [{ state: 'DONE', amountKyat: 60_000 }],
    )
    expect(site.inbox.findLast(({ to }) => to === zaw.number)).toMatchObject({ slots: { amount: '60,000' } })
  })
})
