import { addPasskey, beginPasskey } from '#contracts/passkey.ts'
import { askProof, beginProof, type Proof, type ProofPurpose } from '#contracts/proof.ts'
import { urlOf } from '#platform/http/serve.ts'
import type { makeAuthenticator } from './test-authenticator.ts'
import { answered, type TestIdentity } from './test-identity-app.ts'

export type Begun = { ceremonyId: string; options: { challenge: string } }
type Owner = { readonly token: string; readonly number: string }
type Phone = ReturnType<typeof makeAuthenticator>

const bearer = ({ token }: Owner) => ({ authorization: `Bearer ${token}` })

/** What a screen sends: the code from the SMS, or the passkey's answer. */
export async function proofBy(
  site: TestIdentity,
  owner: Owner,
  purpose: ProofPurpose,
  phone?: Phone,
): Promise<Proof> {
  if (phone) {
    const begun = answered<Begun>(await site.post(urlOf(beginProof), { purpose }, bearer(owner))).result
    return { ceremonyId: begun.ceremonyId, response: phone.get(begun.options.challenge) }
  }
  // Skips the wait between two codes.
  await site.db
    .updateTable('otp_challenge')
    .set({ created_at: new Date(0) })
    .where('number', '=', owner.number)
    .execute()
  const asked = answered<{ challengeId: string }>(
    await site.post(urlOf(askProof), { purpose }, bearer(owner)),
  )
  const otp = site.inbox.findLast(({ to }) => to === owner.number)?.code ?? ''
  return { challengeId: asked.result.challengeId, otp }
}

export async function addPasskeyTo(
  site: TestIdentity,
  owner: Owner,
  phone: Phone,
  given?: Proof,
): Promise<{ passkeyId: string }> {
  const proof = given ?? (await proofBy(site, owner, 'PASSKEY_ADD'))
  const begun = answered<Begun>(await site.post(urlOf(beginPasskey), { proof }, bearer(owner))).result
  const { ceremonyId, options } = begun
  const body = { ceremonyId, response: phone.create(options.challenge), name: 'My phone' }
  return answered<{ passkeyId: string }>(await site.post(urlOf(addPasskey), body, bearer(owner))).result
}
