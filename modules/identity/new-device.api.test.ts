import { generateKeyPairSync, sign } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { validateOtp, type DeviceProof } from '#contracts/identity.ts'
import { beginPasskeySignIn, signInByPasskey } from '#contracts/passkey.ts'
import { urlOf } from '#platform/http/serve.ts'
import { makeAuthenticator } from './test-authenticator.ts'
import { addPasskeyTo, type Begun } from './test-proof.ts'
import { aNumber, answered, identityApp, ORIGIN, type TestIdentity } from './test-identity-app.ts'

let site: TestIdentity
beforeAll(async () => {
  site = await identityApp()
})

type Browser = (challengeId: string) => DeviceProof

function aBrowser(): Browser {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return (challengeId) => ({
    key: { kty: 'EC', crv: 'P-256', x, y },
    signature: sign('sha256', Buffer.from(challengeId), {
      key: privateKey,
      dsaEncoding: 'ieee-p1363',
    }).toString('base64url'),
  })
}

async function aLine(): Promise<string> {
  const number = aNumber()
  await site.db.insertInto('line').values({ number, state: 'ACTIVE' }).execute()
  return number
}

async function enter(number: string, browser?: Browser): Promise<{ token: string }> {
  await site.db
    .updateTable('otp_challenge')
    .set({ created_at: new Date(0) })
    .where('number', '=', number)
    .execute()
  const { challengeId } = (await site.askCode(number)).result
  const password = site.inbox.findLast(({ to }) => to === number)?.code
  const body = { phoneNumber: number, password, version: '8.1', challengeId }
  const device = browser && { device: browser(challengeId) }
  const opened = answered<{ token: string }>(await site.post(urlOf(validateOtp), { ...body, ...device }))
  expect(opened.status).toBe(200)
  return opened.result
}

const told = (number: string) =>
  site.inbox.filter(({ to, template }) => to === number && template === 'signedIn').length
const aDayLater = (number: string) =>
  sql`update account set new_device_told_at = new_device_told_at - interval '24 hours' where number = ${number}`.execute(
    site.db,
  )

describe('the owner is told of a new device', () => {
  it('but not at the first sign-in of a line, nor for a device that is known', async () => {
    const number = await aLine()
    const mine = aBrowser()
    await enter(number, mine)
    await enter(number, mine)
    expect(told(number)).toBe(0)
    await enter(number, aBrowser())
    expect(told(number)).toBe(1)
  })

  it('once in 24 hours, also when two come at once', async () => {
    const number = await aLine()
    await enter(number, aBrowser())
    await enter(number, aBrowser())
    await enter(number, aBrowser())
    expect(told(number)).toBe(1)
    await aDayLater(number)
    const { id } = await site.db
      .selectFrom('account')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    const claims = await Promise.all(
      Array.from({ length: 8 }, () => site.identity.accounts.claimNewDeviceNotice(id, true)),
    )
    expect(claims.filter(Boolean)).toHaveLength(1)
  })

  it('also when it proves no key: then nobody can know it', async () => {
    const number = await aLine()
    await enter(number, aBrowser())
    await enter(number)
    expect(told(number)).toBe(1)
  })

  it('and not of a sign-in by passkey, of which the owner heard when it was added', async () => {
    const number = await aLine()
    const { token } = await enter(number, aBrowser())
    const phone = makeAuthenticator(ORIGIN)
    await addPasskeyTo(site, { token, number }, phone)
    const sent = site.inbox.length
    const { ceremonyId, options } = answered<Begun>(await site.post(urlOf(beginPasskeySignIn), {})).result
    const body = { ceremonyId, response: phone.get(options.challenge) }
    expect((await site.post(urlOf(signInByPasskey), body)).statusCode).toBe(200)
    expect(site.inbox).toHaveLength(sent)
  })
})
