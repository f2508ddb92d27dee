import { beforeAll, describe, expect, it } from 'vitest'
import type { ShareAsk } from '#contracts/sharing.ts'
import { sharingOf, type Person, type Sharing } from '#apps/api/test-sharing.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'

let site: ValueApp
let people: Sharing
beforeAll(async () => {
  site = await valueApp({ SHARE_ASK: 'true' })
  people = sharingOf(site)
})

const askOf = (who: Person, giver: string, rest: object = {}) =>
  site.inject('POST', '/gw/me/share-asks', {
    token: who.token,
    payload: { giver, kind: 'DATA', amount: 500, message: 'Please', ...rest },
  })
const asksOf = async (who: Person) =>
  (await site.inject('GET', '/gw/me/share-asks', { token: who.token })).result as unknown as {
    incoming: ShareAsk[]
    outgoing: ShareAsk[]
  }

describe('asking somebody to share', () => {
  it('moves nothing and tells the other side once; a share of just that, with its own code, answers it', async () => {
    const [ann, bob] = [await people.aGiver(), await site.person(0)]
    const asked = await askOf(bob, ann.number)
    expect(asked).toMatchObject({
      status: 200,
      result: { state: 'OPEN', amount: { unit: 'MB', value: 500 } },
    })
    expect(site.inbox.at(-1)).toMatchObject({
      to: ann.number,
      template: 'shareAsked',
      slots: { recipient: bob.number, amount: '500 MB' },
    })
    expect((await asksOf(ann)).incoming).toMatchObject([{ number: bob.number, message: 'Please' }])
    expect(await site.balance(bob.number)).toEqual({ MMK: 0 })
    expect((await people.shareNow(ann, bob.number, { amount: 100, fee: 50 })).status).toBe(200)
    expect((await asksOf(bob)).outgoing).toMatchObject([{ state: 'OPEN' }])
    expect((await people.shareNow(ann, bob.number)).status).toBe(200)
    expect((await asksOf(bob)).outgoing).toMatchObject([{ state: 'SHARED' }])
    expect((await asksOf(ann)).incoming).toEqual([])
  })

  it('can be declined by the other side alone, in silence', async () => {
    const [ann, bob] = [await people.aGiver([]), await site.person(0)]
    const { askId } = (await askOf(bob, ann.number)).result as unknown as ShareAsk
    const sent = site.inbox.length
    const decline = (who: Person) =>
      site.inject('POST', `/gw/me/share-asks/${askId}/decline`, { token: who.token, payload: {} })
    expect((await decline(bob)).status).toBe(404)
    expect((await decline(ann)).status).toBe(200)
    expect((await decline(ann)).status).toBe(404)
    expect((await asksOf(bob)).outgoing).toMatchObject([{ state: 'DECLINED' }])
    expect(site.inbox).toHaveLength(sent)
  })

  it('three a day, one open for each other line, and nobody is asked more than five times', async () => {
    const bob = await site.person(0)
    const ann = await people.aGiver([])
    expect((await askOf(bob, ann.number)).status).toBe(200)
    expect(await askOf(bob, ann.number)).toMatchObject({ code: 'CONFLICT' })
    for (let at = 0; at < 2; at += 1) expect((await askOf(bob, await site.stranger())).status).toBe(200)
    expect(await askOf(bob, await site.stranger())).toMatchObject({ code: 'DAILY_COUNT_LIMIT' })
    for (let at = 0; at < 4; at += 1) expect((await askOf(await site.person(0), ann.number)).status).toBe(200)
    expect(await askOf(await site.person(0), ann.number)).toMatchObject({ code: 'RECIPIENT_INELIGIBLE' })
  })

  it.each([
    ['oneself', 'SELF_TARGET', (bob: Person) => askOf(bob, bob.number)],
    ['another network', 'NUMBER_NOT_ONNET', (bob: Person) => askOf(bob, '09421234567')],
    ['a line nobody knows', 'RECIPIENT_INELIGIBLE', (bob: Person) => askOf(bob, '09650000001')],
    [
      'for an amount nobody offers',
      'AMOUNT_NOT_ALLOWED',
      async (bob: Person) => askOf(bob, await site.stranger(), { amount: 501 }),
    ],
    [
      'for what is switched off',
      'NOT_FOUND',
      async (bob: Person) => askOf(bob, await site.stranger(), { kind: 'BALANCE', amount: 500 }),
    ],
  ])('asking %s is %s', async (_, code, tried) => {
    expect(await tried(await site.person(0))).toMatchObject({ code })
  })

  it('somebody who wants no gifts is not asked', async () => {
    const [ann, bob] = [await people.aGiver([]), await site.person(0)]
    await site.inject('POST', '/gw/me/gift-policy', { token: ann.token, payload: { acceptGifts: 'NONE' } })
    expect(await askOf(bob, ann.number)).toMatchObject({ code: 'RECIPIENT_INELIGIBLE' })
  })
})

it('switched off, nobody can ask', async () => {
  const plain = await valueApp()
  const bob = await plain.person(0)
  expect(await plain.inject('GET', '/gw/me/share-asks', { token: bob.token })).toMatchObject({
    code: 'NOT_FOUND',
  })
})
