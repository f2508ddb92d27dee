import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { untilWaiting } from '#apps/api/test-lock-waits.ts'
import { requestOtp, signedRequest, validateOtp } from '#contracts/identity.ts'
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  removeCredentials,
  signInByPasskey,
} from '#contracts/passkey.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { urlOf } from '#platform/http/serve.ts'
import { makeAuthenticator } from './test-authenticator.ts'
import { aBrowserKey } from './test-browser.ts'
import { addPasskeyTo, proofBy, type Begun } from './test-proof.ts'
import { aNumber, answered, identityApp, ORIGIN, type TestIdentity } from './test-identity-app.ts'

let site: TestIdentity
beforeAll(async () => {
  site = await identityApp()
})

type Said = { readonly code: string }
const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` })

/** Somebody signed in with a passkey on their phone. */
async function settled() {
  const number = aNumber()
  const { token } = await site.signIn(number)
  const phone = makeAuthenticator(ORIGIN)
  await addPasskeyTo(site, { token, number }, phone)
  return { number, token, phone }
}
type Person = Awaited<ReturnType<typeof settled>>

/** A browser that has made another passkey and has only to hand it in. */
async function anotherPasskey(who: Person): Promise<() => Promise<Said>> {
  const proof = await proofBy(site, who, 'PASSKEY_ADD')
  const begun = answered<Begun>(await site.post(urlOf(beginPasskey), { proof }, bearer(who)))
  const { ceremonyId, options } = begun.result
  const body = { ceremonyId, response: makeAuthenticator(ORIGIN).create(options.challenge) }
  return async () => answered(await site.post(urlOf(addPasskey), body, bearer(who)))
}

async function removal(who: Person): Promise<() => Promise<Said>> {
  const proof = await proofBy(site, who, 'CREDENTIALS')
  const body = { passkeys: true, deviceKeys: true, proof }
  return async () => answered(await site.post(urlOf(removeCredentials), body, bearer(who)))
}

async function passkeySignIn({ phone }: Person): Promise<() => Promise<Said>> {
  const { ceremonyId, options } = answered<Begun>(await site.post(urlOf(beginPasskeySignIn), {})).result
  const body = { ceremonyId, response: phone.get(options.challenge) }
  return async () => answered(await site.post(urlOf(signInByPasskey), body))
}

async function proofByPasskey(who: Person): Promise<() => Promise<Said>> {
  const proof = await proofBy(site, who, 'PASSKEY_ADD', who.phone)
  return async () => answered(await site.post(urlOf(beginPasskey), { proof }, bearer(who)))
}

const simChange =
  ({ number }: Person) =>
  async (): Promise<Said> => {
    const nothing = async () => {}
    const ends = { giveUpWaiting: nothing, giveUpAll: nothing, isUnderWay: async () => false }
    const event = { eventId: randomUUID(), number, what: 'SIM_CHANGED', at: new Date() } as const
    return { code: await site.lineEvents({ ...ends, leave: [], begin: nothing }).told(event) }
  }

/** Holds these rows until both wait for a lock, the first one first. */
async function oneAfterTheOther(
  held: RawBuilder<unknown>,
  first: () => Promise<Said>,
  second: () => Promise<Said>,
): Promise<readonly string[]> {
  const both = await inTransaction(site.db, async (tx) => {
    await held.execute(tx)
    const one = first()
    await untilWaiting(site.db, 1)
    const other = second()
    await Promise.race([other, untilWaiting(site.db, 2)])
    return { answers: [one, other] }
  })
  return (await Promise.all(both.answers)).map(({ code }) => code)
}

const accountOf = ({ number }: Person) => sql`select from account where number = ${number} for update`
const sessionsOf = ({ number }: Person) => sql`select from session
  where account_id = (select id from account where number = ${number}) for update`
const leftOf = async ({ number }: Person) => {
  const { rows } = await sql<{ passkeys: number; sessions: number }>`select
    (select count(*)::int from passkey p where p.account_id = a.id) as passkeys,
    (select count(*)::int from session s where s.account_id = a.id and s.revoked_at is null) as sessions
    from account a where a.number = ${number}`.execute(site.db)
  return rows[0]
}

const NOTHING = { passkeys: 0, sessions: 0 }

describe('a passkey handed in', () => {
  it('while the SIM changes is not kept', async () => {
    const who = await settled()
    const add = await anotherPasskey(who)
    expect(await oneAfterTheOther(accountOf(who), simChange(who), add)).toEqual(['DONE', 'TOKEN_EXPIRED'])
    expect(await leftOf(who)).toEqual(NOTHING)
  })

  it('while the owner removes all devices is not kept', async () => {
    const who = await settled()
    const [add, remove] = [await anotherPasskey(who), await removal(who)]
    expect(await oneAfterTheOther(sessionsOf(who), remove, add)).toEqual(['SUCCESS', 'TOKEN_EXPIRED'])
    expect(await leftOf(who)).toEqual(NOTHING)
  })

  it('a moment before the owner removes all devices goes with the others', async () => {
    const who = await settled()
    const [add, remove] = [await anotherPasskey(who), await removal(who)]
    expect(await oneAfterTheOther(accountOf(who), add, remove)).toEqual(['SUCCESS', 'SUCCESS'])
    expect(await leftOf(who)).toEqual(NOTHING)
  })
})

describe('a passkey used', () => {
  it.each([
    ['to sign in', passkeySignIn],
    ['as a proof', proofByPasskey],
  ])('%s while the SIM changes is worth nothing, and the event is taken', async (_, using) => {
    const who = await settled()
    const codes = await oneAfterTheOther(accountOf(who), simChange(who), await using(who))
    expect(codes).toEqual(['DONE', 'PASSKEY_INVALID'])
    expect(await leftOf(who)).toEqual(NOTHING)
  })

  it('to sign in a moment before the owner removes all devices opens nothing that stays', async () => {
    const who = await settled()
    const [signIn, remove] = [await passkeySignIn(who), await removal(who)]
    expect(await oneAfterTheOther(accountOf(who), signIn, remove)).toEqual(['SUCCESS', 'SUCCESS'])
    expect(await leftOf(who)).toEqual(NOTHING)
  })
})

it('a known browser signs in by code while the owner removes all devices: both are answered', async () => {
  const [number, prove] = [aNumber(), aBrowserKey()]
  await site.db.insertInto('line').values({ number, state: 'ACTIVE' }).execute()
  const codeOf = () => site.inbox.findLast(({ to }) => to === number)?.code ?? ''
  const signIn = async (challengeId: string, password: string) => {
    const login = { version: '8.1', phoneNumber: number, challengeId, password, device: prove(challengeId) }
    return answered<{ token: string }>(await site.post(urlOf(validateOtp), login))
  }
  const first = (await site.askCode(number)).result.challengeId
  const { token } = (await signIn(first, codeOf())).result
  const who = { number, token, phone: makeAuthenticator(ORIGIN) }
  const remove = await removal(who)
  await sql`update otp_challenge set created_at = 'epoch' where number = ${number}`.execute(site.db)
  const at = new Date().toISOString()
  const device = { ...prove(signedRequest(number, at)), at }
  const asked = await site.post(urlOf(requestOtp), { phoneNumber: number, device })
  const { challengeId } = answered<{ challengeId: string }>(asked).result
  // The browser's key is locked before its code is used up.
  const code = sql`select from otp_challenge where id = ${challengeId} for update`
  const codes = await oneAfterTheOther(code, () => signIn(challengeId, codeOf()), remove)
  expect(codes).toEqual(['SUCCESS', 'SUCCESS'])
})
