import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Visit } from '#contracts/fibre-orders.ts'
import { aChannel } from '#apps/api/test-fibre.ts'
import { linesAt } from '#apps/api/test-fibre-lines.ts'
import { untilWaiting } from '#apps/api/test-lock-waits.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'

const fake = aChannel()
let site: ValueApp
const { at, placed, paid } = linesAt(() => site, fake)
const by = { who: 'Ma Thida' }
beforeAll(async () => {
  site = await valueApp({}, { channels: [fake.channel] })
})

async function scheduled(visit: Visit, n: number) {
  const who = await site.person(0)
  const applicant = { contactPhone: `0977900080${n}`, address: `No. ${n}, Baho Road` }
  const { orderId } = await placed(who, { visit }, applicant)
  await paid(who, orderId)
  await site.fibre.dispatch.survey(orderId, by)
  await site.fibre.dispatch.schedule(orderId, by)
  return { who, orderId }
}

it('two visits that change places at once both move', async () => {
  const [am, pm] = [
    { day: at.day(5), slot: 'AM' },
    { day: at.day(5), slot: 'PM' },
  ] as const
  const [one, two] = [await scheduled(am, 1), await scheduled(pm, 2)]
  const move = ({ who, orderId }: typeof one, visit: Visit) =>
    at.post(who, '/fbb/order/reschedule', { orderId, visit })
  // Both are under way, and wait for a time, before either goes on.
  const asked = await inTransaction(site.db, async (tx) => {
    await sql`select from install_slot where slot = 'PM' for update`.execute(tx)
    const first = move(one, pm)
    await untilWaiting(site.db, 1)
    const second = move(two, am)
    await untilWaiting(site.db, 2)
    return { both: [first, second] }
  })
  expect((await Promise.all(asked.both)).map(({ code }) => code)).toEqual(['SUCCESS', 'SUCCESS'])
  const { rows } = await sql`select slot, taken from install_slot order by slot`.execute(site.db)
  expect(rows).toEqual([
    { slot: 'AM', taken: 1 },
    { slot: 'PM', taken: 1 },
  ])
})
