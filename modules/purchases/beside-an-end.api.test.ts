import { sql, type KyselyPlugin } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { aheadMs } from '#modules/purchases/renewal-due.ts'
import { makeSubscriptionStore } from '#modules/purchases/subscription-store.ts'
import { planTakeOut } from '#modules/purchases/take-out.ts'
import { makeAdjustKind } from '#modules/office/index.ts'
import { makeCancelKind } from '#modules/purchases/cancel-kind.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { shopOf, type Person } from '#apps/api/test-shop.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS

/** What happens between two statements of somebody else: right after the first one's answer. */
function afterFirst(work: () => Promise<unknown>): KyselyPlugin {
  let isDone = false
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!isDone) {
        isDone = true
        await work()
      }
      return result
    },
  }
}

describe('with a core outside, while something of the same product comes to its end', () => {
  let site: ValueApp
  beforeAll(async () => {
    site = await valueApp()
  })
  const shop = shopOf(() => site)
  const main = async ({ number }: Person) => (await site.balance(number))['MMK']

  const find = async (id: string, { number }: Person) => {
    const found = await makeSubscriptionStore(site.db).find(id, number)
    if (!found) throw new Error('it is gone')
    return found
  }

  /** A week that renews, at the moment its renewal is due. */
  async function dueWeek(kyat: number) {
    let who = await site.person(kyat)
    while (aheadMs(who.number) < 8 * MINUTE_MS) who = await site.person(kyat)
    const { subscriptionId, expiresAt } = shop.subscriptionOf(
      await shop.buy(who, 'WEEK', { autoRenew: true }),
    )
    const end = new Date(expiresAt)
    site.clock.set(new Date(end.getTime() - aheadMs(who.number)).toISOString())
    return { ...who, id: subscriptionId, end }
  }

  it('what was put behind a package that is undone is never missed', async () => {
    const ann = await site.person(5_000)
    const first = shop.subscriptionOf(await shop.buy(ann, 'WEEK'))
    const held = await find(first.subscriptionId, ann)
    site.goWrong('SILENT_AFTER_EFFECT')
    expect(await shop.buy(ann, 'WEEK', { acceptOverlap: true })).toMatchObject({ code: 'RESULT_UNKNOWN' })
    site.clock.forward(31_000)
    const now = site.clock.now()
    const answer = await inTransaction(site.db, (tx) =>
      planTakeOut(tx.withPlugin(afterFirst(site.reconcile)), { id: site.newKey(), held, now, why: 'undo' }),
    )
    // Either it is seen to be on its way, or it is moved forward with the rest.
    const moved = answer.ok && answer.value.order.do === 'reverse' && answer.value.order.order.moves?.length
    expect(answer.ok ? moved : answer.code).toBe('PACKAGE_BUSY')
  })

  it('a renewal that is refused and a stop see each other', async () => {
    const ann = await dueWeek(5_000)
    site.goWrong('SILENT_BEFORE_EFFECT')
    await site.renew()
    site.clock.forward(31_000)
    await slowlyFail(site)
    const ended = site.reconcile()
    await new Promise((done) => setTimeout(done, 100))
    const stopped = await shop.renewal(ann, ann.id, false)
    await ended
    expect(stopped).toMatchObject({ code: 'SUCCESS' })
    expect(await find(ann.id, ann)).toMatchObject({
      status: 'ACTIVE',
      autoRenew: false,
      giveBackMoveId: null,
      renewMoveId: null,
    })
    expect(await shop.end(ann, ann.id, 'CANCEL_NOW')).toMatchObject({ code: 'SUCCESS' })
    expect(await main(ann)).toBe(4_000)
  })

  /** A renewal for which the core took more than was asked, ended by staff. */
  async function renewedByHand(stops: boolean) {
    const ann = await dueWeek(9_000)
    site.goWrong('WRONG_PRICE')
    await site.renew()
    const moveId = (await find(ann.id, ann)).renewMoveId ?? ''
    if (stops) await shop.renewal(ann, ann.id, false)
    const why = { who: 'ma.thida', why: 'price typed wrong at the core', evidence: 'core ticket 4712' }
    await site.endByHand({ moveId, as: 'COMPLETED', takenKyat: 1_100, proposalId: null, ...why })
    return { ...ann, moveId, before: await main(ann) }
  }

  const adjust = makeAdjustKind(async () => {})
  const giveBackTooMuch = ({ number, moveId }: { number: string; moveId: string }) =>
    site.value.start(adjust, {
      id: site.newKey(),
      subject: null,
      line: number,
      lang: 'my',
      input: { proposalId: 'a', kyat: 100, moveId },
    })

  it('a renewal that took another amount and was stopped in time comes back once, all of it', async () => {
    const ann = await renewedByHand(true)
    expect(await find(ann.moveId, ann)).toMatchObject({ priceKyat: 1_100, renewPriceKyat: 1_000 })
    await site.renew()
    expect(await find(ann.moveId, ann)).toMatchObject({ status: 'REVERSED' })
    expect(await main(ann)).toBe(8_000)
    expect(await giveBackTooMuch(ann)).toMatchObject({ ok: false, code: 'CONFLICT' })
    expect(await main(ann)).toBe(8_000)
  })

  it('what staff have returned some of does not come back once more', async () => {
    const ann = await renewedByHand(false)
    expect(await giveBackTooMuch(ann)).toMatchObject({ ok: true })
    expect(await shop.renewal(ann, ann.moveId, false)).toMatchObject({ code: 'SUCCESS' })
    await site.renew()
    expect(await find(ann.moveId, ann)).toMatchObject({ status: 'ACTIVE', autoRenew: false })
    expect(await main(ann)).toBe((ann.before ?? 0) + 100)
  })
})

