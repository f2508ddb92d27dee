import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { collector } from '#apps/api/test-collector.ts'
import { idOf, sharingOf } from '#apps/api/test-sharing.ts'
import { shopOf } from '#apps/api/test-shop.ts'
import { valueApp, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'

let site: ValueApp
const shop = shopOf(() => site)

/** What the event had not seen when it ended all that waits: it was begun in the same moment. */
const simChanged = (line: string) =>
  sql`update line set sim_changed_at = platform.now() where number = ${line}`.execute(site.db)

describe.each(WAYS)('a SIM that was changed while a code was on its way, %s', (way) => {
  beforeAll(async () => {
    site = await valueApp({}, { way })
  })

  it('gives no package', async () => {
    const ann = await site.person(5_000)
    const asked = shop.transferOf(await shop.requestGift(ann, await site.stranger()))
    await simChanged(ann.number)
    expect(await shop.giveGift(ann, asked)).toMatchObject({ code: 'SENDER_INELIGIBLE' })
    expect(await site.balance(ann.number)).toEqual({ MMK: 5_000 })
  })

  it('shares nothing', async () => {
    const people = sharingOf(site)
    const [ann, bob] = [await people.aGiver(), await site.stranger()]
    const before = await site.balance(ann.number)
    const asked = idOf(await people.ask(ann, bob))
    await simChanged(ann.number)
    const done = await people.share(ann, asked, people.codeOf(ann.number))
    expect(done).toMatchObject({ code: 'SENDER_INELIGIBLE' })
    expect(await site.balance(ann.number)).toEqual(before)
  })

  it.each([
    ['gives nobody else what points buy', true, 'SENDER_INELIGIBLE', 400],
    ['takes what points buy for itself', false, 'SUCCESS', 300],
  ])('%s', async (_, forOther, code, left) => {
    const ann = await collector(site, [400, 60])
    const wish = {
      offerId: 'DATA-100',
      expectedPoints: 100,
      ...(forOther && { targetPhone: await site.stranger() }),
    }
    const call = { token: ann.token, key: site.newKey() }
    const { result } = await site.inject('POST', '/loyalty-exchange/redeem/request', {
      ...call,
      payload: wish,
    })
    await simChanged(ann.number)
    const payload = { ...wish, transferId: idOf({ result }), otp: shop.code() }
    const done = await site.inject('POST', '/loyalty-exchange/redeem', {
      ...call,
      key: site.newKey(),
      payload,
    })
    expect(done).toMatchObject({ code })
    expect((await site.balance(ann.number))['POINT']).toBe(left)
  })
})
