import { beforeAll, describe, expect, it } from 'vitest'
import { DUE_RENEWALS, makeRenew } from '#modules/purchases/index.ts'
import { workThrough } from '#platform/jobs/test-work-through.ts'
import { shopOf } from '#apps/api/test-shop.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'

let site: ValueApp
beforeAll(async () => {
  site = await valueApp()
})
const shop = shopOf(() => site)

const WEEK_MS = 7 * 86_400_000
const LONGER_THAN_ANY_LEASE_MS = 10 * 60_000

/** A line whose package is due to renew now. */
async function dueLine(kyat: number) {
  const who = await site.person(kyat)
  const bought = shop.subscriptionOf(await shop.buy(who, 'WEEK', { autoRenew: true }))
  await site.db
    .updateTable('subscription')
    .set({ expires_at: site.clock.now(), next_renew_at: site.clock.now() })
    .where('id', '=', bought.subscriptionId)
    .execute()
  return { ...who, id: bought.subscriptionId }
}

/** A worker that stands still before its first renewal until it is let go. */
function slowWorker() {
  let letGo = (): void => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const { db, clock, queueSms, value, purchase, giveBack } = site
  const start: typeof value.start = async (kind, asked) => {
    await gate
    return value.start(kind, asked)
  }
  const handler = makeRenew({
    db,
    clock,
    queueSms,
    purchase,
    giveBack,
    value: { start },
    nameOf: (code) => code,
  })
  const renew = workThrough({ db, clock }, { ...DUE_RENEWALS, handler })
  return { renew, letGo }
}

const running = (line: string) =>
  site.db
    .selectFrom('subscription')
    .select(['id', 'status', 'auto_renew'])
    .where('line', '=', line)
    .where('expires_at', '>', site.clock.now())
    .where('status', '<>', 'REVERSED')
    .execute()

async function waitUntilTaken(id: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { next_renew_at: next } = await site.db
      .selectFrom('subscription')
      .select('next_renew_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (next && next > site.clock.now()) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('nobody took the renewal')
}

describe('a renewal', () => {
  it('is charged once when a worker is slower than its lease and a second one comes', async () => {
    const lines = [await dueLine(5_000), await dueLine(5_000)]
    const slow = slowWorker()
    const first = slow.renew()
    for (const { id } of lines) await waitUntilTaken(id)
    site.clock.forward(LONGER_THAN_ANY_LEASE_MS)
    await site.renew()
    slow.letGo()
    await first
    for (const { number } of lines) {
      expect(await site.balance(number)).toMatchObject({ MMK: 3_000 })
      expect(await running(number)).toHaveLength(1)
    }
  })

  it('is not charged when its owner stopped it after a worker had taken it', async () => {
    const ann = await dueLine(5_000)
    const slow = slowWorker()
    const first = slow.renew()
    await waitUntilTaken(ann.id)
    const stopped = await shop.renewal(ann, ann.id, false)
    expect(stopped).toMatchObject({ code: 'SUCCESS', result: { alreadyRenewing: null } })
    slow.letGo()
    await first
    expect(await site.balance(ann.number)).toMatchObject({ MMK: 4_000 })
  })

  it('that is being charged when its owner stops it is said, and the periods after it are not charged', async () => {
    const ann = await dueLine(5_000)
    site.goWrong('SILENT_AFTER_EFFECT')
    await site.renew()
    const stopped = await shop.renewal(ann, ann.id, false)
    const [move] = await site.db
      .selectFrom('value_move')
      .select('id')
      .where('line', '=', ann.number)
      .where('state', '=', 'UNKNOWN')
      .execute()
    expect(stopped).toMatchObject({ code: 'SUCCESS', result: { alreadyRenewing: move?.id } })
    site.clock.forward(31_000)
    await site.reconcile()
    expect(await running(ann.number)).toMatchObject([{ id: move?.id, auto_renew: false }])
    site.clock.forward(WEEK_MS + LONGER_THAN_ANY_LEASE_MS)
    await site.renew()
    expect(await site.balance(ann.number)).toMatchObject({ MMK: 3_000 })
  })

  it('that was charged a moment before its owner stops the old period: the new one does not renew', async () => {
    const ann = await dueLine(5_000)
    await site.renew()
    const stopped = await shop.end(ann, ann.id, 'STOP_RENEW')
    const [now] = await running(ann.number)
    expect(stopped).toMatchObject({ code: 'SUCCESS', result: { alreadyRenewing: now?.id } })
    expect(now).toMatchObject({ auto_renew: false })
  })

  it('that the core refused after it was stopped leaves the package to its end, and is not tried again', async () => {
    const ann = await dueLine(5_000)
    site.goWrong('SILENT_BEFORE_EFFECT')
    await site.renew()
    await shop.renewal(ann, ann.id, false)
    site.clock.forward(31_000)
    await site.reconcile()
    const { status, auto_renew: autoRenew } = await site.db
      .selectFrom('subscription')
      .select(['status', 'auto_renew'])
      .where('id', '=', ann.id)
      .executeTakeFirstOrThrow()
    expect({ status, autoRenew }).toEqual({ status: 'ACTIVE', autoRenew: false })
    expect(await site.renew()).toBe(0)
  })

  it('whose move took nothing because the core was silent is tried again by a move of its own, and charged once', async () => {
    const ann = await dueLine(5_000)
    site.goWrong('SILENT_BEFORE_EFFECT')
    await site.renew()
    site.clock.forward(31_000)
    await site.reconcile()
    site.clock.forward(LONGER_THAN_ANY_LEASE_MS)
    await site.renew()
    site.clock.forward(LONGER_THAN_ANY_LEASE_MS)
    await site.renew()
    expect(await site.balance(ann.number)).toMatchObject({ MMK: 3_000 })
    expect(await running(ann.number)).toHaveLength(1)
  })

  it('is stepped down once, whoever of two workers comes second', async () => {
    const ann = await dueLine(1_000)
    const slow = slowWorker()
    const first = slow.renew()
    await waitUntilTaken(ann.id)
    site.clock.forward(LONGER_THAN_ANY_LEASE_MS)
    await site.renew()
    slow.letGo()
    await first
    const { renew_tries: tries } = await site.db
      .selectFrom('subscription')
      .select('renew_tries')
      .where('id', '=', ann.id)
      .executeTakeFirstOrThrow()
    expect(tries).toBe(1)
  })
})
