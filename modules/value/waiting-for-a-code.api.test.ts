import { beforeAll, describe, expect, it } from 'vitest'
import { DUE_MOVES } from '#modules/value/index.ts'
import { takeDue } from '#platform/jobs/due-rows.ts'
import { shopOf } from '#apps/api/test-shop.ts'
import { valueApp, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'

let site: ValueApp
const shop = shopOf(() => site)
const main = async (number: string) => (await site.balance(number))['MMK']

describe.each(WAYS)('%s', (way) => {
  beforeAll(async () => {
    site = await valueApp({}, { way })
  })

  describe('a move that waits for its code', () => {
    it('stands in the account with what it set aside and until when; a refusal for balance names it', async () => {
      const ann = await site.person(1_500)
      const bob = await site.stranger()
      const asked = await shop.requestGift(ann, bob)
      const { result } = await shop.account(ann)
      expect(result).toMatchObject({
        totals: { main: 500 },
        setAside: [
          {
            moveId: shop.transferOf(asked),
            kind: 'gift',
            amounts: [{ unit: 'MMK', value: 1_000 }],
            packageId: 'WEEK',
            packageName: 'Pack WEEK',
          },
        ],
      })
      const [one] = (result as unknown as { setAside: { until: string; counterparty: string }[] }).setAside
      expect(Date.parse(one?.until ?? '') - site.clock.now().getTime()).toBe(200_000)
      expect(one?.counterparty).not.toContain(bob.slice(5, 9))
      const short = await shop.buy(ann, 'BESIDE')
      expect(short).toMatchObject({
        code: 'INSUFFICIENT_BALANCE',
        facts: { n: 500, setAside: 1_000, until: one?.until },
      })
    })

    it('is given up at once, and what was set aside is free again; doing so twice is no harm', async () => {
      const ann = await site.person(1_000)
      const asked = shop.transferOf(await shop.requestGift(ann, await site.stranger()))
      expect(await main(ann.number)).toBe(0)
      expect(await shop.cancel(ann, asked)).toMatchObject({ code: 'SUCCESS', result: { state: 'CANCELLED' } })
      expect(await main(ann.number)).toBe(1_000)
      expect(await shop.cancel(ann, asked)).toMatchObject({ code: 'SUCCESS', result: { state: 'CANCELLED' } })
      expect(await shop.giveGift(ann, asked)).toMatchObject({ code: 'OTP_EXPIRED' })
      expect(await shop.account(ann)).toMatchObject({ result: { setAside: [] } })
    })

    it('cannot be given up when its code was taken, and never by somebody else', async () => {
      const [ann, eve] = [await site.person(1_000), await site.person(0)]
      const asked = shop.transferOf(await shop.requestGift(ann, await site.stranger()))
      expect(await shop.cancel(eve, asked)).toMatchObject({ code: 'NOT_FOUND' })
      expect(await shop.resend(eve, asked)).toMatchObject({ code: 'NOT_FOUND' })
      await shop.giveGift(ann, asked)
      expect(await shop.cancel(ann, asked)).toMatchObject({ code: 'CONFLICT' })
    })

    it('is given up by a new request of the same kind, which finds the balance free', async () => {
      const ann = await site.person(1_000)
      const first = shop.transferOf(await shop.requestGift(ann, await site.stranger()))
      site.clock.forward(121_000)
      await shop.letCodesBeSentAgain()
      const second = await shop.requestGift(ann, await site.stranger())
      expect(second).toMatchObject({ code: 'SUCCESS' })
      expect(await shop.move(ann, first)).toMatchObject({ result: { state: 'CANCELLED' } })
      expect(await shop.giveGift(ann, shop.transferOf(second))).toMatchObject({ code: 'SUCCESS' })
      expect(await main(ann.number)).toBe(0)
    })

    it('gets another code; the one before is worth nothing from then on', async () => {
      const ann = await site.person(1_000)
      const asked = shop.transferOf(await shop.requestGift(ann, await site.stranger()))
      const old = shop.code()
      expect(await shop.resend(ann, asked)).toMatchObject({ code: 'OTP_TOO_SOON' })
      await shop.letCodesBeSentAgain()
      const again = await shop.resend(ann, asked)
      expect(again).toMatchObject({ code: 'SUCCESS', result: { otp: { codeLength: 6 } } })
      const fresh = shop.code()
      const answered = old === fresh ? 'OTP_INVALID' : (await shop.giveGift(ann, asked, old)).code
      expect(answered).toBe('OTP_INVALID')
      expect(await shop.giveGift(ann, asked, fresh)).toMatchObject({ code: 'SUCCESS' })
      expect(await shop.resend(ann, asked)).toMatchObject({ code: 'OTP_EXPIRED' })
    })

    it('gets no other code when its time is over: whoever takes it would end it all the same', async () => {
      const [ann, eve] = [await site.person(1_000), await site.person(1_000)]
      const taken = shop.transferOf(await shop.requestGift(ann, await site.stranger()))
      site.clock.forward(200_000)
      await takeDue(site.db, DUE_MOVES.rows, site.clock.now(), 1_000)
      const early = shop.transferOf(await shop.requestGift(eve, await site.stranger()))
      site.clock.forward(1_000)
      await shop.letCodesBeSentAgain()
      const sent = site.inbox.length
      expect(await shop.resend(ann, taken)).toMatchObject({ code: 'OTP_EXPIRED' })
      expect(site.inbox).toHaveLength(sent)
      expect(await shop.resend(eve, early)).toMatchObject({ code: 'SUCCESS' })
      site.clock.forward(200_000)
      await shop.letCodesBeSentAgain()
      expect(await shop.resend(eve, early)).toMatchObject({ code: 'OTP_EXPIRED' })
    })

    it('S-261 is only given under the package it was asked for', async () => {
      const ann = await site.person(5_000)
      const asked = shop.transferOf(await shop.requestGift(ann, await site.stranger()))
      expect(await shop.giveGift(ann, asked, shop.code(), 'BESIDE')).toMatchObject({ code: 'NOT_FOUND' })
      expect(await main(ann.number)).toBe(4_000)
      expect(await shop.giveGift(ann, asked)).toMatchObject({ code: 'SUCCESS' })
    })
  })
})
