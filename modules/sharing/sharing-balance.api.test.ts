import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sharingOf, type Sharing } from '#apps/api/test-sharing.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'

let site: ValueApp
let people: Sharing
beforeAll(async () => {
  site = await valueApp({ SHARE_BALANCE: 'true' })
  people = sharingOf(site)
})
afterEach(async () => {
  expect(await site.keeping.recount()).toEqual([])
})

const BALANCE = { kind: 'BALANCE' } as const

describe('balance from line to line', () => {
  it('500 to 5,000 kyat in steps of 100 for 5 %, five times a day', async () => {
    const ann = await people.aGiver([])
    expect(await people.info(ann, 'BALANCE')).toMatchObject({
      kinds: ['DATA', 'VOICE', 'BALANCE'],
      unit: 'MMK',
      shareable: 10_000,
      custom: { min: 500, max: 5_000, step: 100, feePct: 5 },
      limits: { perDayCount: 5, perDayAmount: 25_000 },
    })
    const bob = await site.stranger(10)
    expect((await people.shareNow(ann, bob, { ...BALANCE, amount: 1_300, fee: 65 })).status).toBe(200)
    expect(await site.balance(ann.number)).toEqual({ MMK: 8_635 })
    expect(await site.balance(bob)).toEqual({ MMK: 1_310 })
    expect(site.inbox.slice(-2)).toMatchObject([
      { to: bob, template: 'kyatReceived' },
      { to: ann.number, template: 'shareSent' },
    ])
  })

  it.each([
    ['400', 400, 20, 'AMOUNT_NOT_ALLOWED'],
    ['5,100', 5_100, 255, 'AMOUNT_NOT_ALLOWED'],
    ['550', 550, 28, 'AMOUNT_NOT_ALLOWED'],
    ['500 without the fee', 500, 0, 'PRICE_CHANGED'],
    ['all there is, so that the fee is missing', 5_000, 250, 'INSUFFICIENT_BALANCE'],
  ])('%s is refused, and nothing is set aside', async (_, amount, fee, code) => {
    const ann = await people.aGiver([], 5_000)
    expect(await people.ask(ann, await site.stranger(), { ...BALANCE, amount, fee })).toMatchObject({ code })
    expect(await site.balance(ann.number)).toEqual({ MMK: 5_000 })
  })

  it('is set aside at the request and cannot be asked back afterwards', async () => {
    const [ann, bob] = [await people.aGiver([]), await site.stranger()]
    const done = await people.shareNow(ann, bob, { ...BALANCE, amount: 500, fee: 25 })
    const { transfer } = done.result as unknown as { transfer: { transferId: string; recallUntil: null } }
    expect(transfer.recallUntil).toBeNull()
    const recall = { token: ann.token, payload: {} }
    expect(await site.inject('POST', `/gw/me/shares/${transfer.transferId}/recall`, recall)).toMatchObject({
      status: 404,
    })
    expect((await people.ask(ann, bob, { ...BALANCE, amount: 5_000, fee: 250 })).status).toBe(200)
    expect(await site.balance(ann.number)).toEqual({ MMK: 4_225 })
  })
})

it('switched off, it is not there', async () => {
  const plain = await valueApp()
  const them = sharingOf(plain)
  const ann = await them.aGiver([])
  expect((await them.info(ann)).kinds).toEqual(['DATA', 'VOICE'])
  expect(await plain.inject('GET', '/gw/v2/balance-share/get-info', { token: ann.token })).toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await them.ask(ann, await plain.stranger(), { ...BALANCE, amount: 500, fee: 25 })).toMatchObject({
    code: 'NOT_FOUND',
  })
})
