import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import * as account from '#contracts/account.ts'
import type { Call } from '#contracts/call.ts'
import { success } from '#contracts/envelope.ts'
import * as gifts from '#contracts/gifts.ts'
import * as privacy from '#contracts/privacy.ts'
import * as purchases from '#contracts/purchases.ts'
import * as receipts from '#contracts/receipts.ts'
import * as recipients from '#contracts/recipients.ts'
import * as valueCalls from '#contracts/value.ts'
import { yangonDayKey } from '#language/yangon-day.ts'
import { urlOf } from '#platform/http/serve.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import { makeDataUse } from './index.ts'

let site: ValueApp
beforeAll(async () => {
  site = await valueApp()
})
afterEach(async () => {
  expect(await site.keeping.recount()).toEqual([])
})

type Person = Awaited<ReturnType<ValueApp['person']>>

const buy = (who: Person, product: string, more: object = {}) =>
  site.inject('POST', `/gw/vas-package/${product}/register`, {
    token: who.token,
    key: site.newKey(),
    payload: { expectedPrice: 1_000, ...more },
  })
const main = (who: Person, query = '') =>
  site.inject('GET', `${urlOf(account.accountMain)}${query}`, { token: who.token })
const history = (who: Person, query = '') =>
  site.inject('GET', `/gw/me/transactions${query}`, { token: who.token })

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'result' in value && 'path' in value
const calls = [account, gifts, privacy, purchases, receipts, recipients, valueCalls]
  .flatMap((contract) => Object.values(contract) as unknown[])
  .filter(isCall)

