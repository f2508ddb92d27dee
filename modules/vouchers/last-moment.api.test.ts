import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { collector } from '#apps/api/test-collector.ts'
import { untilWaiting } from '#apps/api/test-lock-waits.ts'
import { valueApp, VOUCHER_KEY, type ValueApp } from '#apps/api/test-value-app.ts'
import { seedVouchers } from '#db/seed/seed-vouchers.ts'
import type { MemberVoucher } from '#contracts/vouchers.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { makeEndVouchers } from './end-vouchers.ts'
import { markUsed } from './mark-used.ts'

let site: ValueApp
beforeAll(async () => {
  site = await valueApp()
  await seedVouchers(site.db, VOUCHER_KEY, site.clock.now())
})

it('a voucher used in its last moment stays used, and the others end all the same', async () => {
  const ann = await collector(site, [900, 60])
  const own = (path: string, payload: object, key = site.newKey()) =>
    site.inject('POST', `/loyalty-exchange/${path}`, { token: ann.token, key, payload })
  for (const _ of [1, 2]) await own('vouchers/TEA-SET/exchange', { expectedPoints: 400 })
  const mine = async () => {
    const { result } = await site.inject('GET', '/loyalty-exchange/my-vouchers', { token: ann.token })
    return result as unknown as MemberVoucher[]
  }
  const id = (await mine())[0]?.id ?? ''
  await own(`my-vouchers/${id}/reveal`, {})
  const usedAt = site.clock.now()
  site.clock.forward(1_000)
  await sql`update member_voucher set ends_at = ${site.clock.now()}`.execute(site.db)
  const { ended } = await inTransaction(site.db, async (tx) => {
    expect(await markUsed(tx, id, usedAt)).toMatchObject({ ok: true })
    const ended = makeEndVouchers(site)()
    await Promise.race([ended, untilWaiting(site.db, 1)])
    return { ended: [ended] }
  })
  await Promise.all(ended)
  const { rows } = await sql<{ state: string }>`select state from member_voucher order by id = ${id}`.execute(
    site.db,
  )
  expect(rows.map(({ state }) => state)).toEqual(['EXPIRED', 'USED'])
})
