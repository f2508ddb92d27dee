import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { newMoveId } from '#contracts/move-id.ts'
import { receiptNo } from '#contracts/receipt-no.ts'
import { makeOwnAsksStore } from '#modules/sharing/index.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'

let site: ValueApp
beforeAll(async () => {
  site = await valueApp()
})

type Person = Awaited<ReturnType<ValueApp['person']>>

const DAY_MS = 86_400_000
const call = (who: Person, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
  site.inject(method, `/gw/me/${path}`, { token: who.token, ...(payload && { payload }) })
const smsTo = (who: Person) =>
  site.inbox.filter(({ to }) => to === who.number).map(({ template }) => template)

async function bought(who: Person, more: object = {}): Promise<string> {
  const key = site.newKey()
  const payload = { expectedPrice: 1_000, ...more }
  const answer = await site.inject('POST', '/gw/vas-package/WEEK/register', {
    token: who.token,
    key,
    payload,
  })
  expect(answer.code).toBe('SUCCESS')
  return key
}

type ByCode = { challengeId: string; otp: string }

async function codeFrom(who: Person, path: string, payload?: object): Promise<ByCode> {
  const asked = await call(who, 'POST', path, payload)
  expect(asked.code).toBe('SUCCESS')
  const { challengeId } = asked.result as unknown as { challengeId: string }
  return { challengeId, otp: site.inbox.at(-1)?.slots['code'] ?? '' }
}
const askForDeletion = (who: Person) => codeFrom(who, 'delete/code')

/** The owner of the number signs in again. */
async function signInAgain(number: string): Promise<Person> {
  // Codes are counted by the database's own clock.
  await sql`update otp_challenge set created_at = created_at - interval '2 minutes' where number = ${number}`.execute(
    site.db,
  )
  const asked = await site.inject('POST', '/gw/authen/otp/get-otp', { payload: { phoneNumber: number } })
  const { challengeId } = asked.result as unknown as { challengeId: string }
  const password = site.inbox.at(-1)?.slots['code'] ?? ''
  const payload = { phoneNumber: number, password, version: '8.1', challengeId }
  const signedIn = await site.inject('POST', '/gw/authen/otp/validate-otp', { payload })
  return { number, token: (signedIn.result as unknown as { token: string }).token }
}

describe('what one allows', () => {
  it('offers by SMS are off, and switched by their owner alone', async () => {
    const [ann, bob] = [await site.person(0), await site.person(0)]
    expect((await call(ann, 'GET', 'privacy')).result).toEqual({ marketing: false, deletion: null })
    await call(ann, 'POST', 'privacy', { marketing: true })
    expect((await call(ann, 'GET', 'privacy')).result).toMatchObject({ marketing: true })
    expect((await call(bob, 'GET', 'privacy')).result).toMatchObject({ marketing: false })
  })
})

describe('the own data as a file', () => {
  const fetchWith = (who: Person, payload?: object) => {
    const headers = { authorization: `Bearer ${who.token}`, 'x-client': site.app.clientName }
    return site.app.inject({ method: 'POST', url: '/gw/me/export', headers, ...(payload && { payload }) })
  }
  const fetchOwn = async (who: Person) => {
    await sql`update otp_challenge set created_at = 'epoch' where number = ${who.number}`.execute(site.db)
    return fetchWith(who, { proof: await codeFrom(who, 'proof/code', { purpose: 'EXPORT' }) })
  }

  it('428 is no file for a token alone, nor for the code of something else', async () => {
    const ann = await site.person(0)
    for (const payload of [undefined, {}, { proof: undefined }]) {
      const answer = await fetchWith(ann, payload)
      expect([answer.statusCode, answer.json().code]).toEqual([428, 'PROOF_REQUIRED'])
      expect(answer.body).not.toContain('history')
    }
    const other = await fetchWith(ann, { proof: await askForDeletion(ann) })
    expect(other.json().code).toBe('OTP_EXPIRED')
  })

  it('holds account, sessions, recipients, packages and history, and no other number in full', async () => {
    const [ann, bob] = [await site.person(9_000), await site.person(0)]
    const key = await bought(ann)
    site.clock.forward(1_000)
    await call(ann, 'POST', 'recipients', { msisdn: bob.number, nickname: `Bob 0${bob.number.slice(2)}` })
    const asked = await site.inject('POST', '/gw/v2/vas-package/WEEK/request-gift', {
      token: ann.token,
      key: site.newKey(),
      payload: { receiver: bob.number, expectedPrice: 1_000 },
    })
    const { transferId } = asked.result as unknown as { transferId: string }
    const otp = site.inbox.at(-1)?.slots['code'] ?? ''
    await site.inject('POST', '/gw/v2/vas-package/WEEK/gift', {
      token: ann.token,
      payload: { transferId, otp },
    })

    const answer = await fetchOwn(ann)
    expect(answer.headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' })
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/,
    )
    const own = answer.json()
    expect(own.account).toMatchObject({ number: ann.number, marketing: false })
    expect(own.sessions).toHaveLength(1)
    expect(own.packages).toHaveLength(1)
    expect(own.history).toHaveLength(2)
    expect(own.history[1]).toMatchObject({ receiptNo: receiptNo(key), type: 'PACKAGE', status: 'SUCCEEDED' })
    expect(own.recipients).toHaveLength(1)
    expect(answer.body).not.toContain(bob.number.slice(2))
    expect(answer.body).toContain(`•••${bob.number.slice(-3)}`)
  })

  it('of somebody with a long history is whole', async () => {
    const ann = await site.person(0)
    const rows = Array.from({ length: 1_201 }, (_, at) => ({
      line: ann.number,
      move_id: site.newKey(),
      type: 'ADJUST',
      status: 'SUCCEEDED',
      deltas: JSON.stringify([{ unit: 'MMK', value: at }]),
      why: JSON.stringify({ key: 'none', slots: {} }),
      at: site.clock.now(),
    }))
    await site.db.insertInto('value_history').values(rows).execute()
    expect((await fetchOwn(ann)).json().history).toHaveLength(rows.length)
  })
})

describe('deleting the account', () => {
  it('needs its own code, waits seven days, and can be taken back', async () => {
    const [ann, bob] = [await site.person(0), await site.person(0)]
    const { challengeId, otp } = await askForDeletion(ann)
    const wrong = otp === '000000' ? '111111' : '000000'
    expect(await call(ann, 'POST', 'delete', { challengeId, otp: wrong })).toMatchObject({
      code: 'OTP_INVALID',
    })
    expect(await call(bob, 'POST', 'delete', { challengeId, otp })).toMatchObject({ code: 'OTP_EXPIRED' })
    const planned = await call(ann, 'POST', 'delete', { challengeId, otp })
    const due = new Date(site.clock.now().getTime() + 7 * DAY_MS).toISOString()
    expect(planned.result).toEqual({ scheduledFor: due })
    expect((await call(ann, 'GET', 'privacy')).result).toMatchObject({ deletion: { scheduledFor: due } })
    expect(smsTo(ann)).toContain('deletionPlanned')

    site.clock.forward(6 * DAY_MS)
    await site.endAccounts()
    expect((await call(ann, 'DELETE', 'delete')).result).toMatchObject({ deletion: null })
    expect(smsTo(ann)).toContain('deletionUndone')
    site.clock.forward(2 * DAY_MS)
    await site.endAccounts()
    expect((await call(ann, 'GET', 'privacy')).code).toBe('SUCCESS')
    expect((await call(ann, 'DELETE', 'delete')).code).toBe('NOT_FOUND')
  })

  it('ends it after the grace, once, by two workers at once; the packages of the line run on and renew no more', async () => {
    const [ann, bob] = [await site.person(9_000), await site.person(0)]
    const key = await bought(ann, { autoRenew: true })
    await call(ann, 'POST', 'recipients', { msisdn: bob.number, nickname: 'Bob' })
    await call(ann, 'POST', 'gift-policy', { acceptGifts: 'NONE' })
    const asks = makeOwnAsksStore(site.db)
    const ask = { asker: ann.number, giver: bob.number, kind: 'DATA', amount: 100, message: 'please' }
    await site.db
      .insertInto('share_ask')
      .values({ id: site.newKey(), ...ask, asked_at: site.clock.now() })
      .execute()
    expect(await asks.ofLine(ann.number)).toHaveLength(1)
    const message = {
      topic: 'GENERAL',
      body: 'My signal is weak.',
      lang: 'en',
      received_at: site.clock.now(),
    }
    const fromBoth = [ann, bob].map(({ number }, at) => ({
      ...message,
      reference: `C-000000-${at}`,
      phone: `0${number.slice(2)}`,
    }))
    await site.db.insertInto('contact_message').values(fromBoth).execute()
    await call(ann, 'POST', 'delete', await askForDeletion(ann))
    // Only the deletion becomes due: moving the clock further would also end the package's week.
    site.clock.forward(1)
    const now = site.clock.now()
    const aWeekAgo = new Date(now.getTime() - 7 * DAY_MS)
    await site.db.updateTable('account_deletion').set({ asked_at: aWeekAgo, due_at: now }).execute()
    await Promise.all([site.endAccounts(), site.endAccounts()])
    expect(smsTo(ann).filter((template) => template === 'deletionDone')).toHaveLength(1)
    expect((await call(ann, 'GET', 'privacy')).status).toBe(401)

    const again = await signInAgain(ann.number)
    expect((await call(again, 'GET', 'transactions')).result).toEqual([])
    expect((await call(again, 'GET', 'recipients')).result).toEqual([])
    expect((await call(again, 'GET', 'gift-policy')).result).toEqual({ acceptGifts: 'ALL' })
    expect((await call(again, 'GET', `moves/${key}`)).status).toBe(404)
    expect((await call(again, 'GET', `receipts/${receiptNo(key)}.pdf`)).status).toBe(404)
    expect((await call(again, 'GET', 'subscriptions')).result).toMatchObject([
      { packageId: 'WEEK', autoRenew: false, nextRenewAt: null },
    ])
    expect(await site.balance(ann.number)).toMatchObject({ MMK: 8_000 })
    expect(await asks.ofLine(ann.number)).toEqual([])
    const left = await site.db.selectFrom('contact_message').select('phone').execute()
    expect(left).toEqual([{ phone: `0${bob.number.slice(2)}` }])
    const verified = await site.inject('GET', `/gw/receipts/${receiptNo(key)}`, {})
    expect(verified).toMatchObject({ code: 'SUCCESS', result: { line: null, recipient: null } })
    await bought(again, { acceptOverlap: true })
    expect((await call(again, 'GET', 'transactions')).result).toHaveLength(1)
  })

  it('a move whose client dated its id ahead is not seen by who has the number next', async () => {
    const ann = await site.person(9_000)
    const key = newMoveId(site.clock.now().getTime() + 20 * 3_600_000)
    const body = { autoRenew: false, expectedPrice: 1_000 }
    const answer = await site.inject('POST', '/gw/vas-package/WEEK/register', {
      token: ann.token,
      key,
      payload: body,
    })
    expect(answer.code).toBe('SUCCESS')
    await call(ann, 'POST', 'delete', await askForDeletion(ann))
    site.clock.forward(1)
    const now = site.clock.now()
    const aWeekAgo = new Date(now.getTime() - 7 * DAY_MS)
    await site.db.updateTable('account_deletion').set({ asked_at: aWeekAgo, due_at: now }).execute()
    await site.endAccounts()
    const again = await signInAgain(ann.number)
    expect((await call(again, 'GET', 'transactions')).result).toEqual([])
    expect((await call(again, 'GET', `receipts/${receiptNo(key)}.pdf`)).status).toBe(404)
  })
})
