import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import type { SessionView } from '#contracts/identity.ts'
import { addPasskey, beginPasskey, beginPasskeySignIn, signInByPasskey } from '#contracts/passkey.ts'
import { callApi } from '../../api/call-api.ts'
import { deviceName } from './device-name.ts'

type Open<T> = T & Record<string, unknown>

type Answer = { readonly response: object; readonly clientExtensionResults: object }

/** The contract takes what a browser of tomorrow may add; the library's types name only what is known today. */
const open = <A extends Answer>(answer: A) =>
  answer as Open<A> & { response: Open<A['response']>; clientExtensionResults: Open<object> }

/** A session without number, code or SMS. */
export async function signInWithPasskey(): Promise<SessionView> {
  const { ceremonyId, options } = (await callApi(beginPasskeySignIn, { body: {} })).result
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const response = await startAuthentication({ optionsJSON })
  const body = { ceremonyId, response: open(response), deviceName: deviceName(navigator.userAgent) }
  return (await callApi(signInByPasskey, { body })).result
}

export async function makePasskey(): Promise<void> {
  const { ceremonyId, options } = (await callApi(beginPasskey, { body: {} })).result
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const response = await startRegistration({ optionsJSON })
  await callApi(addPasskey, {
    body: { ceremonyId, response: open(response), name: deviceName(navigator.userAgent) },
  })
}
