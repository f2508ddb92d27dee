import { beforeAll, describe, expect, it } from 'vitest'
import { stopAllRenewing } from '#modules/purchases/index.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { shopOf, type Person } from '#apps/api/test-shop.ts'
import { valueApp, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'

describe.each(WAYS)('a package that renews and that another stands instead of, %s', (way) => {
  let site: ValueApp
  beforeAll(async () => {
    site = await valueApp({}, { way })
  })
  const shop = shopOf(() => site)

  async function replaced() {
    const ann = await site.person(20_000)
    const first = shop.subscriptionOf(await shop.buy(ann, 'INSTEAD', { autoRenew: true }))
    const other = shop.subscriptionOf(await shop.buy(ann, 'INSTEAD', { acceptOverlap: true }))
    return { ...ann, first: first.subscriptionId, other: other.subscriptionId }
  }

  const firstOf = async ({ number, first }: Person & { first: string }) =>
    site.db
      .selectFrom('subscription')
      .select(['status', 'auto_renew', 'next_renew_at'])
      .where('line', '=', number)
      .where('id', '=', first)
      .executeTakeFirstOrThrow()

  it('runs and renews again when the other is undone', async () => {
    const ann = await replaced()
    expect(await shop.end(ann, ann.other)).toMatchObject({ code: 'SUCCESS' })
    expect(await firstOf(ann)).toMatchObject({ status: 'ACTIVE', auto_renew: true })
  })

  it('does not renew again when it was stopped meanwhile', async () => {
    const ann = await replaced()
    expect(await shop.renewal(ann, ann.first, false)).toMatchObject({ code: 'SUCCESS' })
    expect(await shop.end(ann, ann.other)).toMatchObject({ code: 'SUCCESS' })
    expect(await firstOf(ann)).toEqual({ status: 'ACTIVE', auto_renew: false, next_renew_at: null })
  })

  it('does not renew again when all renewals of its line were stopped meanwhile', async () => {
    const ann = await replaced()
    await inTransaction(site.db, (tx) => stopAllRenewing(tx, ann.number, site.clock.now()))
    expect(await shop.end(ann, ann.other)).toMatchObject({ code: 'SUCCESS' })
    expect(await firstOf(ann)).toEqual({ status: 'ACTIVE', auto_renew: false, next_renew_at: null })
  })
})
