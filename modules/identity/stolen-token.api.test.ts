import { beforeAll, describe, expect, it } from 'vitest'
import { beginPasskey, listPasskeys, removePasskey } from '#contracts/passkey.ts'
import { urlOf } from '#platform/http/serve.ts'
import { addPasskeyTo, proofBy, type Begun } from './test-proof.ts'
import { makeAuthenticator } from './test-authenticator.ts'
import { aNumber, answered, identityApp, ORIGIN, type TestIdentity } from './test-identity-app.ts'

let site: TestIdentity
beforeAll(async () => {
  site = await identityApp()
})

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const begin = async (token: string, body: object = {}) =>
  answered<Begun>(await site.post(urlOf(beginPasskey), body, bearer(token)))
const remove = async (token: string, passkeyId: string, payload: object = {}) =>
  answered(
    await site.app.inject({
      method: 'DELETE',
      url: urlOf(removePasskey).replace(':passkeyId', passkeyId),
      headers: { ...bearer(token), 'x-client': site.app.clientName },
      payload,
    }),
  )
const passkeysOf = async (token: string) =>
  answered<unknown[]>(await site.get(urlOf(listPasskeys), bearer(token))).result

describe('with a copied token alone', () => {
  it('428 no passkey is begun, and so none is made', async () => {
    const { token } = await site.signIn(aNumber())
    expect(await begin(token)).toMatchObject({ status: 428, code: 'PROOF_REQUIRED' })
    expect(await passkeysOf(token)).toEqual([])
  })

  it('428 none is removed, also by a bundle that sends no body', async () => {
    const number = aNumber()
    const { token } = await site.signIn(number)
    const { passkeyId } = await addPasskeyTo(site, { token, number }, makeAuthenticator(ORIGIN))
    expect(await remove(token, passkeyId)).toMatchObject({ status: 428, code: 'PROOF_REQUIRED' })
    const bare = await site.app.inject({
      method: 'DELETE',
      url: urlOf(removePasskey).replace(':passkeyId', passkeyId),
      headers: { ...bearer(token), 'x-client': site.app.clientName },
    })
    expect(answered(bare)).toMatchObject({ status: 428, code: 'PROOF_REQUIRED' })
    expect(await passkeysOf(token)).toHaveLength(1)
  })
})

describe('a proof', () => {
  it('by code adds a passkey and removes it, and its owner is told of both', async () => {
    const number = aNumber()
    const { token } = await site.signIn(number)
    const { passkeyId } = await addPasskeyTo(site, { token, number }, makeAuthenticator(ORIGIN))
    const proof = await proofBy(site, { token, number }, 'PASSKEY_REMOVE')
    expect((await remove(token, passkeyId, { proof })).status).toBe(200)
    expect(await passkeysOf(token)).toEqual([])
    const told = site.inbox.filter(({ to }) => to === number).map(({ template }) => template)
    expect(told).toEqual(['login', 'passkeyAdd', 'passkeyAdded', 'passkeyRemove', 'passkeyRemoved'])
  })

  it('by a passkey of the own removes another, without a code', async () => {
    const number = aNumber()
    const { token } = await site.signIn(number)
    const [kept, lost] = [makeAuthenticator(ORIGIN), makeAuthenticator(ORIGIN)]
    await addPasskeyTo(site, { token, number }, kept)
    const byKept = await proofBy(site, { token, number }, 'PASSKEY_ADD', kept)
    const { passkeyId } = await addPasskeyTo(site, { token, number }, lost, byKept)
    const sent = site.inbox.length
    const proof = await proofBy(site, { token, number }, 'PASSKEY_REMOVE', kept)
    expect((await remove(token, passkeyId, { proof })).status).toBe(200)
    expect(site.inbox.slice(sent).map(({ template }) => template)).toEqual(['passkeyRemoved'])
  })

  it('is good once, for its own purpose and its own account', async () => {
    const [ann, bob] = [aNumber(), aNumber()]
    const who = { token: (await site.signIn(ann)).token, number: ann }
    const other = { token: (await site.signIn(bob)).token, number: bob }
    const phone = makeAuthenticator(ORIGIN)
    const { passkeyId } = await addPasskeyTo(site, who, phone)
    const code = await proofBy(site, who, 'EXPORT')
    expect((await remove(who.token, passkeyId, { proof: code })).code).toBe('OTP_EXPIRED')
    const forExport = await proofBy(site, who, 'EXPORT', phone)
    expect((await remove(who.token, passkeyId, { proof: forExport })).code).toBe('PASSKEY_INVALID')
    const own = await proofBy(site, who, 'PASSKEY_ADD', phone)
    expect((await begin(other.token, { proof: own })).code).toBe('PASSKEY_INVALID')
    expect((await begin(who.token, { proof: own })).code).toBe('PASSKEY_INVALID')
    const fresh = await proofBy(site, who, 'PASSKEY_ADD', phone)
    expect((await begin(who.token, { proof: fresh })).status).toBe(200)
    expect((await begin(who.token, { proof: fresh })).code).toBe('PASSKEY_INVALID')
    expect(await passkeysOf(who.token)).toHaveLength(1)
  })

  it('by a passkey of somebody else is none', async () => {
    const [ann, bob] = [aNumber(), aNumber()]
    const who = { token: (await site.signIn(ann)).token, number: ann }
    const other = { token: (await site.signIn(bob)).token, number: bob }
    const [hers, his] = [makeAuthenticator(ORIGIN), makeAuthenticator(ORIGIN)]
    await addPasskeyTo(site, who, hers)
    await addPasskeyTo(site, other, his)
    const byHis = await proofBy(site, who, 'PASSKEY_ADD', his)
    expect((await begin(who.token, { proof: byHis })).code).toBe('PASSKEY_INVALID')
  })

  it('that is wrong is counted: after three the code is dead', async () => {
    const number = aNumber()
    const { token } = await site.signIn(number)
    const right = await proofBy(site, { token, number }, 'PASSKEY_ADD')
    if (!('otp' in right)) throw new Error('a proof by code has a code')
    const wrong = { ...right, otp: right.otp === '000000' ? '111111' : '000000' }
    for (const left of ['OTP_INVALID', 'OTP_INVALID', 'OTP_EXPIRED'])
      expect((await begin(token, { proof: wrong })).code).toBe(left)
    expect((await begin(token, { proof: right })).status).not.toBe(200)
    expect(await passkeysOf(token)).toEqual([])
  })

  it('404 by a passkey of somebody who has none', async () => {
    const { token } = await site.signIn(aNumber())
    const body = { purpose: 'EXPORT' }
    expect((await site.post('/gw/me/proof/passkey', body, bearer(token))).statusCode).toBe(404)
  })
})
