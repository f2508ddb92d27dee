import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { aChannel } from '#apps/api/test-fibre.ts'
import { linesAt } from '#apps/api/test-fibre-lines.ts'
import { handsOf } from '#apps/api/test-hand-over.ts'
import { untilWaiting } from '#apps/api/test-lock-waits.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { makeFibreForgetStore } from './forget-store.ts'

const fake = aChannel()
let site: ValueApp
const { at, pay, placed } = linesAt(() => site, fake)
const hands = handsOf(() => site)
beforeAll(async () => {
  site = await valueApp({}, { channels: [fake.channel] })
})

it('a line paid late, in the moment its contact number changes hands, is still built for who applied', async () => {
  const [ann, bob] = [await site.person(0), await site.person(0)]
  const visit = { day: at.day(5), slot: 'EVE' }
  const { orderId } = await placed(ann, { visit }, { contactPhone: `0${bob.number.slice(2)}` })
  const { reference } = await pay.begun(ann, orderId)
  site.clock.forward(31 * 60_000)
  await pay.settle()
  const { status, applicant } = await at.track(ann, orderId)
  expect(status).toBe('EXPIRED')
  expect(await hands.tell(bob.number, 'REASSIGNED')).toBe('DONE')
  fake.set(reference, 'PAID')
  site.clock.forward(5_000)
  await pay.tell(fake.notice(reference))
  // The money takes its visit again while the number's hand-over comes to the order.
  const { both } = await inTransaction(site.db, async (tx) => {
    await sql`select from install_slot for update`.execute(tx)
    const paid = pay.settle()
    await untilWaiting(site.db, 1)
    const handedOver = hands.finish()
    await untilWaiting(site.db, 2)
    return { both: [paid, handedOver] }
  })
  await Promise.all(both)
  await makeFibreForgetStore(site.db).applicants(site.clock.now())
  expect(await at.track(ann, orderId)).toMatchObject({ status: 'PAID', applicant })
})
