import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { valueApp, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'

let site: ValueApp
afterEach(async () => {
  expect(await site.keeping.recount()).toEqual([])
})

type Person = Awaited<ReturnType<ValueApp['person']>>

const ask = (who: Person, receiver: string, { product = 'WEEK', price = 1_000, key = site.newKey() } = {}) =>
  site.inject('POST', `/gw/v2/vas-package/${product}/request-gift`, {
    token: who.token,
    key,
    payload: { phoneNumber: who.number, receiver, expectedPrice: price, message: 'For class' },
  })
const give = (who: Person, transferId: string, otp: string) =>
  site.inject('POST', '/gw/v2/vas-package/WEEK/gift', { token: who.token, payload: { transferId, otp } })
const idOf = ({ result }: { result: unknown }) => (result as { transferId: string }).transferId
const lastCode = () => site.inbox.at(-1)?.slots['code'] ?? ''

describe.each(WAYS)('%s', (way) => {
  beforeAll(async () => {
    site = await valueApp({}, { way })
  })

  describe('a gift', () => {
    it('S-260 a request sends a code that names package, price and recipient, and charges nothing', async () => {
      const ann = await site.person(5_000)
      const bob = await site.stranger()
      const asked = await ask(ann, `0${bob.slice(2)}`)
      expect(asked).toMatchObject({
        status: 200,
        result: { price: 1_000, fee: 0, left: { count: 9, kyat: 49_000 } },
      })
      expect(site.inbox.at(-1)).toMatchObject({
        to: ann.number,
        template: 'gift',
        slots: { package: 'Pack WEEK', price: '1,000', recipient: bob },
      })
      expect(await site.core.find(idOf(asked))).toBeNull()
      expect(await site.balance(ann.number)).toEqual({ MMK: 4_000 })
      expect(await site.balance(bob)).toEqual({ MMK: 0 })
    })

    it('S-006 S-261 the right code moves once; another code, another gift and another person do not', async () => {
      const [ann, eve] = [await site.person(5_000), await site.person(5_000)]
      const bob = await site.stranger()
      const transferId = idOf(await ask(ann, bob))
      const code = lastCode()
      expect(await give(eve, transferId, code)).toMatchObject({ status: 404 })
      expect(await give(ann, transferId, code === '111111' ? '222222' : '111111')).toMatchObject({
        code: 'OTP_INVALID',
      })
      const given = await Promise.all(Array.from({ length: 5 }, () => give(ann, transferId, code)))
      expect(given.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
      const again = await give(ann, transferId, code)
      expect(again).toMatchObject({
        status: 200,
        result: { transfer: { status: 'COMPLETED' }, balances: { main: 4_000 } },
      })
      expect(await site.balance(ann.number)).toEqual({ MMK: 4_000 })
      expect(await site.balance(bob)).toEqual({ MMK: 0, MB: 1_024 })
      expect(site.inbox.at(-1)).toMatchObject({ to: bob, template: 'giftReceived' })
      expect(site.inbox.filter(({ to, template }) => to === bob && template === 'giftReceived')).toHaveLength(
        1,
      )
    })

    it('a code made for one gift is worth nothing for another', async () => {
      const ann = await site.person(9_000)
      const [bob, cho] = [await site.stranger(), await site.stranger()]
      const first = idOf(await ask(ann, bob))
      const code = lastCode()
      const second = await ask(ann, cho)
      expect(second.code).toBe('OTP_TOO_SOON')
      expect(await give(ann, site.newKey(), code)).toMatchObject({ status: 404 })
      // A later request replaced it, though that one still waits for its code: only one open request of a kind.
      expect(await give(ann, first, code)).toMatchObject({ status: 410, code: 'OTP_EXPIRED' })
      expect(await site.balance(ann.number)).toEqual({ MMK: 9_000 })
    })

    it('a code nobody used: the money comes back by itself', async () => {
      const ann = await site.person(1_000)
      const transferId = idOf(await ask(ann, await site.stranger()))
      const code = lastCode()
      expect(await site.balance(ann.number)).toEqual({ MMK: 0 })
      site.clock.forward(201_000)
      await site.reconcile()
      expect(await site.balance(ann.number)).toEqual({ MMK: 1_000 })
      expect(await give(ann, transferId, code)).toMatchObject({ status: 410, code: 'OTP_EXPIRED' })
    })

    it.each([
      ['to oneself', 'SELF_TARGET', (ann: Person) => ask(ann, ann.number)],
      ['to another network', 'NUMBER_NOT_ONNET', (ann: Person) => ask(ann, '09421234567')],
      ['to no number', 'NUMBER_INVALID', (ann: Person) => ask(ann, 'hello')],
      ['to a line nobody knows', 'RECIPIENT_INELIGIBLE', (ann: Person) => ask(ann, '09650000001')],
      [
        'of what is not given',
        'PACKAGE_NOT_GIFTABLE',
        async (ann: Person) => ask(ann, await site.stranger(), { product: 'ALONE' }),
      ],
      [
        'for another price',
        'PRICE_CHANGED',
        async (ann: Person) => ask(ann, await site.stranger(), { price: 900 }),
      ],
      [
        'with too little',
        'INSUFFICIENT_BALANCE',
        async (ann: Person) => ask(ann, await site.stranger(), { product: 'DEAR', price: 12_000 }),
      ],
    ])('%s is %s, and nothing is set aside', async (_, code, tried) => {
      const ann = await site.person(5_000)
      expect(await tried(ann)).toMatchObject({ code, result: null })
      expect(await site.balance(ann.number)).toEqual({ MMK: 5_000 })
    })

    it('its receiver may want none, or only those of people they know', async () => {
      const [ann, bob] = [await site.person(9_000), await site.person(0)]
      const policy = (acceptGifts: string) =>
        site.inject('POST', '/gw/me/gift-policy', { token: bob.token, payload: { acceptGifts } })
      await policy('NONE')
      expect(await ask(ann, bob.number)).toMatchObject({ code: 'RECIPIENT_INELIGIBLE' })
      await policy('SAVED_ONLY')
      expect(await ask(ann, bob.number)).toMatchObject({ code: 'RECIPIENT_INELIGIBLE' })
      await site.inject('POST', '/gw/me/recipients', {
        token: bob.token,
        payload: { msisdn: ann.number, nickname: 'Ann' },
      })
      expect((await ask(ann, bob.number)).status).toBe(200)
    })

    it.each([
      ['today', 0],
      ['yesterday, with a clock that is late', 23 * 3_600_000],
    ])('no more than 50,000 kyat of gifts a day, also when their ids say %s', async (_, lateMs) => {
      const ann = await site.person(90_000)
      const bob = await site.stranger()
      const row = {
        kind: 'gift',
        line: ann.number,
        amount_kyat: 49_500,
        state: 'COMPLETED',
        lang: 'en',
        plan: '{}',
      }
      site.clock.forward(-lateMs)
      const id = site.newKey()
      site.clock.forward(lateMs)
      const made = { id, body_hash: Buffer.alloc(32), created_at: site.clock.now() }
      await site.db
        .insertInto('value_move')
        .values({ ...row, ...made })
        .execute()
      expect(await ask(ann, bob)).toMatchObject({ status: 422, code: 'DAILY_AMOUNT_LIMIT' })
    })
  })
})

describe('with a core outside', () => {
  beforeAll(async () => {
    site = await valueApp()
  })

  describe('S-271 a core that does not answer', () => {
    const begun = async (kyat = 5_000) => {
      const ann = await site.person(kyat)
      const bob = await site.stranger()
      const transferId = idOf(await ask(ann, bob))
      return { ann, bob, transferId, code: lastCode() }
    }
    const stateOf = async (ann: Person, id: string) =>
      (await site.inject('GET', `/gw/me/moves/${id}`, { token: ann.token })).result as { state?: string }

    it.each([
      ['SILENT_AFTER_EFFECT', 'COMPLETED', 4_000, 'moveDone'],
      ['SILENT_BEFORE_EFFECT', 'FAILED', 5_000, 'moveFailed'],
    ] as const)('%s: UNKNOWN until asked about, then %s', async (fault, end, left, told) => {
      const { ann, transferId, code } = await begun()
      site.goWrong(fault)
      const unsure = await give(ann, transferId, code)
      expect(unsure).toMatchObject({ status: 202, code: 'RESULT_UNKNOWN', facts: { moveId: transferId } })
      expect(await stateOf(ann, transferId)).toMatchObject({ state: 'UNKNOWN' })
      expect((await give(ann, transferId, code)).code).toBe('RESULT_UNKNOWN')
      site.clock.forward(29_000)
      await site.reconcile()
      expect(await stateOf(ann, transferId)).toMatchObject({ state: 'UNKNOWN' })
      site.clock.forward(2_000)
      await site.reconcile()
      expect(await stateOf(ann, transferId)).toMatchObject({ state: end })
      // Released at once, not when the reservation would have expired.
      expect((await site.balance(ann.number))['MMK']).toBe(left)
      expect(site.inbox.filter(({ to }) => to === ann.number).at(-1)).toMatchObject({ template: told })
    })

    it('one that stays away: asked on schedule, never guessed', async () => {
      const { ann, transferId, code } = await begun()
      site.goWrong('SILENT_AFTER_EFFECT')
      await give(ann, transferId, code)
      site.setDown(true)
      for (const seconds of [31, 61, 121, 301, 601, 1_801, 3_601, 3_601]) {
        site.clock.forward(seconds * 1_000)
        await site.reconcile()
        expect(await stateOf(ann, transferId)).toMatchObject({ state: 'UNKNOWN' })
      }
      const row = await site.db
        .selectFrom('value_move')
        .select('asks')
        .where('id', '=', transferId)
        .executeTakeFirstOrThrow()
      expect(row.asks).toBe(9)
      site.setDown(false)
      site.clock.forward(3_601_000)
      await site.reconcile()
      expect(await stateOf(ann, transferId)).toMatchObject({ state: 'COMPLETED' })
    })

    it('one that took another price is never called done', async () => {
      const { ann, transferId, code } = await begun()
      site.goWrong('WRONG_PRICE')
      expect((await give(ann, transferId, code)).code).toBe('RESULT_UNKNOWN')
      expect(await stateOf(ann, transferId)).toMatchObject({ state: 'UNKNOWN' })
    })

    it('one that is away at the start: nothing begins, nothing is taken', async () => {
      const ann = await site.person(5_000)
      const bob = await site.stranger()
      site.setDown(true)
      const asked = await ask(ann, bob)
      site.setDown(false)
      expect(asked).toMatchObject({ status: 502, code: 'UPSTREAM_DOWN' })
      site.goWrong('SILENT_BEFORE_EFFECT')
      expect(await ask(ann, bob)).toMatchObject({ status: 504, code: 'UPSTREAM_TIMEOUT' })
      expect(await site.balance(ann.number)).toEqual({ MMK: 5_000 })
    })
  })
})
