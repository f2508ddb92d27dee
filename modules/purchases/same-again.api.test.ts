import { beforeAll, describe, expect, it } from 'vitest'
import { shopOf } from '#apps/api/test-shop.ts'
import { valueApp, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'

let site: ValueApp
const shop = shopOf(() => site)

const moveOf = ({ facts }: { facts?: Record<string, string | number> }) => String(facts?.['moveId'])

describe.each(WAYS)('%s', (way) => {
  beforeAll(async () => {
    site = await valueApp({}, { way })
  })

  describe('the same purchase again after the first was done', () => {
    it('asks, and names the minute of the first; it is charged only after the yes', async () => {
      const ann = await site.person(5_000)
      await shop.buy(ann, 'WEEK')
      const again = await shop.buy(ann, 'WEEK')
      expect(again).toMatchObject({ status: 409, code: 'PACKAGE_OVERLAP' })
      expect(again.facts?.['at']).toMatch(/^\d\d:\d\d$/)
      expect(await site.balance(ann.number)).toMatchObject({ MMK: 4_000 })
      expect(await shop.buy(ann, 'WEEK', { acceptOverlap: true })).toMatchObject({ code: 'SUCCESS' })
    })

    it('a yes whose answer was lost is not said again by the other phone: it had not been told of that purchase', async () => {
      const ann = await site.person(9_000)
      await shop.buy(ann, 'WEEK')
      const { facts } = await shop.buy(ann, 'WEEK')
      const yes = { acceptOverlap: true, toldUntil: facts?.['toldUntil'] }
      site.clock.forward(60_000)
      expect(await shop.buy(ann, 'WEEK', yes)).toMatchObject({ code: 'SUCCESS' })
      const otherPhone = await shop.buy(ann, 'WEEK', yes)
      expect(otherPhone).toMatchObject({ status: 409, code: 'PACKAGE_OVERLAP' })
      expect(await site.balance(ann.number)).toMatchObject({ MMK: 7_000 })
      const told = { acceptOverlap: true, toldUntil: otherPhone.facts?.['toldUntil'] }
      expect(await shop.buy(ann, 'WEEK', told)).toMatchObject({ code: 'SUCCESS' })
    })

    it('the question where nothing was bought lately is answered for what was known then, too', async () => {
      const ann = await site.person(9_000)
      await shop.buy(ann, 'WEEK')
      site.clock.forward(25 * 3_600_000)
      const { facts } = await shop.buy(ann, 'WEEK')
      const yes = { acceptOverlap: true, toldUntil: facts?.['toldUntil'] }
      expect(await shop.buy(ann, 'WEEK', yes)).toMatchObject({ code: 'SUCCESS' })
      expect(await shop.buy(ann, 'WEEK', yes)).toMatchObject({ code: 'PACKAGE_OVERLAP' })
    })

    it('asks for ten minutes where nothing overlaps', async () => {
      const ann = await site.person(5_000)
      const first = shop.subscriptionOf(await shop.buy(ann, 'WEEK'))
      await site.db
        .updateTable('subscription')
        .set({ expires_at: site.clock.now() })
        .where('id', '=', first.subscriptionId)
        .execute()
      expect(await shop.buy(ann, 'WEEK')).toMatchObject({ code: 'PACKAGE_OVERLAP', facts: { rule: 'AGAIN' } })
      site.clock.forward(10 * 60_000 + 1)
      expect(await shop.buy(ann, 'WEEK')).toMatchObject({ code: 'SUCCESS' })
    })
  })

  describe('equal answers', () => {
    it('one key, two people at once: one is charged, the other is told DUPLICATE_REQUEST', async () => {
      for (let round = 0; round < 10; round += 1) {
        const [ann, bob] = [await site.person(5_000), await site.person(5_000)]
        const key = site.newKey()
        const codes = (
          await Promise.all([shop.buy(ann, 'WEEK', {}, key), shop.buy(bob, 'WEEK', {}, key)])
        ).map(({ code }) => code)
        expect(codes.toSorted()).toEqual(['DUPLICATE_REQUEST', 'SUCCESS'])
      }
    })

    it('twenty confirms of one code: twenty equal answers', async () => {
      const ann = await site.person(5_000)
      const asked = await shop.requestGift(ann, await site.stranger())
      const otp = shop.code()
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => shop.giveGift(ann, shop.transferOf(asked), otp)),
      )
      for (const answer of answers)
        expect(answer).toMatchObject({ code: 'SUCCESS', result: answers[0]?.result })
      expect(await site.balance(ann.number)).toMatchObject({ MMK: 4_000 })
    })

    it('a request that was confirmed says so when it is sent again', async () => {
      const ann = await site.person(5_000)
      const bob = await site.stranger()
      const key = site.newKey()
      await shop.requestGift(ann, bob, 'WEEK', key)
      await shop.giveGift(ann, key)
      expect(await shop.requestGift(ann, bob, 'WEEK', key)).toMatchObject({ status: 409, code: 'CONFLICT' })
    })
  })
})

