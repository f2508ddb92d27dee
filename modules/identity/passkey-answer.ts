import { verifyAuthenticationResponse, type AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { PasskeySite } from './passkey-site.ts'
import type { Passkey } from './passkey-store.ts'

/** The key's new signature counter; null when the answer is not valid. */
export async function goodAnswer(
  site: PasskeySite,
  response: AuthenticationResponseJSON,
  passkey: Passkey,
  challenge: string,
): Promise<number | null> {
  const result = await verifyAuthenticationResponse({
    ...site,
    response,
    expectedChallenge: challenge,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.signCount,
      transports: [...passkey.transports],
    },
  }).catch(() => null)
  return result?.verified ? result.authenticationInfo.newCounter : null
}
