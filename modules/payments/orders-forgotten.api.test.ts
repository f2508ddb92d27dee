import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { handsOf } from '#apps/api/test-hand-over.ts'
import { payingAt } from '#apps/api/test-pay.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import { fakeChannel } from './channel.fake.ts'
import { makeOrderStore } from './order-store.ts'

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

const ownersOf = async (line: string) => {
  const { rows } = await sql<{
    owner: string | null
  }>`select owner from payment_order where payer = ${line}`.execute(site.db)
  return rows.map(({ owner }) => owner)
}

describe('a number that changes hands', () => {
  it('takes no order along: what was paid stays for the law and is nobody’s, what is open is cancelled and its money goes back', async () => {
    const ann = await site.person(0)
    const paid = await at.placed(ann)
    const { reference } = await at.begun(ann, paid.orderId)
    fake.pay(reference)
    await at.tell(fake.notice(reference))
    await at.settle()
    const open = await at.placed(ann)
    const late = await at.begun(ann, open.orderId)
    const heir = await hands.reassign(ann.number)
    expect(await at.inquire(heir, paid.orderId)).toBeNull()
    expect(await ownersOf(ann.number)).toEqual([null, null])
    expect(await at.state('payment_order', open.orderId)).toBe('CANCELLED')
    fake.pay(late.reference)
    await at.tell(fake.notice(late.reference))
    await at.settle()
    expect(await site.balance(heir.number)).toEqual({ MMK: 0 })
    expect(await at.state('payment', late.paymentId)).toBe('REFUNDED')
  })

  it('a guest’s orders are found by whoever proves the number, until it changes hands', async () => {
    const ann = await site.person(0)
    const guest = await at.guest(ann.number)
    const order = await at.placed(guest)
    expect(await at.inquire(await at.guest(ann.number), order.orderId)).toMatchObject({
      order: { orderId: order.orderId },
    })
    expect(await at.inquire(ann, order.orderId)).toBeNull()
    await hands.reassign(ann.number)
    expect(await at.inquire(await at.guest(ann.number), order.orderId)).toBeNull()
  })
})

it('what somebody ordered is part of what we hold about them', async () => {
  const ann = await site.person(0)
  const order = await at.placed(ann)
  const { rows } = await sql<{
    owner: string
  }>`select owner from payment_order where id = ${order.orderId}`.execute(site.db)
  const [own] = await makeOrderStore(site.db).ownedBy(rows[0]?.owner ?? '', 10)
  expect(own).toMatchObject({ id: order.orderId, totalKyat: 10_000, payer: ann.number })
})
