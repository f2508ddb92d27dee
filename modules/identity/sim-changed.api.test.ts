import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { shopOf, type Person } from '#apps/api/test-shop.ts'
import { valueApp, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'

let site: ValueApp
const shop = shopOf(() => site)
const HOUR_MS = 3_600_000

const simChanged = (number: string, eventId = randomUUID()) =>
  site.lineEvent({ eventId, number, what: 'SIM_CHANGED', at: site.clock.now() })

async function askForCode(number: string) {
  await shop.letCodesBeSentAgain()
  const asked = await site.inject('POST', '/gw/authen/otp/get-otp', { payload: { phoneNumber: number } })
  const { challengeId } = asked.result as unknown as { challengeId: string }
  return { phoneNumber: number, password: shop.code(), version: '8.1', challengeId }
}
const signInBy = (payload: object) => site.inject('POST', '/gw/authen/otp/validate-otp', { payload })

async function signInAgain(number: string): Promise<Person> {
  const signedIn = await signInBy(await askForCode(number))
  return { number, token: (signedIn.result as unknown as { token: string }).token }
}

const withCode = async (who: Person) => {
  await shop.letCodesBeSentAgain()
  const asked = await site.inject('POST', '/gw/vas-package/WEEK/request-register', {
    token: who.token,
    key: site.newKey(),
    payload: { autoRenew: false, acceptOverlap: true, expectedPrice: 1_000 },
  })
  return site.inject('POST', '/gw/vas-package/WEEK/confirm-register', {
    token: who.token,
    payload: { transferId: shop.transferOf(asked), otp: shop.code() },
  })
}

describe.each(WAYS)('a line with another SIM, %s', (way) => {
  beforeAll(async () => {
    site = await valueApp({}, { way })
  })

  it('ends sessions, passkeys and known devices, and the line is told once', async () => {
    const ann = await site.person(0)
    const eventId = randomUUID()
    expect(await simChanged(ann.number, eventId)).toBe('DONE')
    expect(await simChanged(ann.number, eventId)).toBe('KNOWN')
    expect(await shop.account(ann)).toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' })
    const told = site.inbox.filter(({ to, template }) => to === ann.number && template === 'simChanged')
    expect(told).toHaveLength(1)
    const again = await signInAgain(ann.number)
    const me = await site.inject('GET', '/gw/authen/me', { token: again.token })
    expect(me.result).toMatchObject({ passkeys: 0, deviceKeys: 0 })
  })

  it('buys for itself with a code each, and gives nothing to others for 72 hours', async () => {
    const before = await site.person(20_000)
    await simChanged(before.number)
    const ann = await signInAgain(before.number)
    const bob = await site.stranger()
    expect(await shop.buy(ann, 'WEEK')).toMatchObject({ code: 'OTP_REQUIRED' })
    expect(await withCode(ann)).toMatchObject({ code: 'SUCCESS' })
    expect(await shop.requestGift(ann, bob)).toMatchObject({ code: 'SENDER_INELIGIBLE' })
    site.clock.forward(72 * HOUR_MS + 1)
    const later = await signInAgain(before.number)
    expect(await shop.buy(later, 'WEEK', { acceptOverlap: true })).toMatchObject({ code: 'SUCCESS' })
    expect(await shop.requestGift(later, bob)).toMatchObject({ code: 'SUCCESS' })
  })

  it('a gift that waited for its code is given up, and an older code opens nothing', async () => {
    const [ann, bob] = [await site.person(20_000), await site.stranger()]
    const asked = await shop.requestGift(ann, bob)
    await simChanged(ann.number)
    const again = await signInAgain(ann.number)
    expect(await shop.move(again, shop.transferOf(asked))).toMatchObject({ result: { state: 'CANCELLED' } })
    const asking = await askForCode(ann.number)
    await simChanged(ann.number)
    expect(await signInBy(asking)).toMatchObject({ code: 'OTP_EXPIRED' })
  })

  it('a suspended line spends nothing until it is resumed; the later word counts', async () => {
    const ann = await site.person(5_000)
    const at = (ms: number) => new Date(site.clock.now().getTime() + ms)
    const tell = (what: 'SUSPENDED' | 'RESUMED', when: Date) =>
      site.lineEvent({ eventId: randomUUID(), number: ann.number, what, at: when })
    await tell('SUSPENDED', at(0))
    expect(await shop.buy(ann, 'WEEK')).toMatchObject({ code: 'LINE_BARRED' })
    await tell('RESUMED', at(2_000))
    await tell('SUSPENDED', at(1_000))
    expect(await shop.buy(ann, 'WEEK')).toMatchObject({ code: 'SUCCESS' })
  })
})
