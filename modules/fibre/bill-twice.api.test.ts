import { beforeAll, describe, expect, it } from 'vitest'
import { makeBillRun } from '#adapters/fibre-book/bill-run.ts'
import { aChannel, fibreAt } from '#apps/api/test-fibre.ts'
import { payingAt } from '#apps/api/test-pay.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import { bookRules } from '#apps/wiring/fibre.ts'
import type { Order } from '#contracts/payments.ts'

const fake = aChannel()
let site: ValueApp
const at = fibreAt(() => site)
const pay = payingAt(
  () => site,
  () => fake,
)
beforeAll(async () => {
  site = await valueApp({}, { channels: [fake.channel] })
})

type Who = Awaited<ReturnType<ValueApp['person']>>

async function settled() {
  for (let round = 0; round < 4; round += 1) {
    site.clock.forward(31_000)
    await pay.settle()
  }
}

const billed = (contractNo: string) => ({ type: 'FTTH_BILL', contractNo, expectedTotal: 48_300 })
const placed = async (who: Who, body: object) => at.as<Order>(await at.order(who, body))
const stateOf = async (who: Who, { orderId }: Order) => (await pay.inquire(who, orderId)).order

describe('one bill, two who pay it', () => {
  it('a second tab is led to the order that is open already', async () => {
    const ann = await site.person(0)
    const contractNo = await at.contract(1, { line: ann.number })
    const first = await placed(ann, billed(contractNo))
    expect((await placed(ann, billed(contractNo))).orderId).toBe(first.orderId)
    const months = { type: 'FTTH_PREPAY', contractNo, months: 1, expectedTotal: 48_300 }
    const ahead = await placed(ann, months)
    expect(ahead.orderId).not.toBe(first.orderId)
    expect((await placed(ann, months)).orderId).toBe(ahead.orderId)
  })

  it('two people pay it at once: the bill is paid once, and the second’s money goes back', async () => {
    const [ann, bob] = [await site.person(0), await site.person(0)]
    const contractNo = await at.contract(1, { line: ann.number })
    const one = await placed(ann, billed(contractNo))
    const { lookupId } = await at.found(bob, contractNo)
    const two = await placed(bob, { ...billed(contractNo), lookupId })
    const tries = [await pay.begun(ann, one.orderId), await pay.begun(bob, two.orderId)]
    for (const { reference } of tries) fake.pay(reference)
    await settled()
    const ends = [await stateOf(ann, one), await stateOf(bob, two)]
    expect(ends.map(({ status, refund }) => `${status} ${refund}`).toSorted()).toEqual([
      'CANCELLED DONE',
      'COMPLETED NONE',
    ])
    expect(await site.book.contract(contractNo)).toMatchObject({ dueKyat: 0 })
    const [bill] = (await at.bills(ann, contractNo)).bills
    expect([bill?.paid, bill?.due]).toEqual([48_300, 0])
  })

  it('while the book is silent about the first, nobody is asked to pay it again', async () => {
    const [ann, bob] = [await site.person(0), await site.person(0)]
    const contractNo = await at.contract(1, { line: ann.number })
    const one = await placed(ann, billed(contractNo))
    const { lookupId } = await at.found(bob, contractNo)
    const before = await placed(bob, { ...billed(contractNo), lookupId })
    site.bookGoesWrong('SILENT_BEFORE_EFFECT')
    fake.pay((await pay.begun(ann, one.orderId)).reference)
    site.clock.forward(31_000)
    await pay.settle()
    expect((await stateOf(ann, one)).status).toBe('PAID')
    expect((await at.order(ann, billed(contractNo))).code).toBe('ORDER_ALREADY_PAID')
    fake.pay((await pay.begun(bob, before.orderId)).reference)
    await settled()
    site.logged.length = 0
    expect((await stateOf(ann, one)).status).toBe('COMPLETED')
    expect(await stateOf(bob, before)).toMatchObject({ status: 'CANCELLED', refund: 'DONE' })
  })

  it('the next month’s bill is another bill', async () => {
    const ann = await site.person(0)
    const contractNo = await at.contract(1, { line: ann.number })
    const one = await placed(ann, billed(contractNo))
    fake.pay((await pay.begun(ann, one.orderId)).reference)
    await settled()
    expect((await stateOf(ann, one)).status).toBe('COMPLETED')
    expect((await at.order(ann, billed(contractNo))).code).toBe('FTTH_NOTHING_TO_PAY')
    site.clock.forward(32 * 86_400_000)
    const run = makeBillRun({ db: site.db, clock: site.clock, rules: bookRules(site.rules) })
    while ((await run()) > 0);
    const bob = await site.person(0)
    const { lookupId } = await at.found(bob, contractNo)
    const next = await placed(bob, { ...billed(contractNo), lookupId })
    fake.pay((await pay.begun(bob, next.orderId)).reference)
    await settled()
    expect((await stateOf(bob, next)).status).toBe('COMPLETED')
  })
})
