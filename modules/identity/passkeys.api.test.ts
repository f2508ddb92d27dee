import { beforeAll, describe, expect, it } from 'vitest'
import { getMe } from '#contracts/identity.ts'
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  signInByPasskey,
} from '#contracts/passkey.ts'
import { urlOf } from '#platform/http/serve.ts'
import { makeAuthenticator } from './test-authenticator.ts'
import { addPasskeyTo, proofBy, type Begun } from './test-proof.ts'
import { aNumber, answered, identityApp, ORIGIN, type TestIdentity } from './test-identity-app.ts'

let site: TestIdentity
beforeAll(async () => {
  site = await identityApp()
})

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const newcomer = async () => {
  const number = aNumber()
  return { number, ...(await site.signIn(number)) }
}
type Person = Awaited<ReturnType<typeof newcomer>>
const begin = async (who: Person) => {
  const proof = await proofBy(site, who, 'PASSKEY_ADD')
  return answered<Begun>(await site.post(urlOf(beginPasskey), { proof }, bearer(who.token))).result
}
const beginSignIn = async () => answered<Begun>(await site.post(urlOf(beginPasskeySignIn), {})).result
const signIn = async (ceremonyId: string, response: object) =>
  answered<{ token: string; username: string }>(
    await site.post(urlOf(signInByPasskey), { ceremonyId, response }),
  )

describe('a passkey', () => {
  it('signs in without an SMS, any number of times', async () => {
    const ann = await newcomer()
    const { username } = ann
    const phone = makeAuthenticator(ORIGIN)
    await addPasskeyTo(site, ann, phone)
    const sent = site.inbox.length
    for (const _ of [1, 2]) {
      const { ceremonyId, options } = await beginSignIn()
      const opened = await signIn(ceremonyId, phone.get(options.challenge))
      expect(opened).toMatchObject({ status: 200, result: { username } })
      expect((await site.get(urlOf(getMe), bearer(opened.result.token))).statusCode).toBe(200)
    }
    expect(site.inbox).toHaveLength(sent)
  })

  it('422 an answer used again, to another question, from another site, or by a key nobody knows', async () => {
    const phone = makeAuthenticator(ORIGIN)
    await addPasskeyTo(site, await newcomer(), phone)
    const first = await beginSignIn()
    const answer = phone.get(first.options.challenge)
    expect((await signIn(first.ceremonyId, answer)).status).toBe(200)
    expect((await signIn(first.ceremonyId, answer)).code).toBe('PASSKEY_INVALID')
    expect((await signIn((await beginSignIn()).ceremonyId, answer)).code).toBe('PASSKEY_INVALID')
    const foreign = await beginSignIn()
    const fromElsewhere = phone.get(foreign.options.challenge, 'https://elsewhere.example')
    expect((await signIn(foreign.ceremonyId, fromElsewhere)).code).toBe('PASSKEY_INVALID')
    const unknown = await beginSignIn()
    expect(
      (await signIn(unknown.ceremonyId, makeAuthenticator(ORIGIN).get(unknown.options.challenge))).status,
    ).toBe(422)
  })

  it('422 made for a question that was put to somebody else', async () => {
    const [ann, bob] = [await newcomer(), await newcomer()]
    const { ceremonyId, options } = await begin(ann)
    const body = { ceremonyId, response: makeAuthenticator(ORIGIN).create(options.challenge) }
    expect((await site.post(urlOf(addPasskey), body, bearer(bob.token))).statusCode).toBe(422)
  })

  it('is listed, and removed only by its owner; removed it signs nobody in', async () => {
    const [ann, bob] = [await newcomer(), await newcomer()]
    const phone = makeAuthenticator(ORIGIN)
    const { passkeyId } = await addPasskeyTo(site, ann, phone)
    const list = answered<{ passkeyId: string; name: string }[]>(
      await site.get(urlOf(listPasskeys), bearer(ann.token)),
    )
    expect(list.result).toMatchObject([{ passkeyId, name: 'My phone' }])
    const url = urlOf(removePasskey).replace(':passkeyId', passkeyId)
    const remove = async (who: Person) =>
      site.app.inject({
        method: 'DELETE',
        url,
        headers: { ...bearer(who.token), 'x-client': site.app.clientName },
        payload: { proof: await proofBy(site, who, 'PASSKEY_REMOVE') },
      })
    expect((await remove(bob)).statusCode).toBe(404)
    expect((await remove(ann)).statusCode).toBe(200)
    const { ceremonyId, options } = await beginSignIn()
    expect((await signIn(ceremonyId, phone.get(options.challenge))).status).toBe(422)
  })

  it.each([beginPasskey, listPasskeys])('401 without a session: $id', async (call) => {
    const answer = await site.app.inject({
      method: call.method as 'GET' | 'POST',
      url: urlOf(call),
      headers: { 'x-client': site.app.clientName },
      ...(call.method === 'POST' && { payload: {} }),
    })
    expect(answer.statusCode).toBe(401)
  })
})
