import { beforeAll, describe, expect, it } from 'vitest'
import { endOtherSessions, getMe } from '#contracts/identity.ts'
import { beginPasskeySignIn, removeCredentials, signInByPasskey } from '#contracts/passkey.ts'
import { urlOf } from '#platform/http/serve.ts'
import { makeAuthenticator } from './test-authenticator.ts'
import { addPasskeyTo, proofBy, type Begun } from './test-proof.ts'
import { aNumber, answered, identityApp, ORIGIN, type TestIdentity } from './test-identity-app.ts'

let site: TestIdentity
beforeAll(async () => {
  site = await identityApp()
})

type Phone = ReturnType<typeof makeAuthenticator>
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const me = async (token: string) =>
  answered<{ passkeys: number; deviceKeys: number }>(await site.get(urlOf(getMe), bearer(token)))
const remove = async (token: string, body: object) =>
  answered(await site.post(urlOf(removeCredentials), body, bearer(token)))
async function byPasskey(phone: Phone) {
  const { ceremonyId, options } = answered<Begun>(await site.post(urlOf(beginPasskeySignIn), {})).result
  const body = { ceremonyId, response: phone.get(options.challenge) }
  return answered<{ token: string }>(await site.post(urlOf(signInByPasskey), body))
}

/** An account with two passkeys, a known browser and a session elsewhere. */
async function settled() {
  const number = aNumber()
  const { token } = await site.signIn(number)
  const [phone, tablet] = [makeAuthenticator(ORIGIN), makeAuthenticator(ORIGIN)]
  await addPasskeyTo(site, { token, number }, phone)
  await addPasskeyTo(site, { token, number }, tablet)
  const { id } = await site.db
    .selectFrom('account')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  await site.db
    .insertInto('device_key')
    .values({ account_id: id, thumbprint: Buffer.alloc(32) })
    .execute()
  const elsewhere = (await byPasskey(tablet)).result.token
  return { number, token, phone, tablet, elsewhere }
}

const everything = { passkeys: true, deviceKeys: true }

describe('all devices', () => {
  it('ends the others at once and keeps the one that asks', async () => {
    const { token, elsewhere } = await settled()
    const headers = { ...bearer(token), 'x-client': site.app.clientName }
    const ended = await site.app.inject({ method: 'DELETE', url: urlOf(endOtherSessions), headers })
    expect(answered(ended)).toMatchObject({ status: 200, result: { ended: 1 } })
    expect([(await me(token)).status, (await me(elsewhere)).status]).toEqual([200, 401])
    expect((await me(token)).result).toMatchObject({ passkeys: 2, deviceKeys: 1 })
  })

  it('428 takes nothing away without a proof', async () => {
    const { token, elsewhere, phone } = await settled()
    expect(await remove(token, everything)).toMatchObject({ status: 428, code: 'PROOF_REQUIRED' })
    expect((await me(token)).result).toMatchObject({ passkeys: 2, deviceKeys: 1 })
    expect([(await me(elsewhere)).status, (await byPasskey(phone)).status]).toEqual([200, 200])
  })

  it('with a code passkeys, known devices and all sessions go, and the owner is told', async () => {
    const { number, token, elsewhere, phone, tablet } = await settled()
    const proof = await proofBy(site, { token, number }, 'CREDENTIALS')
    expect((await remove(token, { ...everything, proof })).status).toBe(200)
    expect([(await me(token)).status, (await me(elsewhere)).status]).toEqual([401, 401])
    expect([(await byPasskey(phone)).status, (await byPasskey(tablet)).status]).toEqual([422, 422])
    expect(site.inbox.findLast(({ to }) => to === number)?.template).toBe('credentialsRemoved')
    await site.db
      .updateTable('otp_challenge')
      .set({ created_at: new Date(0) })
      .execute()
    const again = await site.signIn(number)
    expect((await me(again.token)).result).toMatchObject({ passkeys: 0, deviceKeys: 0 })
  })

  it('with a passkey as the proof; what is not ticked stays', async () => {
    const { number, token, phone } = await settled()
    const proof = await proofBy(site, { token, number }, 'CREDENTIALS', phone)
    expect((await remove(token, { passkeys: false, deviceKeys: true, proof })).status).toBe(200)
    expect((await me(token)).status).toBe(401)
    const again = await byPasskey(phone)
    expect((await me(again.result.token)).result).toMatchObject({ passkeys: 2, deviceKeys: 0 })
  })

  it('a sign-in by a passkey that is being removed leaves no session behind', async () => {
    const left: number[] = []
    for (let round = 0; round < 10; round += 1) {
      const { number, token, phone } = await settled()
      const proof = await proofBy(site, { token, number }, 'CREDENTIALS')
      const [, opened] = await Promise.all([remove(token, { ...everything, proof }), byPasskey(phone)])
      left.push(opened.status === 200 ? (await me(opened.result.token)).status : 401)
    }
    expect(left).toEqual(Array(10).fill(401))
  })
})
