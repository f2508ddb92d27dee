import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineCall } from '#contracts/call.ts'
import { getCaptcha } from '#contracts/captcha.ts'
import { getMe, getOtp, logout, refreshToken, requestOtp, validateOtp } from '#contracts/identity.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { ok } from '#platform/errors/answer.ts'
import { serve, urlOf } from '#platform/http/serve.ts'
import { lineFor } from './line-for.ts'
import { makeSweepStore } from './sweep-store.ts'
import { guestOf, humanToken, offNetNumber } from './test-guest.ts'
import { aNumber, answered, identityApp, type TestIdentity } from './test-identity-app.ts'

const callFor = (provenFor: 'CONTACT' | 'TICKET') =>
  defineCall({
    id: `reach${provenFor}`,
    base: 'website',
    method: 'POST',
    path: `/reach-${provenFor.toLowerCase()}`,
    session: 'contact',
    provenFor,
    changes: true,
    body: z.object({ phone: z.optional(z.string()) }),
    result: z.object({ line: z.string() }),
    summary: 'Which number was proven.',
  })
const CALLS = { CONTACT: callFor('CONTACT'), TICKET: callFor('TICKET') }

let site: TestIdentity
let guest: ReturnType<typeof guestOf>
beforeAll(async () => {
  site = await identityApp()
  guest = guestOf(site)
  for (const call of Object.values(CALLS))
    serve(site.app, call, ({ body, request }) => {
      const line = lineFor(site.identity.mustReach(request), body.phone, 'reach')
      return line.ok ? ok({ line: line.value }) : line
    })
})

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const reach = async (token: string, purpose: keyof typeof CALLS = 'CONTACT', phone?: string) =>
  answered<{ line: string }>(await site.post(urlOf(CALLS[purpose]), phone ? { phone } : {}, bearer(token)))
const aLine = async () => {
  const number = aNumber()
  await site.db.insertInto('line').values({ number, state: 'ACTIVE' }).execute()
  return number
}
const rowsFor = (number: string) =>
  site.db.selectFrom('contact_session').selectAll().where('line', '=', number).execute()
const accountsOf = (number: string) =>
  site.db.selectFrom('account').select('id').where('number', '=', number).execute()
const halfAnHourLater = (number: string) =>
  sql`update contact_session set ends_at = ends_at - interval '30 minutes' where line = ${number}`.execute(
    site.db,
  )
const signInWith = async (phoneNumber: string, password: string, more: object = {}) =>
  answered(await site.post(urlOf(validateOtp), { phoneNumber, password, version: '8.1', ...more }))

describe('a guest', () => {
  it.each([
    ['of another network', async () => offNetNumber()],
    ['of ours', aLine],
  ])('with a number %s proves it by code, and gets no account by it', async (_, number) => {
    const phone = await number()
    const asked = await guest.ask(phone)
    expect(asked).toMatchObject({ status: 200, result: { nextStep: 'ENTER_CODE' } })
    expect(site.inbox.findLast(({ to }) => to === phone)).toMatchObject({ template: 'contact' })
    const proven = await guest.prove(phone, asked.result.challengeId, guest.codeOf(phone))
    expect(proven).toMatchObject({ status: 200, result: { tokenType: 'Bearer', expiresIn: 1_800 } })
    expect(Object.keys(proven.result).toSorted()).toEqual(['expiresIn', 'maskedPhone', 'token', 'tokenType'])
    expect(await reach(proven.result.token)).toMatchObject({ status: 200, result: { line: phone } })
    expect(await accountsOf(phone)).toEqual([])
    const [row] = await rowsFor(phone)
    expect(JSON.stringify(row)).not.toContain(proven.result.token.slice(-43))
    expect(Number(row?.ends_at) - Number(row?.started_at)).toBe(1_800_000)
  })

  it('is told what the code is for: a request has words of its own', async () => {
    const phone = offNetNumber()
    await guest.ask(phone, 'TICKET')
    expect(site.inbox.findLast(({ to }) => to === phone)).toMatchObject({ template: 'ticket' })
  })

  it.each([
    ['no check', () => undefined, 428, 'CAPTCHA_REQUIRED'],
    ['a check that is none', () => 'nonsense', 400, 'CAPTCHA_INVALID'],
    ['the check of a sign-in', () => humanToken('LOGIN'), 400, 'CAPTCHA_INVALID'],
    ['the check of a request', () => humanToken('TICKET'), 400, 'CAPTCHA_INVALID'],
  ])('with %s gets no code', async (_, captchaToken, status, code) => {
    const phone = offNetNumber()
    expect(await guest.ask(phone, 'CONTACT', { captchaToken: captchaToken() })).toMatchObject({
      status,
      code,
    })
    expect(guest.codeOf(phone)).toBe('')
  })

  it('asks by POST only: an address never holds such a number', async () => {
    const query = `phoneNumber=${offNetNumber()}&purpose=CONTACT&captchaToken=${humanToken('CONTACT')}`
    expect(answered(await site.get(`${urlOf(getOtp)}?${query}`))).toMatchObject({ code: 'VALIDATION' })
  })

  it('may be somebody who is signed in: the number is proven already', async () => {
    const number = aNumber()
    const { token } = await site.signIn(number)
    expect(await reach(token)).toMatchObject({ status: 200, result: { line: number } })
  })
})

