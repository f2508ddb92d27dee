import { sql } from 'kysely'
import pino from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  endOtherSessions,
  getMe,
  logout,
  refreshToken,
  requestOtp,
  revokeSession,
  validateOtp,
} from '#contracts/identity.ts'
import {
  beginPasskey,
  beginPasskeySignIn,
  removeCredentials,
  removePasskey,
  signInByPasskey,
} from '#contracts/passkey.ts'
import { refused } from '#platform/errors/answer.ts'
import { makeServer } from '#platform/http/make-server.ts'
import { urlOf } from '#platform/http/serve.ts'
import { makeAuthenticator } from './test-authenticator.ts'
import { identityRoutes } from './routes.ts'
import { aBrowserKey } from './test-browser.ts'
import { addPasskeyTo, proofBy, type Begun } from './test-proof.ts'
import { aNumber, answered, identityApp, ORIGIN, OTP_URL, type TestIdentity } from './test-identity-app.ts'

let site: TestIdentity
beforeAll(async () => {
  site = await identityApp()
})
let begun = 0
beforeEach(() => {
  begun = site.events.length
})

/** Events noted since the test or the last call: kind, outcome and `what`. */
const noted = () => {
  const fresh = site.events.slice(begun)
  begun = site.events.length
  return fresh.map(({ event, outcome = 'DONE', what }) => [event, outcome, what].filter(Boolean).join(' '))
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const newcomer = async () => {
  const number = aNumber()
  return { number, ...(await site.signIn(number)) }
}
const passkeySignIn = async (phone: ReturnType<typeof makeAuthenticator>) => {
  const { ceremonyId, options } = answered<Begun>(await site.post(urlOf(beginPasskeySignIn), {})).result
  return site.post(urlOf(signInByPasskey), { ceremonyId, response: phone.get(options.challenge) })
}
const idOf = async (token: string) =>
  answered<{ sessionId: string }>(await site.get(urlOf(getMe), bearer(token))).result.sessionId
const remove = (url: string, token: string, payload?: object) =>
  site.app.inject({
    method: 'DELETE',
    url,
    headers: { ...bearer(token), 'x-client': site.app.clientName },
    ...(payload && { payload }),
  })

describe('who signs in', () => {
  it('a code, a sign-in and a new device, with number, session and address', async () => {
    const { number, token } = await newcomer()
    const session = await idOf(token)
    expect(site.events.slice(begun)).toMatchObject([
      { event: 'CODE_SENT', number, what: 'LOGIN' },
      { event: 'SIGN_IN', number, session, what: 'CODE' },
      { event: 'NEW_DEVICE', number, session },
    ])
    for (const { address } of site.events.slice(begun)) expect(address).toMatch(/^10\./)
  })

  it('a known browser is no new device, and its key stands beside the event', async () => {
    const number = aNumber()
    await site.db.insertInto('line').values({ number, state: 'ACTIVE' }).execute()
    const prove = aBrowserKey()
    for (const _ of [1, 2]) {
      await sql`update otp_challenge set created_at = 'epoch'`.execute(site.db)
      const { result } = await site.askCode(number)
      const password = site.inbox.at(-1)?.code ?? ''
      const { challengeId } = result
      const login = { phoneNumber: number, version: '8.1', password, challengeId, device: prove(challengeId) }
      expect((await site.post(urlOf(validateOtp), login)).statusCode).toBe(200)
    }
    const signIns = site.events.slice(begun).filter(({ event }) => event === 'SIGN_IN')
    expect(signIns.map(({ device }) => device?.length)).toEqual([32, 32])
    expect(noted()).toEqual([
      'CODE_SENT DONE LOGIN',
      'SIGN_IN DONE CODE',
      'NEW_DEVICE DONE',
      'CODE_SENT DONE LOGIN',
      'SIGN_IN DONE CODE',
    ])
  })

  it('a wrong code, none, and a number that is none', async () => {
    const number = aNumber()
    await site.askCode(number)
    noted()
    const guess = (phoneNumber: string) =>
      site.post(urlOf(validateOtp), { phoneNumber, version: '8.1', password: '12345678' })
    await guess(number)
    await guess('12')
    const [wrong, none] = site.events.slice(begun)
    expect(wrong).toMatchObject({ event: 'SIGN_IN_FAILED', number, outcome: 'OTP_INVALID' })
    expect(none).toMatchObject({ event: 'SIGN_IN_FAILED', number: null, outcome: 'NUMBER_INVALID' })
  })

  it('a code that may not be sent yet is a limit, with its number', async () => {
    const number = aNumber()
    await site.askCode(number)
    noted()
    await site.askCode(number)
    expect(site.events.slice(begun)).toMatchObject([
      { event: 'LIMIT_HIT', number, outcome: 'OTP_TOO_SOON', what: requestOtp.id },
    ])
  })

  it('a limit of an address is not about the numbers it names', async () => {
    const limited = makeServer({
      log: pino({ level: 'silent' }),
      limitAddress: async () => refused('RATE_LIMITED'),
      onRefusal: site.identity.noteRefusal,
    })
    identityRoutes(limited, site.identity)
    const url = `${OTP_URL}?phoneNumber=${aNumber()}`
    await limited.inject({ url, headers: { 'x-client': limited.clientName } })
    await limited.close()
    expect(site.events.slice(begun)).toMatchObject([{ event: 'LIMIT_HIT', number: null, what: 'getOtp' }])
  })

  it('a page of somebody else is refused, and told', async () => {
    const headers = { origin: 'https://evil.example' }
    await site.post(urlOf(requestOtp), { phoneNumber: aNumber() }, headers)
    expect(noted()).toEqual(['CROSS_NUMBER_REFUSED FORBIDDEN requestOtp'])
  })
})

describe('passkeys', () => {
  it('one that comes, signs in, and goes; without a proof nothing does', async () => {
    const ann = await newcomer()
    await site.post(urlOf(beginPasskey), {}, bearer(ann.token))
    expect(noted().at(-1)).toBe('PROOF_FAILED PROOF_REQUIRED beginPasskey')
    const phone = makeAuthenticator(ORIGIN)
    const { passkeyId } = await addPasskeyTo(site, ann, phone)
    expect(noted()).toEqual(['CODE_SENT DONE PASSKEY_ADD', 'PASSKEY_ADDED DONE'])
    await passkeySignIn(phone)
    expect(site.events.slice(begun)).toMatchObject([
      { event: 'SIGN_IN', number: ann.number, what: 'PASSKEY' },
    ])
    noted()
    await passkeySignIn(makeAuthenticator(ORIGIN))
    expect(noted()).toEqual(['SIGN_IN_FAILED PASSKEY_INVALID signInByPasskey'])
    const proof = await proofBy(site, ann, 'PASSKEY_REMOVE')
    await remove(urlOf(removePasskey).replace(':passkeyId', passkeyId), ann.token, { proof })
    expect(noted()).toEqual(['CODE_SENT DONE PASSKEY_REMOVE', 'PASSKEY_REMOVED DONE'])
  })

  it('all credentials at once, and every session with them', async () => {
    const ann = await newcomer()
    const proof = await proofBy(site, ann, 'CREDENTIALS')
    noted()
    await site.post(urlOf(removeCredentials), { passkeys: true, deviceKeys: true, proof }, bearer(ann.token))
    expect(noted()).toEqual(['CREDENTIALS_REMOVED DONE ALL_DEVICES', 'SESSION_ENDED DONE ALL_DEVICES'])
  })
})

describe('sessions that end', () => {
  it('each with its own id, its owner and why', async () => {
    const ann = await newcomer()
    const session = await idOf(ann.token)
    noted()
    await site.post(urlOf(logout), {}, bearer(ann.token))
    expect(site.events.slice(begun)).toMatchObject([
      { event: 'SESSION_ENDED', number: ann.number, session, what: 'SIGN_OUT' },
    ])
  })

  it('by their owner, from another one', async () => {
    const ann = await newcomer()
    noted()
    await remove(urlOf(endOtherSessions), ann.token)
    await remove(urlOf(revokeSession).replace(':sessionId', await idOf(ann.token)), ann.token)
    expect(noted()).toEqual(['SESSION_ENDED DONE BY_OWNER'])
  })

  it('because a token came again that was replaced long ago', async () => {
    const ann = await newcomer()
    const next = answered<{ token: string }>(
      await site.post(urlOf(refreshToken), {}, bearer(ann.token)),
    ).result
    await site.get(urlOf(getMe), bearer(next.token))
    await sql`update session_token set replaced_at = now() - interval '2 minutes' where replaced_at is not null`.execute(
      site.db,
    )
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    noted()
    await site.get(urlOf(getMe), bearer(ann.token))
    expect(site.events.slice(begun)).toMatchObject([
      {
        event: 'SESSION_ENDED',
        number: ann.number,
        what: 'TOKEN_REUSED',
        address: expect.stringMatching(/^10\./),
      },
    ])
  })
})
