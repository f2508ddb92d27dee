import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import type { ResultOf } from '#contracts/call.ts'
import type { SessionView } from '#contracts/identity.ts'
import { addPasskey, beginPasskey, beginPasskeySignIn, signInByPasskey } from '#contracts/passkey.ts'
import type { Proof } from '#contracts/proof.ts'
import { callApi } from '../../api/call-api.ts'
import { openAnswer } from '../../proof/open-answer.ts'
import { deviceName } from './device-name.ts'

/** A session without number, code or SMS. */
export async function signInWithPasskey(): Promise<SessionView> {
  const { ceremonyId, options } = (await callApi(beginPasskeySignIn, { body: {} })).result
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const response = await startAuthentication({ optionsJSON })
  const body = { ceremonyId, response: openAnswer(response), deviceName: deviceName(navigator.userAgent) }
  return (await callApi(signInByPasskey, { body })).result
}

export type Begun = ResultOf<typeof beginPasskey>

export const beginMaking = async (proof: Proof): Promise<Begun> =>
  (await callApi(beginPasskey, { body: { proof } })).result

export async function makePasskey({ ceremonyId, options }: Begun): Promise<void> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const response = await startRegistration({ optionsJSON })
  await callApi(addPasskey, {
    body: { ceremonyId, response: openAnswer(response), name: deviceName(navigator.userAgent) },
  })
}
