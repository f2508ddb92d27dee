import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { aChannel } from '#apps/api/test-fibre.ts'
import { linesAt, type Who } from '#apps/api/test-fibre-lines.ts'
import { valueApp, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'
import type { Order } from '#contracts/payments.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'

const BILL_KYAT = 96_600
const ENDED = ['EXPIRED', 'FAILED']

describe.each(WAYS)('a bill paid from the balance in two tabs, %s', (way) => {
  const fake = aChannel()
  let site: ValueApp
  const { at, pay } = linesAt(() => site, fake)
  beforeAll(async () => {
    site = await valueApp({}, { channels: [fake.channel], way })
    await site.setRule('purchase.code', new Date(site.clock.now().getTime() + 1_000), {
      aboveKyat: 10_000_000,
    })
    site.clock.forward(2_000)
  })

  async function billed(): Promise<{ ann: Who; orderId: string }> {
    const ann = await site.person(400_000)
    const contractNo = await at.contract(2, { line: ann.number })
    const answer = await at.order(ann, { type: 'FTTH_BILL', contractNo, expectedTotal: BILL_KYAT })
    return { ann, orderId: at.as<Order>(answer).orderId }
  }
  const triesOf = async (orderId: string) => {
    const { rows } = await sql<{ way: string; state: string }>`
      select way, state from payment where order_id = ${orderId} order by way`.execute(site.db)
    return rows
  }
  const kyat = async ({ number }: Who) => (await site.balance(number))['MMK'] ?? 0
  const BALANCE_GONE = [
    { way: 'BALANCE', state: 'EXPIRED' },
    { way: 'FAKE', state: 'PENDING_USER' },
  ]

  it('takes nothing for a try that was replaced before its charge began', async () => {
    const { ann, orderId } = await billed()
    let first: Promise<unknown> = Promise.resolve()
    await inTransaction(site.db, async (tx) => {
      await sql`select value_lock(${ann.number})`.execute(tx)
      first = pay.pay(ann, orderId, 'BALANCE')
      await expect.poll(() => triesOf(orderId)).toHaveLength(1)
      expect((await pay.pay(ann, orderId, 'FAKE')).code).toBe('SUCCESS')
    })
    await first
    expect(await triesOf(orderId)).toEqual(BALANCE_GONE)
    expect(await kyat(ann)).toBe(400_000)
  })

  it('charges it once, however the two meet', async () => {
    for (const second of ['BALANCE', 'FAKE', 'BALANCE', 'FAKE']) {
      const { ann, orderId } = await billed()
      await Promise.all([pay.pay(ann, orderId, 'BALANCE'), pay.pay(ann, orderId, second)])
      const taken = 400_000 - (await kyat(ann))
      const tries = await triesOf(orderId)
      const kept = tries.filter(({ way: by, state }) => by === 'BALANCE' && !ENDED.includes(state))
      expect([0, BILL_KYAT]).toContain(taken)
      expect(taken).toBeLessThanOrEqual(kept.length * BILL_KYAT)
      site.clock.forward(61_000)
    }
  })
})
