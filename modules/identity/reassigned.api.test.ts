import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { receiptNo } from '#contracts/receipt-no.ts'
import { shopOf } from '#apps/api/test-shop.ts'
import { valueApp, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'
import { handsOf } from '#apps/api/test-hand-over.ts'

let site: ValueApp
const shop = shopOf(() => site)
const hands = handsOf(() => site)

describe.each(WAYS)('a number with a new holder, %s', (way) => {
  beforeAll(async () => {
    site = await valueApp({ SHARE_ASK: 'true' }, { way })
  })
  afterEach(async () => {
    expect(await site.keeping.recount()).toEqual([])
  })

  it('nothing of the holder before can be read, and all of it is kept', async () => {
    const people = hands.sharing()
    const [ann, bob, carl] = [await people.aGiver(), await site.person(9_000), await site.stranger()]
    await hands.withKeys(ann)
    site.clock.forward(1_000)
    const bought = site.newKey()
    const held = await shop.buy(ann, 'BESIDE', {}, bought)
    const { subscriptionId } = shop.subscriptionOf(held)
    const shared = await people.shareNow(ann, carl)
    const { transferId } = (shared.result as unknown as { transfer: { transferId: string } }).transfer
    await site.inject('POST', `/gw/me/shares/${transferId}/recall`, { token: ann.token, payload: {} })
    await site.inject('POST', '/gw/me/recipients', {
      token: ann.token,
      payload: { msisdn: bob.number, nickname: 'Bob' },
    })
    await site.inject('POST', '/gw/me/gift-policy', { token: ann.token, payload: { acceptGifts: 'NONE' } })
    await site.inject('POST', '/gw/me/share-asks', {
      token: ann.token,
      payload: { giver: bob.number, kind: 'DATA', amount: 100, message: 'please' },
    })
    const before = await site.balance(ann.number)
    expect(before).toMatchObject({ MMK: 6_925, MB: 1_848, MIN: 100 })

    const anew = await hands.reassign(ann.number)
    expect(anew.isNewUser).toBe(true)
    expect(await hands.keysOf(ann.number)).toEqual({ passkeys: 0, devices: 0, sessions: 1 })
    expect(await shop.account(ann)).toMatchObject({ status: 401 })
    for (const path of ['transactions', 'recipients', 'subscriptions', 'subscriptions?all=true'])
      expect([path, (await hands.get(anew, path)).result]).toEqual([path, []])
    expect((await hands.get(anew, 'gift-policy')).result).toEqual({ acceptGifts: 'ALL' })
    expect((await hands.get(anew, 'share-asks')).result).toEqual({ incoming: [], outgoing: [] })
    for (const path of [
      `moves/${bought}`,
      `moves/${transferId}`,
      `shares/${transferId}/recall`,
      `receipts/${receiptNo(bought)}.pdf`,
      `receipts/${receiptNo(transferId)}.pdf`,
    ])
      expect([path, (await hands.get(anew, path)).status]).toEqual([path, 404])
    expect(await shop.end(anew, subscriptionId)).toMatchObject({ status: 404 })
    expect(await shop.end(anew, subscriptionId, 'CANCEL_NOW')).toMatchObject({ status: 404 })
    expect(await shop.renewal(anew, subscriptionId, true)).toMatchObject({ status: 404 })
    expect((await shop.account(anew)).result).toMatchObject({
      buckets: [{ unit: 'MMK', remaining: 0 }],
      activeSubscriptions: [],
      setAside: [],
    })
    expect(await people.info(anew)).toMatchObject({ limits: { usedToday: 0 }, recents: [], shareable: 0 })
    const verified = await site.inject('GET', `/gw/receipts/${receiptNo(transferId)}`, {})
    expect(verified.result).toMatchObject({ line: null, recipient: expect.stringContaining('•') })

    const kept = await site.db
      .selectFrom('value_history')
      .select('move_id')
      .where('line', '=', ann.number)
      .execute()
    expect(kept.map((row) => row.move_id)).toEqual(expect.arrayContaining([bought, transferId]))
    const left = await site.db
      .selectFrom('subscription')
      .select(['status', 'auto_renew', 'next_renew_at'])
      .where('line', '=', ann.number)
      .execute()
    expect(left.length).toBeGreaterThan(2)
    for (const row of left)
      expect(row).toEqual({ status: 'CANCELLED', auto_renew: false, next_renew_at: null })
  })

  it('what was there is booked out, set aside or not, and is no one’s', async () => {
    const [ann, bob] = [await site.person(9_000), await site.stranger()]
    await shop.buy(ann, 'WEEK')
    await shop.requestGift(ann, bob, 'TALK')
    await hands.reassign(ann.number)
    expect(await site.balance(ann.number)).toEqual({ MMK: 0 })
    const { rows } = await sql<{ unit: string; booked: number }>`select e.unit, sum(e.amount)::int as booked
      from ledger.entry e join ledger.bucket own on own.id = e.bucket_id and own.owner = 'own:left'
      where e.move_id in (select o.move_id from ledger.entry o join ledger.bucket b on b.id = o.bucket_id
        where b.owner like ${`past:${ann.number}:%`}) group by e.unit`.execute(site.db)
    expect(Object.fromEntries(rows.map(({ unit, booked }) => [unit, booked]))).toMatchObject({
      MMK: 8_000,
      MB: 1_024,
    })
  })

  it('renews no more and gives nothing back; its undo is over', async () => {
    const ann = await site.person(9_000)
    const held = shop.subscriptionOf(await shop.buy(ann, 'WEEK', { autoRenew: true }))
    const anew = await hands.reassign(ann.number, 9_000)
    site.clock.forward(Date.parse(held.expiresAt) - site.clock.now().getTime() + 86_400_000)
    expect(await site.renew()).toBe(0)
    expect(await site.balance(anew.number)).toEqual({ MMK: 9_000 })
  })

  it('is told once; of two changes the later counts, and a word about a SIM of before is none', async () => {
    const ann = await site.person(0)
    const [eventId, at] = [randomUUID(), site.clock.now()]
    expect(await hands.tell(ann.number, 'REASSIGNED', { eventId })).toBe('DONE')
    expect(await hands.tell(ann.number, 'REASSIGNED', { eventId })).toBe('KNOWN')
    await hands.finish()
    const anew = await hands.mustSignIn(ann.number)
    const earlier = new Date(at.getTime() - 1_000)
    for (const what of ['SIM_CHANGED', 'SUSPENDED', 'ENDED', 'REASSIGNED'] as const)
      expect(await hands.tell(ann.number, what, { at: earlier })).toBe('DONE')
    await hands.finish()
    expect(await shop.account(anew)).toMatchObject({ status: 200 })
    expect(await site.lines.find(ann.number)).toEqual({ state: 'ACTIVE', simChangedAt: null })
    expect(await hands.tell(ann.number, 'REASSIGNED', { eventId })).toBe('KNOWN')
  })

  it('the state and the SIM of the holder before are not its own; what was told of a later time is', async () => {
    const [ann, bob] = [await site.person(0), await site.person(0)]
    await hands.tell(ann.number, 'SUSPENDED')
    await hands.tell(ann.number, 'SIM_CHANGED')
    await hands.reassign(ann.number)
    expect(await site.lines.find(ann.number)).toEqual({ state: 'ACTIVE', simChangedAt: null })
    const later = new Date(site.clock.now().getTime() + 1_000)
    await hands.tell(bob.number, 'SUSPENDED', { at: later })
    await hands.tell(bob.number, 'REASSIGNED')
    await hands.finish()
    expect(await site.lines.find(bob.number)).toMatchObject({ state: 'BARRED' })
  })

  it('ended: the same, and nobody can sign in or be sent to until somebody has it', async () => {
    const [ann, bob] = [await site.person(5_000), await site.person(5_000)]
    await shop.buy(ann, 'WEEK')
    await hands.tell(ann.number, 'ENDED')
    await hands.finish()
    expect(await shop.requestGift(bob, ann.number)).toMatchObject({ code: 'RECIPIENT_INELIGIBLE' })
    expect(await site.core.line(ann.number)).toBeNull()
    await hands.tell(ann.number, 'RESUMED', { at: new Date(site.clock.now().getTime() + 1_000) })
    expect(await shop.signInAgain(ann.number)).toBeNull()
    site.clock.forward(2_000)
    const anew = await hands.reassign(ann.number)
    expect((await shop.account(anew)).result).toMatchObject({ totals: { main: 0 } })
  })
})
