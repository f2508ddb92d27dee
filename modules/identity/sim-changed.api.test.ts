import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { shopOf, type Person } from '#apps/api/test-shop.ts'
import { valueApp, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'
import { handsOf } from '#apps/api/test-hand-over.ts'

let site: ValueApp
const shop = shopOf(() => site)
const hands = handsOf(() => site)
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
    await hands.withKeys(ann)
    expect(await hands.keysOf(ann.number)).toEqual({ passkeys: 1, devices: 1, sessions: 1 })
    const eventId = randomUUID()
    expect(await simChanged(ann.number, eventId)).toBe('DONE')
    expect(await simChanged(ann.number, eventId)).toBe('KNOWN')
    expect(await hands.keysOf(ann.number)).toEqual({ passkeys: 0, devices: 0, sessions: 0 })
    expect(await shop.account(ann)).toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' })
    const told = site.inbox.filter(({ to, template }) => to === ann.number && template === 'simChanged')
    expect(told).toHaveLength(1)
    const again = await signInAgain(ann.number)
    const me = await site.inject('GET', '/gw/authen/me', { token: again.token })
    expect(me.result).toMatchObject({ passkeys: 0, deviceKeys: 0 })
  })

  it('an event of more than a year ago is not obeyed: nobody knows any more whether it was told before', async () => {
    const ann = await site.person(0)
    const at = new Date(site.clock.now().getTime() - 366 * 24 * HOUR_MS)
    const event = { eventId: randomUUID(), number: ann.number, what: 'SIM_CHANGED', at } as const
    expect(await site.lineEvent(event)).toBe('KNOWN')
    expect(await shop.account(ann)).toMatchObject({ status: 200 })
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

  it('a process that dies over it is followed by a worker, once', async () => {
    const [ann, bob] = [await site.person(20_000), await site.stranger()]
    const asked = shop.transferOf(await shop.requestGift(ann, bob))
    const dies = () => Promise.reject(new Error('died'))
    const ends = { giveUpWaiting: dies, giveUpAll: dies, isUnderWay: dies, leave: [], begin: dies }
    const event = {
      eventId: randomUUID(),
      number: ann.number,
      what: 'SIM_CHANGED',
      at: site.clock.now(),
    } as const
    await expect(site.identity.lineEvents(ends).told(event)).rejects.toThrow('died')
    const stateOf = async () => (await shop.move(await hands.mustSignIn(ann.number), asked)).result
    expect(await stateOf()).toMatchObject({ state: 'CODE_SENT' })
    expect(await site.finishLineEvents()).toBe(0)
    site.clock.forward(15_000)
    expect(await site.finishLineEvents()).toBe(1)
    expect(await stateOf()).toMatchObject({ state: 'CANCELLED' })
    site.clock.forward(600_000)
    expect(await site.finishLineEvents()).toBe(0)
  })

  it('a suspended line spends nothing until it is resumed; the later word counts', async () => {
    const ann = await site.person(5_000)
    const at = (ms: number) => new Date(site.clock.now().getTime() + ms)
    const tell = (what: 'SUSPENDED' | 'RESUMED', when: Date) =>
      site.lineEvent({ eventId: randomUUID(), number: ann.number, what, at: when })
    await tell('SUSPENDED', at(0))
    expect(await shop.buy(ann, 'WEEK')).toMatchObject({ code: 'LINE_BARRED' })
    expect(await shop.requestGift(ann, await site.stranger())).toMatchObject({ code: 'LINE_BARRED' })
    expect(await site.lines.find(ann.number)).toMatchObject({ state: 'BARRED' })
    await tell('RESUMED', at(2_000))
    await tell('SUSPENDED', at(1_000))
    expect(await site.lines.find(ann.number)).toMatchObject({ state: 'ACTIVE' })
    expect(await shop.buy(ann, 'WEEK')).toMatchObject({ code: 'SUCCESS' })
  })
})
