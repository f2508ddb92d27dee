import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { beginProof, type Proof, type ProofPurpose } from '#contracts/proof.ts'
import { callApi } from '../api/call-api.ts'
import { openAnswer } from './open-answer.ts'

/** Asks the phone for one of the account's passkeys. */
export async function proveByPasskey(purpose: ProofPurpose): Promise<Proof> {
  const { ceremonyId, options } = (await callApi(beginProof, { body: { purpose } })).result
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return { ceremonyId, response: openAnswer(await startAuthentication({ optionsJSON })) }
}
