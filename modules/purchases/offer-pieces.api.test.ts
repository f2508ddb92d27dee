import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { shopOf, type Person } from '#apps/api/test-shop.ts'
import { valueApp, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { returnPiece } from './offer-store.ts'

const FIRST = { expectedPrice: 500, expectedOffer: 'FIRST', acceptOverlap: true }
const PRODUCT = 'FIRST-OFFERED'

describe.each(WAYS)('the last piece of a limited offer, %s', (way) => {
  let site: ValueApp
  beforeAll(async () => {
    site = await valueApp({}, { way })
  })
  const shop = shopOf(() => site)
  const buy = (who: Person) => shop.buy(who, PRODUCT, FIRST)
  /** The shelf may still say what it knew a moment ago. */
  const getsIt = async (who: Person) => {
    await expect.poll(async () => (await buy(who)).code, { timeout: 5_000 }).toBe('SUCCESS')
  }
  const taken = async () => {
    const { rows } = await sql<{ move_id: string | null }>`select move_id from package_offer_piece
      where code = 'FIRST' order by piece`.execute(site.db)
    return rows.flatMap(({ move_id: id }) => id ?? [])
  }

  beforeEach(async () => {
    await site.db.updateTable('package_offer_piece').set({ move_id: null }).execute()
    await site.db.updateTable('package_offer').set({ used_up_at: null }).execute()
    await shop.letCodesBeSentAgain()
  })

  /** Two pieces are sold, the third waits for a code; somebody else is told that none is left. */
  async function lastOneWaiting() {
    const people: Person[] = []
    while (people.length < 4) people.push(await site.person(5_000))
    const [ann, bob, cat, dan] = people as [Person, Person, Person, Person]
    await getsIt(bob)
    await getsIt(cat)
    const asked = await site.inject('POST', `/gw/vas-package/${PRODUCT}/request-register`, {
      token: ann.token,
      key: site.newKey(),
      payload: { autoRenew: false, ...FIRST },
    })
    expect(asked.code).toBe('SUCCESS')
    const tellsNoneLeft = async () => expect((await buy(dan)).code).toBe('OFFER_OVER')
    return { ann, dan, transferId: shop.transferOf(asked), tellsNoneLeft }
  }

  it('is sold when whoever held it gives it up', async () => {
    const { ann, dan, transferId, tellsNoneLeft } = await lastOneWaiting()
    await tellsNoneLeft()
    expect((await shop.cancel(ann, transferId)).code).toBe('SUCCESS')
    expect(await taken()).toHaveLength(2)
    await getsIt(dan)
    expect(await taken()).toHaveLength(3)
  })

  it('is sold when its code was never entered', async () => {
    const { dan, tellsNoneLeft } = await lastOneWaiting()
    await tellsNoneLeft()
    site.clock.forward(10 * 60_000)
    await site.reconcile()
    await getsIt(dan)
    expect(await taken()).toHaveLength(3)
  })

  it('is not sold while its code may still come', async () => {
    const { ann, transferId, tellsNoneLeft } = await lastOneWaiting()
    const otp = shop.code()
    await tellsNoneLeft()
    const paid = await site.inject('POST', `/gw/vas-package/${PRODUCT}/confirm-register`, {
      token: ann.token,
      payload: { transferId, otp },
    })
    expect(paid.code).toBe('SUCCESS')
    await tellsNoneLeft()
    expect(await taken()).toHaveLength(3)
  })

  it('is sold to whoever looks while it is being given back', async () => {
    const { dan, transferId } = await lastOneWaiting()
    let bought: ReturnType<typeof buy> | undefined
    await inTransaction(site.db, async (tx) => {
      await returnPiece(tx, 'FIRST', transferId)
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      bought = buy(dan)
      const waits = sql<{ one: boolean }>`select exists (select from pg_stat_activity
        where ${rows[0]?.pid} = any (pg_blocking_pids(pid))) as one`
      await expect.poll(async () => (await waits.execute(site.db)).rows[0]?.one).toBe(true)
    })
    expect(await bought).toMatchObject({ code: 'SUCCESS' })
    expect(await taken()).toHaveLength(3)
  })
})