describe('with a core outside', () => {
  beforeAll(async () => {
    site = await valueApp()
  })

  describe('the same purchase again while the first has no answer', () => {
    it('is refused with the id of the first and its promised time, and is charged once', async () => {
      const ann = await site.person(5_000)
      site.goWrong('SILENT_AFTER_EFFECT')
      const key = site.newKey()
      const first = await shop.buy(ann, 'WEEK', {}, key)
      expect(first).toMatchObject({ status: 202, code: 'RESULT_UNKNOWN', facts: { moveId: key } })
      const second = await shop.buy(ann, 'WEEK', { acceptOverlap: true })
      expect(second).toMatchObject({
        status: 409,
        code: 'MOVE_UNDER_WAY',
        facts: { moveId: key, time: first.facts?.['time'] },
      })
      expect(await site.balance(ann.number)).toMatchObject({ MMK: 4_000 })
    })

    it('stays refused under its id after the first has ended: an old client that sends it again is not charged', async () => {
      const ann = await site.person(5_000)
      site.goWrong('SILENT_AFTER_EFFECT')
      const first = await shop.buy(ann, 'WEEK')
      const key = site.newKey()
      const second = await shop.buy(ann, 'WEEK', {}, key)
      expect(second.code).toBe('MOVE_UNDER_WAY')
      site.clock.forward(31_000)
      await site.reconcile()
      expect(await shop.move(ann, moveOf(first))).toMatchObject({ result: { state: 'COMPLETED' } })
      expect(await shop.buy(ann, 'WEEK', {}, key)).toMatchObject({ code: 'MOVE_UNDER_WAY' })
      expect(await shop.move(ann, key)).toMatchObject({
        result: { state: 'FAILED', failure: 'MOVE_UNDER_WAY' },
      })
      expect(await site.balance(ann.number)).toMatchObject({ MMK: 4_000 })
    })

    it('another product, and another line, may begin meanwhile', async () => {
      const [ann, bob] = [await site.person(5_000), await site.person(5_000)]
      site.goWrong('SILENT_AFTER_EFFECT')
      await shop.buy(ann, 'WEEK')
      expect(await shop.buy(ann, 'BESIDE')).toMatchObject({ code: 'SUCCESS' })
      expect(await shop.buy(bob, 'WEEK')).toMatchObject({ code: 'SUCCESS' })
    })

    it('a gift to the same number waits too, one to another number does not', async () => {
      const ann = await site.person(9_000)
      const [bob, eve] = [await site.stranger(), await site.stranger()]
      const asked = await shop.requestGift(ann, bob)
      site.goWrong('SILENT_AFTER_EFFECT')
      const first = await shop.giveGift(ann, shop.transferOf(asked))
      expect(first.code).toBe('RESULT_UNKNOWN')
      await shop.letCodesBeSentAgain()
      expect(await shop.requestGift(ann, bob)).toMatchObject({
        code: 'MOVE_UNDER_WAY',
        facts: { moveId: shop.transferOf(asked) },
      })
      expect(await shop.requestGift(ann, eve)).toMatchObject({ code: 'SUCCESS' })
    })

    it('undoing never clashes: it has its own guards', async () => {
      const ann = await site.person(5_000)
      const one = shop.subscriptionOf(await shop.buy(ann, 'BESIDE'))
      const two = shop.subscriptionOf(await shop.buy(ann, 'BESIDE', { acceptOverlap: true }))
      site.goWrong('SILENT_AFTER_EFFECT')
      expect((await shop.end(ann, one.subscriptionId)).code).toBe('RESULT_UNKNOWN')
      expect((await shop.end(ann, two.subscriptionId)).code).toBe('SUCCESS')
    })
  })
})
