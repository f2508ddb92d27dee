import { beforeAll, expect, it } from 'vitest'
import { aChannel } from '#apps/api/test-fibre.ts'
import { linesAt } from '#apps/api/test-fibre-lines.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'

const fake = aChannel()
let site: ValueApp
const { pay: at, placed, paid } = linesAt(() => site, fake)
beforeAll(async () => {
  site = await valueApp({}, { channels: [fake.channel] })
})

const MINUTE_MS = 60_000
const LIMIT = { code: 'DAILY_AMOUNT_LIMIT' }

async function pays(reference: string): Promise<void> {
  fake.pay(reference)
  // A channel that was asked a moment ago is not asked again.
  site.clock.forward(5_000)
  await at.tell(fake.notice(reference))
  await at.settle()
}

it('a fibre line that was paid for takes none of the day’s top-ups', async () => {
  const [ann, bob] = [await site.person(0), await site.person(0)]
  const before = await at.placed(bob, ann.number, 10_000)
  const { reference } = await at.begun(bob, before.orderId)
  const { orderId } = await placed(ann, {}, { contactPhone: `0${ann.number.slice(2)}` })
  await paid(ann, orderId)
  expect((await at.order(bob, ann.number, 1_000)).code).toBe('SUCCESS')
  expect((await at.order(ann, bob.number, 100_000)).code).toBe('SUCCESS')
  await pays(reference)
  expect(await at.state('payment_order', before.orderId)).toBe('COMPLETED')
})

it('an order that ended while its payment goes on still takes its part of the day', async () => {
  const number = '959693000111'
  const [bob, zaw] = [await site.person(0), await site.person(0)]
  const { orderId } = await at.placed(await at.guest(number), bob.number, 30_000)
  site.clock.forward(29 * MINUTE_MS)
  const { reference } = await at.begun(await at.guest(number), orderId)
  site.clock.forward(2 * MINUTE_MS)
  const again = await at.guest(number)
  expect(await at.order(again, zaw.number, 30_000)).toMatchObject(LIMIT)
  await at.settle()
  expect(await at.state('payment_order', orderId)).toBe('EXPIRED')
  expect(await at.order(again, zaw.number, 30_000)).toMatchObject(LIMIT)
  await pays(reference)
  expect(await at.state('payment_order', orderId)).toBe('COMPLETED')
  expect(await at.order(again, zaw.number, 30_000)).toMatchObject(LIMIT)
})

it('an order that ended without a payment takes none of the day', async () => {
  const number = '959693000112'
  const bob = await site.person(0)
  await at.placed(await at.guest(number), bob.number, 30_000)
  site.clock.forward(31 * MINUTE_MS)
  expect((await at.order(await at.guest(number), bob.number, 30_000)).code).toBe('SUCCESS')
})