/** The transaction that ends a move as failed takes a while from then on. */
async function slowlyFail({ db }: ValueApp): Promise<void> {
  await sql`create function slow_failure() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.5); return new; end $$`.execute(db)
  await sql`create trigger slow_failure before insert on value_history for each row
    when (new.status = 'FAILED') execute function slow_failure()`.execute(db)
}

describe('ended at once while a period is charged ahead', () => {
  let site: ValueApp
  beforeAll(async () => {
    site = await valueApp({}, { way: 'one-trip' })
  })
  const shop = shopOf(() => site)
  const main = async ({ number }: Person) => (await site.balance(number))['MMK']
  const statesOf = async ({ number }: Person) =>
    (
      await site.db
        .selectFrom('subscription')
        .select('status')
        .where('line', '=', number)
        .orderBy('expires_at')
        .execute()
    ).map(({ status }) => status)

  async function twoWeeks(kyat: number) {
    let ann = await site.person(kyat)
    while (aheadMs(ann.number) < 8 * MINUTE_MS) ann = await site.person(kyat)
    const first = shop.subscriptionOf(await shop.buy(ann, 'WEEK', { autoRenew: true }))
    const second = shop.subscriptionOf(await shop.buy(ann, 'WEEK', { acceptOverlap: true }))
    const end = new Date(first.expiresAt)
    site.clock.set(new Date(end.getTime() - aheadMs(ann.number)).toISOString())
    return { ...ann, first: first.subscriptionId, second: second.subscriptionId, end }
  }

  it('by the name of another of its product: the price of what has not begun comes back', async () => {
    const ann = await twoWeeks(5_000)
    await site.renew()
    expect(await main(ann)).toBe(2_000)
    expect(await shop.end(ann, ann.second, 'CANCEL_NOW')).toMatchObject({ code: 'SUCCESS' })
    expect(await main(ann)).toBe(3_000)
    expect((await statesOf(ann)).toSorted()).toEqual(['CANCELLED', 'CANCELLED', 'REVERSED'])
  })

  it('charged after it was looked for: nothing is ended, and its owner tries again', async () => {
    const ann = await twoWeeks(5_000)
    await site.renew()
    const now = site.clock.now()
    const answer = await inTransaction(site.db, (tx) =>
      makeCancelKind().check(tx, {
        id: site.newKey(),
        line: ann.number,
        lang: 'en',
        input: { subscriptionId: ann.second },
        facts: {},
        today: null,
        now,
      }),
    )
    expect(answer).toMatchObject({ ok: false, code: 'PACKAGE_BUSY' })
    expect(now.getTime()).toBeLessThan(ann.end.getTime() + WEEK_MS)
  })
})
