import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { payingAt } from '#apps/api/test-pay.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import { yangonDayKey } from '#language/yangon-day.ts'
import type { SettlementLine } from './channel.ts'
import { fakeChannel } from './channel.fake.ts'
import { makeChannels } from './channels.ts'
import { makeKeepSilence } from './obey-asked.ts'
import { makePaymentStore } from './payment-store.ts'
import { makeSettleDay } from './settle-day.ts'

const MINUTE_MS = 60_000
const SILENT_LOG = { warn: () => {}, error: () => {} }

const fake = fakeChannel()
let site: ValueApp
const at = payingAt(
  () => site,
  () => fake,
)
beforeAll(async () => {
  site = await valueApp({}, { channels: [fake.channel] })
})

const duesOf = async (table: 'payment' | 'payment_order', id: string) => {
  const { rows } = await sql<{ due: boolean }>`
    select due_at is not null as due from ${sql.table(table)} where id = ${id}`.execute(site.db)
  return rows[0]?.due
}
const fulfilmentOf = async (orderId: string) => {
  const { rows } = await sql<{
    due: boolean
    ended: boolean
    refund: string | null
  }>`select due_at is not null as due,
    ended_at is not null as ended, refund_id as refund from payment_fulfilment where order_id = ${orderId}`.execute(
    site.db,
  )
  return rows[0]
}
async function bankSays(kind: SettlementLine['kind'], reference: string) {
  const { db, clock, books: core } = site
  const day = yangonDayKey(clock.now())
  const settler = makeSettleDay({ db, clock, core, log: SILENT_LOG, channels: makeChannels([fake.channel]) })
  const line = { kind, reference, providerRef: kind, amountKyat: 10_000 }
  await settler.settleFile(fake.channel, day, fake.settlement(day, [line]))
}

it('an order cancelled because there was no room for it has ended', async () => {
  const [ann, zaw, bob] = [await site.person(0), await site.person(0), await site.person(0)]
  const orders = [await at.placed(ann, bob.number, 60_000), await at.placed(zaw, bob.number, 60_000)]
  const [first, later] = orders.map(({ orderId }) => orderId) as [string, string]
  const tries = [await at.begun(ann, first), await at.begun(zaw, later)]
  for (const { reference } of tries) {
    fake.pay(reference)
    await at.tell(fake.notice(reference))
    await at.settle()
  }
  expect(await at.state('payment_order', later)).toBe('CANCELLED')
  expect(await duesOf('payment_order', later)).toBe(false)
})

it('whoever was overtaken asks no more about what has ended', async () => {
  const ann = await site.person(0)
  const { orderId } = await at.placed(ann)
  const { paymentId, reference } = await at.begun(ann, orderId)
  const before = await makePaymentStore(site.db).find(paymentId)
  fake.pay(reference)
  await at.tell(fake.notice(reference))
  await at.settle()
  const { db, clock } = site
  if (before) await makeKeepSilence({ db, clock, log: SILENT_LOG })(before)
  expect(await at.state('payment', paymentId)).toBe('SUCCEEDED')
  expect(await duesOf('payment', paymentId)).toBe(false)
})

it('an order whose payment a bank took back before it could be delivered has failed; given again, it goes back', async () => {
  const ann = await site.person(0)
  const { orderId } = await at.placed(ann)
  const { paymentId, reference } = await at.begun(ann, orderId)
  // The line no longer exists in the core.
  await sql`update ledger.bucket set owner = 'past:' || owner where owner = ${ann.number}`.execute(site.db)
  fake.pay(reference)
  await at.tell(fake.notice(reference))
  await at.settle()
  await bankSays('CHARGEBACK', reference)
  for (const minutes of [2, 11, 15]) {
    site.clock.forward(minutes * MINUTE_MS)
    await at.settle()
  }
  expect(await at.state('payment_order', orderId)).toBe('FAILED')
  expect(await at.state('payment', paymentId)).toBe('CHARGED_BACK')
  expect(await fulfilmentOf(orderId)).toEqual({ due: false, ended: true, refund: null })
  await bankSays('REVERSAL', reference)
  await at.settle()
  expect(await at.state('payment', paymentId)).toBe('REFUNDED')
  expect(await at.state('payment_order', orderId)).toBe('REFUNDED')
  site.logged.length = 0
})