describe('a thief', () => {
  it("with a guest's token passes no call that needs somebody signed in, though the number has an account", async () => {
    const number = aNumber()
    await site.signIn(number)
    const token = await guest.token(number)
    const guarded = site.app.servedCalls.filter(({ session }) => session === 'required')
    expect(guarded.length).toBeGreaterThan(10)
    for (const call of guarded) {
      const answer = await site.app.inject({
        method: call.method,
        url: urlOf(call).replace(/:\w+/, '01936f5e-7c00-7d3a-9b1e-2f6a4c8d0e11'),
        headers: { ...bearer(token), 'x-client': site.app.clientName },
        ...(call.method === 'POST' && { payload: {} }),
      })
      expect([call.id, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        call.id,
        403,
        'FORBIDDEN',
      ])
    }
  })

  it('cannot use it after 30 minutes, and no new one comes of it', async () => {
    const number = offNetNumber()
    const token = await guest.token(number)
    expect(answered(await site.post(urlOf(refreshToken), {}, bearer(token)))).toMatchObject({ status: 403 })
    expect(await rowsFor(number)).toHaveLength(1)
    expect((await reach(token)).status).toBe(200)
    await halfAnHourLater(number)
    expect(await reach(token)).toMatchObject({ status: 401, code: 'NUMBER_NOT_PROVEN' })
    await makeSweepStore(site.db).sweep()
    expect(await rowsFor(number)).toEqual([])
  })

  it('cannot speak for another number, nor for another purpose', async () => {
    const token = await guest.token(offNetNumber())
    expect(await reach(token, 'CONTACT', offNetNumber())).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect(await reach(token, 'TICKET')).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  })

  it('signs nobody out with it: the session of the guest ends, and no other', async () => {
    const number = aNumber()
    const owner = await site.signIn(number)
    const token = await guest.token(number)
    await site.post(urlOf(logout), { allDevices: true }, bearer(token))
    expect(await reach(token)).toMatchObject({ code: 'NUMBER_NOT_PROVEN' })
    expect((await site.get(urlOf(getMe), bearer(owner.token))).statusCode).toBe(200)
  })

  it('has nothing left of it when the SIM changes', async () => {
    const number = await aLine()
    const token = await guest.token(number)
    const nothing = async () => {}
    const ends = {
      giveUpWaiting: nothing,
      giveUpAll: nothing,
      isUnderWay: async () => false,
      leave: [],
      begin: nothing,
    }
    await site
      .lineEvents(ends)
      .told({ eventId: randomUUID(), number, what: 'SIM_CHANGED', at: systemClock.now() })
    expect(await reach(token)).toMatchObject({ code: 'NUMBER_NOT_PROVEN' })
  })

  it('gets no human check of those that are signed in', async () => {
    const token = await guest.token(offNetNumber())
    const answer = await site.get(`${urlOf(getCaptcha)}?type=FTTH_ACCOUNT`, bearer(token))
    expect(answered(answer)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  })

  it('makes no token out of another', async () => {
    const own = (await site.signIn(aNumber())).token
    const token = await guest.token(offNetNumber())
    expect(await reach(`contact.${own}`)).toMatchObject({ code: 'NUMBER_NOT_PROVEN' })
    expect(await reach(token.replace('contact.', ''))).toMatchObject({ code: 'TOKEN_EXPIRED' })
    expect(await reach('contact.x')).toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})

describe('a code', () => {
  it("of a guest signs nobody in, with its id or without, and stays the guest's", async () => {
    const number = await aLine()
    const { challengeId } = (await guest.ask(number)).result
    const code = guest.codeOf(number)
    expect(await signInWith(number, code, { challengeId })).toMatchObject({ code: 'OTP_EXPIRED' })
    expect(await signInWith(number, code)).toMatchObject({ code: 'OTP_EXPIRED' })
    expect(await accountsOf(number)).toEqual([])
    expect((await guest.prove(number, challengeId, code)).status).toBe(200)
  })

  it('to sign in proves no number to guests, and still signs in', async () => {
    const number = await aLine()
    const { challengeId } = answered<{ challengeId: string }>(
      await site.post(urlOf(requestOtp), { phoneNumber: number }),
    ).result
    const code = guest.codeOf(number)
    for (const purpose of ['CONTACT', 'TICKET'])
      expect(await guest.prove(number, challengeId, code, purpose)).toMatchObject({ code: 'OTP_EXPIRED' })
    expect(await guest.prove(number, challengeId, code, 'LOGIN')).toMatchObject({ code: 'VALIDATION' })
    expect(await rowsFor(number)).toEqual([])
    expect((await signInWith(number, code, { challengeId })).status).toBe(200)
  })

  it('is good for its purpose, its number, and once', async () => {
    const number = offNetNumber()
    const { challengeId } = (await guest.ask(number)).result
    const code = guest.codeOf(number)
    expect(await guest.prove(number, challengeId, code, 'TICKET')).toMatchObject({ code: 'OTP_EXPIRED' })
    expect(await guest.prove(offNetNumber(), challengeId, code)).toMatchObject({ code: 'OTP_EXPIRED' })
    expect((await guest.prove(number, challengeId, code)).status).toBe(200)
    expect(await guest.prove(number, challengeId, code)).toMatchObject({ code: 'OTP_EXPIRED' })
    expect(await rowsFor(number)).toHaveLength(1)
  })
})
