import { beforeAll, describe, expect, it } from 'vitest'
import en from '#i18n/en/sms.json' with { type: 'json' }
import my from '#i18n/my/sms.json' with { type: 'json' }
import { makeQueueSms } from '#modules/notify/index.ts'
import { DUE_RENEWALS, makeRenew } from '#modules/purchases/index.ts'
import { makeValue } from '#modules/value/index.ts'
import { workThrough } from '#platform/jobs/test-work-through.ts'
import { shopOf } from '#apps/api/test-shop.ts'
import { countStatements } from '#apps/api/test-statement-count.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'

let site: ValueApp
beforeAll(async () => {
  site = await valueApp({}, { way: 'one-trip' })
})
const shop = shopOf(() => site)

async function dueLine(kyat: number) {
  const who = await site.person(kyat)
  const { subscriptionId } = shop.subscriptionOf(await shop.buy(who, 'WEEK', { autoRenew: true }))
  await site.db
    .updateTable('subscription')
    .set({ expires_at: site.clock.now(), next_renew_at: site.clock.now() })
    .where('id', '=', subscriptionId)
    .execute()
  return { ...who, id: subscriptionId }
}

const packagesOf = (line: string) =>
  site.db
    .selectFrom('subscription')
    .select(['id', 'status', 'auto_renew', 'renew_move_id', 'next_renew_at'])
    .where('line', '=', line)
    .orderBy('started_at')
    .execute()

describe('a renewal with the ledger in our own database', () => {
  it('is charged once, follows its period, is told, and asks as little as a purchase', async () => {
    const ann = await dueLine(5_000)
    const told = site.inbox.length
    const { texts, commits } = await countStatements(() => site.renew())
    expect(await site.balance(ann.number)).toMatchObject({ MMK: 3_000 })
    const [before, now] = await packagesOf(ann.number)
    expect(before).toMatchObject({ id: ann.id, status: 'EXPIRED', auto_renew: false, next_renew_at: null })
    expect(now).toMatchObject({ status: 'ACTIVE', auto_renew: true })
    // A stop that comes a moment late finds the new period by it.
    expect(before?.renew_move_id).toBe(now?.id)
    expect(site.inbox.slice(told)).toMatchObject([{ to: ann.number, template: 'renewed' }])
    // What is due is taken by a commit of its own; a test's messages go into a list and not into the database.
    const own = texts.filter((text) => !text.includes('skip locked'))
    expect(own.slice(-4).map((text) => /^\w+/.exec(text.trim())?.[0])).toEqual([
      'begin',
      'select',
      'with',
      'commit',
    ])
    expect(commits).toBe(2)
  })

  it('its message is a row of the statement that charges, and there is none with a refusal', async () => {
    const { db, core, codes, clock, log, purchase, cache } = site
    const queueSms = makeQueueSms({
      words: { en, my },
      bodyKey: '5a'.repeat(32),
      host: 'example.com',
      cache,
      clock,
      onError: () => {},
    })
    const value = makeValue({ db, core, codes, queueSms, clock, log, kinds: [purchase] })
    const renew = workThrough(
      { db, clock },
      {
        ...DUE_RENEWALS,
        handler: makeRenew({ ...site, value, queueSms, nameOf: (code) => code }),
      },
    )
    const [rich, poor] = [await dueLine(5_000), await dueLine(1_000)]
    const { texts } = await countStatements(renew)
    const messages = await db
      .selectFrom('sms_message')
      .select(['recipient', 'kind', 'state', 'template'])
      .execute()
    expect(messages).toEqual([
      { recipient: rich.number, kind: 'notice', state: 'QUEUED', template: 'renewed' },
    ])
    expect(await site.balance(poor.number)).toMatchObject({ MMK: 0 })
    expect(texts.filter((text) => text.startsWith('insert into "sms_message"'))).toEqual([])
  })

  it('that the core refuses changes nothing but its next try', async () => {
    const ann = await dueLine(1_000)
    await site.renew()
    expect(await site.balance(ann.number)).toMatchObject({ MMK: 0 })
    expect(await packagesOf(ann.number)).toMatchObject([
      { id: ann.id, status: 'RENEW_FAILED', auto_renew: true },
    ])
  })

  it('that was stopped before is not charged', async () => {
    const ann = await dueLine(5_000)
    await shop.renewal(ann, ann.id, false)
    await site.renew()
    expect(await site.balance(ann.number)).toMatchObject({ MMK: 4_000 })
    expect(await packagesOf(ann.number)).toHaveLength(1)
  })
})
