import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { aChannel, fibreAt } from '#apps/api/test-fibre.ts'
import { untilWaiting } from '#apps/api/test-lock-waits.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import type { Order } from '#contracts/payments.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'

let site: ValueApp
const at = fibreAt(() => site)
beforeAll(async () => {
  site = await valueApp({}, { channels: [aChannel().channel] })
})

it.each([
  ['a bill', { type: 'FTTH_BILL' }],
  ['months ahead', { type: 'FTTH_PREPAY', months: 1 }],
])('%s ordered in two tabs at once are one order', async (_, wish) => {
  const ann = await site.person(0)
  const contractNo = await at.contract(1, { line: ann.number })
  const order = () => at.order(ann, { ...wish, contractNo, expectedTotal: 48_300 })
  // Both have looked for an open order, or wait to, before either writes its own.
  const { tabs } = await inTransaction(site.db, async (tx) => {
    await sql`lock table payment_order in share mode`.execute(tx)
    const first = order()
    await untilWaiting(site.db, 1)
    const second = order()
    await untilWaiting(site.db, 2)
    return { tabs: [first, second] }
  })
  const [one, two] = (await Promise.all(tabs)).map((answer) => at.as<Order>(answer).orderId)
  expect(one).toBeDefined()
  expect(two).toBe(one)
})
