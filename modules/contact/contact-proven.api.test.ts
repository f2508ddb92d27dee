import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '#contracts/call.ts'
import { contact, contactProven } from '#contracts/contact.ts'
import { guestOf, offNetNumber } from '#modules/identity/test-guest.ts'
import { aNumber, answered, identityApp, type TestIdentity } from '#modules/identity/test-identity-app.ts'
import { makeCache } from '#platform/cache/cache.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { urlOf } from '#platform/http/serve.ts'
import { makeJobs } from '#platform/jobs/jobs.ts'
import { contactRoutes, makeSendContact } from './index.ts'

const cache = makeCache([process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379'])
const closers: (() => Promise<unknown>)[] = [() => cache.close()]
let site: TestIdentity
let guest: ReturnType<typeof guestOf>

beforeAll(async () => {
  site = await identityApp()
  guest = guestOf(site)
  const jobs = makeJobs({ url: site.url, cache, onError: () => {} })
  closers.unshift(() => jobs.close())
  const sendContact = makeSendContact({ db: site.db, jobs, clock: systemClock })
  contactRoutes(site.app, { sendContact, reach: site.identity.mustReach })
})
afterAll(async () => {
  for (const close of closers) await close()
})

const message = { body: 'The signal in our street is weak.' }
const send = async (call: Call, payload: object, token?: string) =>
  answered<{ reference: string }>(
    await site.post(urlOf(call), payload, token ? { authorization: `Bearer ${token}` } : {}),
  )
const stored = (reference: string) =>
  site.db
    .selectFrom('contact_message')
    .select(['phone', 'phone_proven'])
    .where('reference', '=', reference)
    .executeTakeFirst()
const countAll = async () =>
  Number(
    (
      await site.db
        .selectFrom('contact_message')
        .select((eb) => eb.fn.countAll().as('all'))
        .executeTakeFirstOrThrow()
    ).all,
  )

describe('a message from a proven number', () => {
  it.each([
    ['as it was typed', (number: string) => ({ phone: `+${number}` })],
    ['not named at all', () => ({})],
  ])('of any network, %s, is kept with its mark', async (_, more) => {
    const number = offNetNumber()
    const token = await guest.token(number)
    const { status, result } = await send(contactProven, { ...message, ...more(number) }, token)
    expect(status).toBe(200)
    expect(await stored(result.reference)).toEqual({ phone: number, phone_proven: true })
  })

  it('needs no code of somebody who is signed in', async () => {
    const number = aNumber()
    const { token } = await site.signIn(number)
    const { result } = await send(contactProven, message, token)
    expect(await stored(result.reference)).toEqual({ phone: number, phone_proven: true })
  })

  it.each([
    ['with the number of somebody else', async () => guest.token(offNetNumber()), 403, 'FORBIDDEN'],
    ['with a token for another purpose', async () => guest.token(offNetNumber(), 'TICKET'), 403, 'FORBIDDEN'],
    ['without a token', async () => undefined, 401, 'UNAUTHENTICATED'],
    ['with a token that nobody got', async () => `contact.${'A'.repeat(43)}`, 401, 'NUMBER_NOT_PROVEN'],
  ])('%s is refused, and nothing is stored', async (_, token, status, code) => {
    const before = await countAll()
    const answer = await send(contactProven, { ...message, phone: offNetNumber() }, await token())
    expect(answer).toMatchObject({ status, code })
    expect(await countAll()).toBe(before)
  })

  it('is refused half an hour after the code, in words that name the way', async () => {
    const number = offNetNumber()
    const token = await guest.token(number)
    await sql`update contact_session set ends_at = platform.now() where line = ${number}`.execute(site.db)
    expect(await send(contactProven, message, token)).toMatchObject({
      status: 401,
      code: 'NUMBER_NOT_PROVEN',
    })
  })
})

describe('a message without a code', () => {
  it('is as welcome as ever, and carries no mark whatever token comes with it', async () => {
    const number = offNetNumber()
    const token = await guest.token(number)
    for (const given of [undefined, token, `contact.${'A'.repeat(43)}`]) {
      const { status, result } = await send(contact, { ...message, phone: number }, given)
      expect(status).toBe(200)
      expect(await stored(result.reference)).toEqual({ phone: number, phone_proven: false })
    }
  })
})
