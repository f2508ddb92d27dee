import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { valueApp, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'

let site: ValueApp
afterEach(async () => {
  expect(await site.keeping.recount()).toEqual([])
})

type Person = Awaited<ReturnType<ValueApp['person']>>

const buy = (who: Person, product: string, more: object = {}, key = site.newKey()) =>
  site.inject('POST', `/gw/vas-package/${product}/register`, {
    token: who.token,
    key,
    payload: { phoneNumber: who.number, autoRenew: false, expectedPrice: 1_000, ...more },
  })

const undo = (who: Person, id: string, mode = 'UNDO', key = site.newKey()) =>
  site.inject('DELETE', `/gw/vas-package/subscription/${id}`, { token: who.token, key, payload: { mode } })

const idOf = (answer: { result: unknown }) =>
  (answer.result as { subscription: { subscriptionId: string } }).subscription.subscriptionId

describe.each(WAYS)('%s', (way) => {
  beforeAll(async () => {
    site = await valueApp({}, { way })
  })

  describe('buying', () => {
    it('S-005 S-259 activates the package and charges once; the same key again changes nothing', async () => {
      const ann = await site.person(5_000)
      const key = site.newKey()
      const first = await buy(ann, 'WEEK', {}, key)
      expect(first).toMatchObject({
        status: 200,
        code: 'SUCCESS',
        result: {
          subscription: {
            packageId: 'WEEK',
            status: 'ACTIVE',
            price: 1_000,
            autoRenew: false,
            origin: 'SELF',
          },
          balances: { main: 4_000, dataMb: 1_024, points: 0 },
          pointsEarned: 9,
          pointsDueAt: new Date(site.clock.now().getTime() + 86_400_000).toISOString(),
          pointsOverLimit: 0,
        },
      })
      const again = await buy(ann, 'WEEK', {}, key)
      expect(again.result).toEqual(first.result)
      expect(await site.balance(ann.number)).toEqual({ MMK: 4_000, MB: 1_024 })
    })

    it('S-270 the core knows the move by our id', async () => {
      const ann = await site.person(5_000)
      const key = site.newKey()
      await buy(ann, 'WEEK', {}, key)
      expect(await site.core.find(key)).toMatchObject({
        outcome: 'DONE',
        taken: { unit: 'MMK', amount: 1_000 },
      })
    })

    it('the same key with another body, or by another person, is refused', async () => {
      const [ann, bob] = [await site.person(5_000), await site.person(5_000)]
      const key = site.newKey()
      await buy(ann, 'WEEK', {}, key)
      expect(await buy(ann, 'BESIDE', {}, key)).toMatchObject({ status: 422, code: 'DUPLICATE_REQUEST' })
      expect(await buy(ann, 'WEEK', { autoRenew: true }, key)).toMatchObject({
        status: 422,
        code: 'DUPLICATE_REQUEST',
      })
      expect(await buy(bob, 'WEEK', {}, key)).toMatchObject({ status: 422, code: 'DUPLICATE_REQUEST' })
      expect(await site.balance(bob.number)).toEqual({ MMK: 5_000 })
    })

    it('twenty at once with one key: one effect, twenty equal answers', async () => {
      const ann = await site.person(50_000)
      const key = site.newKey()
      const answers = await Promise.all(Array.from({ length: 20 }, () => buy(ann, 'WEEK', {}, key)))
      for (const answer of answers) expect(answer.result).toEqual(answers[0]?.result)
      expect(await site.balance(ann.number)).toMatchObject({ MMK: 49_000, MB: 1_024 })
    })

    it.each([
      ['401 without a session', { token: '' }, 401, 'UNAUTHENTICATED'],
      ['400 without a key', { key: '' }, 400, 'IDEMPOTENCY_KEY_INVALID'],
      [
        '400 with a key that is no version 7',
        { key: 'f47ac10b-58cc-4372-a567-0e02b2c3d479' },
        400,
        'IDEMPOTENCY_KEY_INVALID',
      ],
      [
        '400 with a key of last week',
        { key: '0192f000-0000-7000-8000-000000000001' },
        400,
        'IDEMPOTENCY_KEY_INVALID',
      ],
      ['400 with half a kyat', { payload: { expectedPrice: 0.5 } }, 400, 'VALIDATION'],
      [
        '403 for another number',
        { payload: { phoneNumber: '09691234567', expectedPrice: 1_000 } },
        403,
        'FORBIDDEN',
      ],
      ['409 another price', { payload: { expectedPrice: 999 } }, 409, 'PRICE_CHANGED'],
    ])('%s', async (_, change, status, code) => {
      const ann = await site.person(5_000)
      const asked = { token: ann.token, key: site.newKey(), payload: { expectedPrice: 1_000 }, ...change }
      expect(await site.inject('POST', '/gw/vas-package/WEEK/register', asked)).toMatchObject({
        status,
        code,
        result: null,
      })
      expect(await site.balance(ann.number)).toEqual({ MMK: 5_000 })
    })

    it('tells what is missing, and takes nothing', async () => {
      const ann = await site.person(479)
      expect(await buy(ann, 'WEEK')).toMatchObject({
        status: 422,
        code: 'INSUFFICIENT_BALANCE',
        facts: { n: 521 },
      })
    })

    it.each([
      ['NOTHING', 'PACKAGE_NOT_AVAILABLE'],
      ['OLD-HANDS', 'PACKAGE_NOT_ELIGIBLE'],
    ])('%s is %s', async (product, code) => {
      expect(await buy(await site.person(5_000), product)).toMatchObject({ status: 422, code })
    })

    it('a barred line buys nothing', async () => {
      const ann = await site.person(5_000)
      await site.lines.put([{ number: ann.number, state: 'BARRED' }])
      expect(await buy(ann, 'WEEK')).toMatchObject({ status: 422, code: 'LINE_BARRED' })
    })

    it('a digital service is bought under its own id or its product, and says how to stop it', async () => {
      const ann = await site.person(5_000)
      const bought = await buy(ann, 'music', { expectedPrice: 99 })
      expect(bought.result).toMatchObject({
        subscription: {
          packageId: 'MUSIC',
          serviceId: 'music',
          stopCode: 'STOP',
          autoRenew: false,
          canRenew: false,
        },
      })
      const on = await site.inject('POST', `/gw/vas-package/subscription/${idOf(bought)}/renewal`, {
        token: ann.token,
        payload: { autoRenew: true },
      })
      expect(on).toMatchObject({ code: 'OTP_REQUIRED' })
    })

    it('one that takes money again and again is confirmed twice: on the page and by a code', async () => {
      const ann = await site.person(5_000)
      const payload = { expectedPrice: 99, autoRenew: true }
      expect(await buy(ann, 'music', payload)).toMatchObject({ status: 428, code: 'OTP_REQUIRED' })
      const at = (step: string) => `/gw/vas-package/music/${step}`
      const asked = await site.inject('POST', at('request-register'), {
        token: ann.token,
        key: site.newKey(),
        payload,
      })
      const { transferId } = asked.result as unknown as { transferId: string }
      const otp = site.inbox.at(-1)?.slots['code'] ?? ''
      const bought = await site.inject('POST', at('confirm-register'), {
        token: ann.token,
        payload: { transferId, otp },
      })
      expect(bought.result).toMatchObject({ subscription: { packageId: 'MUSIC', autoRenew: true } })
      const stopped = await undo(ann, idOf(bought), 'CANCEL_NOW')
      expect(stopped.result).toMatchObject({ subscription: { status: 'CANCELLED', autoRenew: false } })
    })
  })

  describe('overlap', () => {
    it('warns with dates, and extends when accepted', async () => {
      const ann = await site.person(5_000)
      await buy(ann, 'WEEK')
      const warned = await buy(ann, 'WEEK')
      expect(warned).toMatchObject({ status: 409, code: 'PACKAGE_OVERLAP', facts: { rule: 'STACK_EXTEND' } })
      const { date, newDate } = warned.facts as { date: string; newDate: string }
      expect((Date.parse(newDate) - Date.parse(date)) / 86_400_000).toBe(7)
      const accepted = await buy(ann, 'WEEK', { acceptOverlap: true })
      expect(accepted.status).toBe(200)
      expect(await site.balance(ann.number)).toMatchObject({ MMK: 3_000, MB: 2_048 })
    })

    it('replaces: the rest of the old one ends', async () => {
      const ann = await site.person(5_000)
      await buy(ann, 'INSTEAD')
      expect((await buy(ann, 'INSTEAD', { acceptOverlap: true })).status).toBe(200)
      expect(await site.balance(ann.number)).toMatchObject({ MMK: 3_000, MB: 1_024 })
    })

    it('blocks, and parallel ones end at their number', async () => {
      const ann = await site.person(9_000)
      await buy(ann, 'ALONE')
      expect(await buy(ann, 'ALONE', { acceptOverlap: true })).toMatchObject({
        code: 'PACKAGE_BLOCKED_BY_ACTIVE',
      })
      await buy(ann, 'BESIDE')
      expect((await buy(ann, 'BESIDE', { acceptOverlap: true })).status).toBe(200)
      expect(await buy(ann, 'BESIDE', { acceptOverlap: true })).toMatchObject({
        code: 'PACKAGE_BLOCKED_BY_ACTIVE',
      })
    })

    it('two at once with different keys: the second is warned', async () => {
      const ann = await site.person(9_000)
      const answers = await Promise.all([buy(ann, 'ALONE'), buy(ann, 'ALONE'), buy(ann, 'ALONE')])
      const done = answers.filter(({ status }) => status === 200)
      expect(done.length).toBeGreaterThanOrEqual(1)
      expect(await site.balance(ann.number)).toMatchObject({ MMK: 9_000 - 1_000 * done.length })
    })
  })

  describe('a code above 10,000 kyat', () => {
    const request = (who: Person, key = site.newKey()) =>
      site.inject('POST', '/gw/vas-package/DEAR/request-register', {
        token: who.token,
        key,
        payload: { expectedPrice: 12_000 },
      })

    it('is asked for, sets the price aside, and buys once', async () => {
      const ann = await site.person(15_000)
      expect(await buy(ann, 'DEAR', { expectedPrice: 12_000 })).toMatchObject({
        status: 428,
        code: 'OTP_REQUIRED',
      })
      const asked = await request(ann)
      const { transferId } = asked.result as unknown as { transferId: string }
      expect(site.inbox.at(-1)).toMatchObject({
        to: ann.number,
        template: 'purchase',
        slots: { price: '12,000' },
      })
      expect(await site.balance(ann.number)).toEqual({ MMK: 3_000 })
      const confirm = (otp: string) =>
        site.inject('POST', '/gw/vas-package/DEAR/confirm-register', {
          token: ann.token,
          payload: { transferId, otp },
        })
      expect(await confirm('000000')).toMatchObject({ status: 422, code: 'OTP_INVALID' })
      const code = site.inbox.at(-1)?.slots['code'] ?? ''
      const bought = await confirm(code)
      expect(bought).toMatchObject({ status: 200, result: { balances: { main: 3_000 } } })
      expect((await confirm(code)).result).toEqual(bought.result)
      expect(await site.balance(ann.number)).toMatchObject({ MMK: 3_000, MB: 1_024 })
    })
  })

  describe('undo', () => {
    it('within ten minutes and unused gives everything back, once', async () => {
      const ann = await site.person(5_000)
      const id = idOf(await buy(ann, 'WEEK'))
      const undone = await undo(ann, id)
      expect(undone).toMatchObject({
        status: 200,
        result: {
          refunded: 1_000,
          subscription: { status: 'REVERSED' },
          balances: { main: 5_000, dataMb: 0 },
        },
      })
      expect(await undo(ann, id)).toMatchObject({ code: 'UNDO_NOT_POSSIBLE' })
      expect(await site.balance(ann.number)).toEqual({ MMK: 5_000 })
    })

    it('after ten minutes, after one megabyte, or by somebody else it is refused', async () => {
      const [ann, bob] = [await site.person(5_000), await site.person(5_000)]
      const late = idOf(await buy(ann, 'WEEK'))
      expect(await undo(bob, late)).toMatchObject({ status: 404 })
      const used = idOf(await buy(ann, 'BESIDE'))
      await site.keeping.useUp(site.newKey(), ann.number, 'MB', 1_025)
      expect(await undo(ann, used)).toMatchObject({ status: 422, code: 'UNDO_NOT_POSSIBLE' })
      site.clock.forward(10 * 60_000)
      expect(await undo(ann, late)).toMatchObject({ status: 422, code: 'UNDO_NOT_POSSIBLE' })
    })

    it('three times a month and no more', async () => {
      const ann = await site.person(5_000)
      for (let time = 0; time < 3; time += 1)
        expect((await undo(ann, idOf(await buy(ann, 'WEEK')))).status).toBe(200)
      expect(await undo(ann, idOf(await buy(ann, 'WEEK')))).toMatchObject({ code: 'UNDO_NOT_POSSIBLE' })
    })
  })
})

describe('with a core outside', () => {
  beforeAll(async () => {
    site = await valueApp()
  })

  describe('stopping at once', () => {
    it('takes what is left of the package, gives nothing back, and happens once', async () => {
      const ann = await site.person(5_000)
      const bought = await buy(ann, 'WEEK', { autoRenew: true })
      site.clock.forward(1_000)
      const key = site.newKey()
      const first = await undo(ann, idOf(bought), 'CANCEL_NOW', key)
      expect(first.result).toMatchObject({
        subscription: { status: 'CANCELLED', autoRenew: false, undoUntil: null },
        refunded: 0,
        balances: { main: 4_000, dataMb: 0, points: 0 },
      })
      expect((await undo(ann, idOf(bought), 'CANCEL_NOW', key)).result).toEqual(first.result)
      expect(await undo(ann, idOf(bought), 'CANCEL_NOW')).toMatchObject({ status: 409, code: 'CONFLICT' })
      expect(await undo(ann, idOf(bought))).toMatchObject({ code: 'UNDO_NOT_POSSIBLE' })
      expect(await site.balance(ann.number)).toEqual({ MMK: 4_000 })
      const rows = await site.inject('GET', '/gw/me/transactions', { token: ann.token })
      expect(rows.result).toMatchObject([{ type: 'ADJUST', why: { key: 'cancel' } }, { type: 'PACKAGE' }])
    })

    it('ends all that runs of the same product, and nothing of another', async () => {
      const ann = await site.person(9_000)
      await buy(ann, 'BESIDE')
      const second = await buy(ann, 'BESIDE', { acceptOverlap: true })
      await buy(ann, 'WEEK')
      await undo(ann, idOf(second), 'CANCEL_NOW')
      expect(await site.balance(ann.number)).toMatchObject({ MB: 1_024 })
      const running = await site.inject('GET', '/gw/me/subscriptions', { token: ann.token })
      expect(running.result).toMatchObject([{ packageId: 'WEEK' }])
    })

    it('of somebody else is not found; a core that is silent about it is asked again', async () => {
      const [ann, bob] = [await site.person(5_000), await site.person(0)]
      const bought = await buy(ann, 'WEEK')
      expect(await undo(bob, idOf(bought), 'CANCEL_NOW')).toMatchObject({ status: 404 })
      site.goWrong('SILENT_AFTER_EFFECT')
      const key = site.newKey()
      expect(await undo(ann, idOf(bought), 'CANCEL_NOW', key)).toMatchObject({ code: 'RESULT_UNKNOWN' })
      site.clock.forward(31_000)
      await site.reconcile()
      expect((await undo(ann, idOf(bought), 'CANCEL_NOW', key)).result).toMatchObject({
        subscription: { status: 'CANCELLED' },
      })
    })
  })
})
