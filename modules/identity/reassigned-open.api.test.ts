import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { shopOf } from '#apps/api/test-shop.ts'
import { valueApp, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'
import { handsOf } from '#apps/api/test-hand-over.ts'

let site: ValueApp
const shop = shopOf(() => site)
const hands = handsOf(() => site)

const isClosed = async (number: string) => (await site.lines.find(number)).state === 'UNKNOWN'
const templatesTo = (number: string) =>
  site.inbox.filter(({ to }) => to === number).map(({ template }) => template)

describe.each(WAYS)('while a number changes hands, %s', (way) => {
  beforeAll(async () => {
    site = await valueApp({}, { way })
  })
  afterEach(async () => {
    expect(await site.keeping.recount()).toEqual([])
  })

  it('nothing begins on it or to it, and nobody signs in', async () => {
    const [ann, bob] = [await site.person(9_000), await site.person(9_000)]
    const { id: subject } = await site.db
      .selectFrom('account')
      .select('id')
      .where('number', '=', ann.number)
      .executeTakeFirstOrThrow()
    await hands.tell(ann.number, 'REASSIGNED')
    expect(await shop.account(ann)).toMatchObject({ status: 401 })
    expect(await shop.signInAgain(ann.number)).toBeNull()
    // Like a request that a process had accepted a moment before.
    const input = {
      product: 'WEEK',
      expectedPrice: 1_000,
      autoRenew: false,
      acceptOverlap: false,
      withCode: false,
      renews: null,
    }
    const late = { id: site.newKey(), subject, line: ann.number, lang: 'en', input } as const
    expect(await site.value.start(site.purchase, late)).toMatchObject({ ok: false, code: 'CONFLICT' })
    expect(await shop.requestGift(bob, ann.number)).toMatchObject({ code: 'RECIPIENT_INELIGIBLE' })
    // Like one that had checked the receiver a moment before.
    const { find } = site.lines
    site.lines.find = async () => ({ state: 'ACTIVE', simChangedAt: null })
    await shop.letCodesBeSentAgain()
    const raced = await shop.requestGift(bob, ann.number)
    site.lines.find = find
    expect(raced).toMatchObject({ code: 'RECIPIENT_INELIGIBLE' })
    await hands.finish()
    expect(await site.balance(ann.number)).toEqual({ MMK: 0 })
  })

  it('a code that was asked for before opens nothing', async () => {
    const ann = await site.person(0)
    await shop.letCodesBeSentAgain()
    const asked = await site.inject('POST', '/gw/authen/otp/get-otp', {
      payload: { phoneNumber: ann.number },
    })
    const { challengeId } = asked.result as unknown as { challengeId: string }
    const payload = { phoneNumber: ann.number, password: shop.code(), version: '8.1', challengeId }
    await hands.tell(ann.number, 'REASSIGNED')
    const tried = () => site.inject('POST', '/gw/authen/otp/validate-otp', { payload })
    expect(await tried()).toMatchObject({ code: 'OTP_EXPIRED' })
    // Includes a request that slipped in while the line was being closed.
    await site.db
      .updateTable('otp_challenge')
      .set({ state: 'PENDING' })
      .where('number', '=', ann.number)
      .execute()
    expect(await tried()).toMatchObject({ code: 'OTP_EXPIRED' })
    await hands.finish()
    expect(await tried()).toMatchObject({ code: 'OTP_EXPIRED' })
  })

  it('what waits for a code is given up, its own and what was to come to it', async () => {
    const [ann, bob, carl] = [await site.person(9_000), await site.person(9_000), await site.stranger()]
    const own = shop.transferOf(await shop.requestGift(ann, carl))
    await shop.letCodesBeSentAgain()
    const toIt = shop.transferOf(await shop.requestGift(bob, ann.number))
    const code = shop.code()
    await hands.reassign(ann.number)
    const rows = await site.db
      .selectFrom('value_move')
      .select('state')
      .where('id', 'in', [own, toIt])
      .execute()
    expect(rows).toEqual([{ state: 'CANCELLED' }, { state: 'CANCELLED' }])
    expect(await shop.giveGift(bob, toIt, code)).toMatchObject({ code: 'OTP_EXPIRED' })
    expect(await site.balance(bob.number)).toEqual({ MMK: 9_000 })
  })

  it('a recall without an answer ends, and the other side is told', async () => {
    const people = hands.sharing()
    const recall = (token: string, id: string) =>
      site.inject('POST', `/gw/me/shares/${id}/recall`, { token, payload: {} })
    const [ann, bob, carl] = [await people.aGiver(), await people.aGiver(), await site.person(0)]
    site.clock.forward(1_000)
    const shared = async (from: typeof ann, to: string) => {
      const { result } = await people.shareNow(from, to)
      return (result as unknown as { transfer: { transferId: string } }).transfer.transferId
    }
    const [fromAnn, toAnn, toAnnLater] = [
      await shared(ann, carl.number),
      await shared(bob, ann.number),
      await shared(bob, ann.number),
    ]
    await recall(ann.token, fromAnn)
    await recall(bob.token, toAnn)
    const anew = await hands.reassign(ann.number)
    const rows = await site.db
      .selectFrom('share_recall')
      .select('state')
      .where('move_id', 'in', [fromAnn, toAnn])
      .execute()
    expect(rows).toEqual([{ state: 'REFUSED' }, { state: 'REFUSED' }])
    expect(templatesTo(carl.number).at(-1)).toBe('recallKept')
    expect(templatesTo(bob.number)).toContain('recallFailed')
    const told = templatesTo(ann.number).length
    expect(await recall(bob.token, toAnnLater)).toMatchObject({ code: 'RECALL_NOT_POSSIBLE' })
    await site.answerRecalls()
    expect(templatesTo(ann.number)).toHaveLength(told)
    expect((await hands.get(anew, 'transactions')).result).toEqual([])
  })
})

describe('with a core that does not answer', () => {
  beforeAll(async () => {
    site = await valueApp()
  })

  it.each(['SILENT_AFTER_EFFECT', 'SILENT_BEFORE_EFFECT'] as const)(
    '%s: it waits for the end of what is open, its own and what is to come to it',
    async (fault) => {
      const [ann, bob] = [await site.person(9_000), await site.person(9_000)]
      const begun = shop.transferOf(await shop.requestGift(bob, ann.number))
      const code = shop.code()
      site.goWrong(fault, fault)
      // Another package: nothing is put behind one whose end nobody knows.
      expect(await shop.buy(ann, 'BESIDE')).toMatchObject({ code: 'RESULT_UNKNOWN' })
      expect(await shop.giveGift(bob, begun, code)).toMatchObject({ code: 'RESULT_UNKNOWN' })
      await hands.tell(ann.number, 'REASSIGNED')
      expect(await hands.finish()).toBe(1)
      expect(await isClosed(ann.number)).toBe(true)
      site.clock.forward(31_000)
      expect(await site.finishLineEvents()).toBe(1)
      expect(await isClosed(ann.number)).toBe(true)
      await site.reconcile()
      site.clock.forward(31_000)
      expect(await site.finishLineEvents()).toBe(1)
      expect(await isClosed(ann.number)).toBe(false)
      const anew = await hands.mustSignIn(ann.number)
      expect((await hands.get(anew, 'transactions')).result).toEqual([])
      expect((await hands.get(anew, 'subscriptions?all=true')).result).toEqual([])
      expect(await site.balance(ann.number)).toEqual({ MMK: 0 })
      expect(await site.keeping.recount()).toEqual([])
    },
  )

  it('a move that staff must end is waited for', async () => {
    const ann = await site.person(9_000)
    const key = site.newKey()
    site.goWrong('WRONG_PRICE')
    await shop.buy(ann, 'WEEK', {}, key)
    site.clock.forward(31_000)
    await site.reconcile()
    await hands.tell(ann.number, 'REASSIGNED')
    for (const _ of [1, 2, 3]) {
      site.clock.forward(3_600_000)
      await site.finishLineEvents()
      expect(await isClosed(ann.number)).toBe(true)
    }
    const by = { proposalId: null, who: 'Ann', why: 'wrong', evidence: 'ticket 1' }
    const end = { moveId: key, as: 'FAILED', takenKyat: 0, ...by } as const
    expect(await site.endByHand(end)).toMatchObject({ ok: true })
    site.clock.forward(31_000)
    await site.finishLineEvents()
    expect(await isClosed(ann.number)).toBe(false)
  })
})