describe('every call of these contracts', () => {
  it('is served', () => {
    const served = new Set(site.app.servedCalls.map(({ id }) => id))
    expect(calls.filter(({ id }) => !served.has(id)).map(({ id }) => id)).toEqual([])
  })

  it.each(calls.filter(({ session }) => session === 'required').map((call) => [call.id, call] as const))(
    '%s refuses without a session and with a token nobody gave out',
    async (_, call) => {
      const path = urlOf(call).replace(/:\w+/g, '0192f000-0000-7000-8000-000000000001')
      for (const token of [undefined, 'nobody']) {
        const answer = await site.inject(call.method, path, { ...(token && { token }), payload: {} })
        expect(answer.status).toBe(401)
      }
    },
  )

  it.each(calls.filter(({ changes }) => changes).map((call) => [call.id, call] as const))(
    '%s changes nothing without the client header',
    async (_, call) => {
      const url = urlOf(call).replace(/:\w+/g, '0192f000-0000-7000-8000-000000000001')
      const answer = await site.app.inject({ method: call.method, url, payload: {} })
      expect(answer.json()).toMatchObject({ code: 'CLIENT_HEADER_MISSING' })
    },
  )

  it.each(
    calls
      .filter(({ method, session, params }) => method === 'GET' && session === 'required' && !params)
      .map((call) => [call.id, call] as const),
  )('%s answers in the shape of its contract, nothing more', async (_, call) => {
    const ann = await site.person(5_000)
    await buy(ann, 'WEEK')
    const answer = await site.app.inject({
      method: 'GET',
      url: urlOf(call),
      headers: { authorization: `Bearer ${ann.token}` },
    })
    const body = answer.json()
    expect(z.safeParse(success(call.result), body)).toMatchObject({ success: true, data: body })
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

describe('account-main', () => {
  it("S-275 answers the own line's data; another number in the query gives none of its data", async () => {
    const [ann, bob] = [await site.person(5_000), await site.person(7_777)]
    await buy(ann, 'WEEK')
    const own = await main(ann, `?phoneNumber=0${ann.number.slice(2)}`)
    expect(own.result).toMatchObject({
      subscriber: { msisdn: ann.number, payType: 'PREPAID', status: 'ACTIVE' },
      totals: { main: 4_000, dataMb: 1_024, points: 0 },
      activeSubscriptions: [{ packageId: 'WEEK', packageName: 'Pack WEEK' }],
      stale: false,
    })
    const foreign = await main(ann, `?phoneNumber=${bob.number}`)
    expect(foreign).toMatchObject({ status: 403, code: 'FORBIDDEN', result: null })
    expect(JSON.stringify(foreign)).not.toContain('7777')
  })

  it('with the core away shows the last values as stale, and says so when there are none', async () => {
    const [ann, bob] = [await site.person(5_000), await site.person(1)]
    await main(ann)
    site.setDown(true)
    const [known, unknown] = [await main(ann), await main(bob)]
    site.setDown(false)
    expect(known.result).toMatchObject({ stale: true, totals: { main: 5_000 } })
    expect(unknown).toMatchObject({ status: 504, code: 'UPSTREAM_TIMEOUT' })
  })
})

describe('data used by day', () => {
  it("is the own line's, by day of Yangon", async () => {
    const ann = await site.person(5_000)
    await buy(ann, 'WEEK')
    await site.keeping.useUp(site.newKey(), ann.number, 'MB', 190)
    const use = await site.inject('GET', urlOf(account.getDataUse), { token: ann.token })
    expect(use.result).toMatchObject({ days: [{ day: yangonDayKey(site.clock.now()), usedMb: 190 }] })
  })

  it('is nothing where the core cannot say it, and a refusal where the core is away', async () => {
    const { clock } = site
    expect(await makeDataUse({ core: {}, clock })('959')).toMatchObject({ value: { days: null } })
    const ann = await site.person(0)
    site.setDown(true)
    const away = await site.inject('GET', urlOf(account.getDataUse), { token: ann.token })
    site.setDown(false)
    expect(away).toMatchObject({ status: 504, code: 'UPSTREAM_TIMEOUT' })
  })
})

describe('history', () => {
  it('tells every change with its reason, newest first, and filters', async () => {
    const ann = await site.person(9_000)
    await buy(ann, 'WEEK')
    site.clock.forward(1_000)
    const bought = await buy(ann, 'BESIDE')
    const { subscription } = bought.result as unknown as { subscription: { subscriptionId: string } }
    site.clock.forward(1_000)
    await site.inject('DELETE', `/gw/vas-package/subscription/${subscription.subscriptionId}`, {
      token: ann.token,
      key: site.newKey(),
      payload: { mode: 'UNDO' },
    })
    const all = await history(ann)
    expect(all.result).toMatchObject([
      { type: 'REFUND', status: 'SUCCEEDED', why: { key: 'undo' }, deltas: [{ unit: 'MMK', value: 1_000 }] },
      { type: 'PACKAGE', status: 'REVERSED', packageId: 'BESIDE' },
      {
        type: 'PACKAGE',
        status: 'SUCCEEDED',
        packageName: 'Pack WEEK',
        why: { key: 'purchase', slots: { tax: 48 } },
      },
    ])
    expect((await history(ann, '?type=REFUND')).result).toHaveLength(1)
    expect((await history(ann, '?status=REVERSED')).result).toHaveLength(1)
    expect((await history(ann, '?from=2020-01-01&to=2020-01-02')).result).toEqual([])
    expect(await history(ann, '?size=2')).toMatchObject({ page: { hasMore: true } })
    expect((await history(ann, '?size=2&page=1')).result).toHaveLength(1)
    expect((await history(await site.person(0))).result).toEqual([])
  })

  it('shows what is still being checked as pending', async () => {
    const ann = await site.person(9_000)
    site.goWrong('SILENT_AFTER_EFFECT')
    expect((await buy(ann, 'WEEK')).code).toBe('RESULT_UNKNOWN')
    expect((await history(ann)).result).toMatchObject([
      { type: 'PACKAGE', status: 'PENDING', receiptNo: null },
    ])
    site.clock.forward(31_000)
    await site.reconcile()
    expect((await history(ann)).result).toMatchObject([{ type: 'PACKAGE', status: 'SUCCEEDED' }])
  })

  it('a receipt number is verified by anybody, without a word about whose it is', async () => {
    const ann = await site.person(9_000)
    await buy(ann, 'WEEK')
    const [row] = (await history(ann)).result as unknown as { receiptNo: string }[]
    const verified = await site.inject('GET', `/gw/receipts/${row?.receiptNo}`, {})
    expect(verified.result).toMatchObject({ state: 'COMPLETED', amount: 1_000, packageName: 'Pack WEEK' })
    expect(JSON.stringify(verified)).not.toContain(ann.number.slice(-6))
    const forged = `${row?.receiptNo.slice(0, -1)}${row?.receiptNo.endsWith('0') ? '1' : '0'}`
    expect(await site.inject('GET', `/gw/receipts/${forged}`, {})).toMatchObject({ status: 404 })
  })
})

describe('renewing', () => {
  const untilEnd = async (id: string) => {
    const row = await site.db
      .selectFrom('subscription')
      .select('expires_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    site.clock.set(new Date(row.expires_at.getTime() + 1).toISOString())
  }
  const renewing = async (kyat: number) => {
    const ann = await site.person(kyat)
    const bought = await buy(ann, 'WEEK', { autoRenew: true })
    const { subscription } = bought.result as unknown as { subscription: { subscriptionId: string } }
    return { ann, id: subscription.subscriptionId }
  }
  const statusOf = async (id: string) =>
    (
      await site.db
        .selectFrom('subscription')
        .select(['status'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).status

  it('happens at its end, once, by two workers at once', async () => {
    const { ann, id } = await renewing(5_000)
    await site.renew()
    expect(await site.balance(ann.number)).toMatchObject({ MMK: 4_000 })
    await untilEnd(id)
    await Promise.all([site.renew(), site.renew()])
    expect(await site.balance(ann.number)).toMatchObject({ MMK: 3_000, MB: 1_024 })
    expect(await statusOf(id)).toBe('EXPIRED')
    const running = await site.inject('GET', '/gw/me/subscriptions', { token: ann.token })
    expect(running.result).toMatchObject([{ status: 'ACTIVE', autoRenew: true }])
    expect(site.inbox.at(-1)).toMatchObject({ to: ann.number, template: 'renewed' })
  })

  it('without money is tried again after six hours and a day, then ends with a word', async () => {
    const { ann, id } = await renewing(1_500)
    await untilEnd(id)
    await site.renew()
    expect(await statusOf(id)).toBe('RENEW_FAILED')
    site.clock.forward(6 * 3_600_000)
    await site.renew()
    expect(await statusOf(id)).toBe('RENEW_FAILED')
    site.clock.forward(18 * 3_600_000)
    await site.renew()
    expect(await statusOf(id)).toBe('EXPIRED')
    expect(site.inbox.at(-1)).toMatchObject({ to: ann.number, template: 'renewFailed' })
    expect(await site.balance(ann.number)).toMatchObject({ MMK: 500 })
  })

  it('succeeds on the second try when there is money by then', async () => {
    const { ann, id } = await renewing(1_500)
    await untilEnd(id)
    await site.renew()
    const topUp = { line: ann.number, unit: 'MMK', amount: 1_000, source: 'MAIN', validTo: null } as const
    await site.core.credit({ id: site.newKey(), ...topUp })
    site.clock.forward(6 * 3_600_000)
    await site.renew()
    expect(await statusOf(id)).toBe('EXPIRED')
    expect(await site.balance(ann.number)).toMatchObject({ MMK: 500, MB: 1_024 })
  })

  it('a core that is silent about it: asked again with the same id, charged once', async () => {
    // Its own number: renewals of the other tests would take the fault meant for this one.
    site = await valueApp()
    const { ann, id } = await renewing(5_000)
    await untilEnd(id)
    site.goWrong('SILENT_AFTER_EFFECT')
    await site.renew()
    expect(await statusOf(id)).toBe('RENEWING')
    site.clock.forward(61_000)
    await site.renew()
    await site.reconcile()
    site.clock.forward(61_000)
    await site.renew()
    expect(await statusOf(id)).toBe('EXPIRED')
    expect(await site.balance(ann.number)).toMatchObject({ MMK: 3_000, MB: 1_024 })
  })

  it('stops when its owner says so, and can be switched on again', async () => {
    const { ann, id } = await renewing(5_000)
    const set = (autoRenew: boolean) =>
      site.inject('POST', `/gw/vas-package/subscription/${id}/renewal`, {
        token: ann.token,
        payload: { autoRenew },
      })
    expect((await set(false)).result).toMatchObject({ subscription: { autoRenew: false, status: 'ACTIVE' } })
    expect((await set(true)).result).toMatchObject({ subscription: { autoRenew: true } })
    await site.inject('DELETE', `/gw/vas-package/subscription/${id}`, {
      token: ann.token,
      payload: { mode: 'STOP_RENEW' },
    })
    await untilEnd(id)
    await site.renew()
    expect(await site.balance(ann.number)).toMatchObject({ MMK: 4_000 })
  })
})
