import { beforeAll, describe, expect, it } from 'vitest'
import { handsOf } from '#apps/api/test-hand-over.ts'
import { idOf, type Kind } from '#apps/api/test-sharing.ts'
import { shopOf } from '#apps/api/test-shop.ts'
import { valueApp, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'

let site: ValueApp
const shop = shopOf(() => site)
const hands = handsOf(() => site)

describe.each(WAYS)('a number that changes hands while a move waits for its code, %s', (way) => {
  beforeAll(async () => {
    site = await valueApp({}, { way })
  })

  it('is given nothing, as if it had been asked for now, and the giver keeps the money', async () => {
    const [ann, bob] = [await site.person(0), await site.person(9_000)]
    const gift = shop.transferOf(await shop.requestGift(bob, ann.number))
    const code = shop.code()
    await hands.tell(ann.number, 'REASSIGNED')
    const refusal = { status: 422, code: 'RECIPIENT_INELIGIBLE' }
    expect(await shop.giveGift(bob, gift, code)).toMatchObject(refusal)
    expect(await shop.giveGift(bob, gift, code)).toMatchObject(refusal)
    expect(await shop.move(bob, gift)).toMatchObject({ result: { state: 'FAILED' } })
    expect(await hands.finish()).toBe(1)
    expect(await site.balance(bob.number)).toEqual({ MMK: 9_000 })
    const anew = await hands.mustSignIn(ann.number)
    expect((await hands.get(anew, 'subscriptions?all=true')).result).toEqual([])
    expect(await site.keeping.recount()).toEqual([])
  })

  it.each<[Kind, object]>([
    ['DATA', {}],
    ['VOICE', { kind: 'VOICE', amount: 10, fee: 30 }],
  ])('is shared no %s, and the giver keeps it with the fee', async (kind, wanted) => {
    const people = hands.sharing()
    const [ann, bob] = [await site.person(0), await people.aGiver()]
    const before = await site.balance(bob.number)
    const asked = idOf(await people.ask(bob, ann.number, wanted))
    await hands.tell(ann.number, 'ENDED')
    const done = await people.share(bob, asked, people.codeOf(bob.number), kind)
    expect(done).toMatchObject({ status: 422, code: 'RECIPIENT_INELIGIBLE' })
    expect(await hands.finish()).toBe(1)
    expect(await site.balance(bob.number)).toEqual(before)
    expect(await site.keeping.recount()).toEqual([])
  })

  it('gives nothing itself, though its code had slipped in', async () => {
    const ann = await site.person(9_000)
    const { id: subject } = await site.db
      .selectFrom('account')
      .select('id')
      .where('number', '=', ann.number)
      .executeTakeFirstOrThrow()
    const input = { product: 'WEEK', expectedPrice: 1_000, autoRenew: false, acceptOverlap: false }
    const move = { id: site.newKey(), subject, line: ann.number, lang: 'en' } as const
    await shop.letCodesBeSentAgain()
    await site.value.start(site.purchase, { ...move, input: { ...input, withCode: true, renews: null } })
    await hands.tell(ann.number, 'REASSIGNED')
    await site.db
      .updateTable('otp_challenge')
      .set({ state: 'PENDING' })
      .where('number', '=', ann.number)
      .where('purpose', '<>', 'LOGIN')
      .execute()
    const typed = { id: move.id, subject, otp: shop.code() }
    expect(await site.value.confirm(site.purchase, typed)).toMatchObject({ ok: false, code: 'CONFLICT' })
    expect(await site.balance(ann.number)).toEqual({ MMK: 9_000 })
  })
})
