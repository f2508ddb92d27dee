import { hasPasskeys } from '../../proof/has-passkeys.ts'
import { storedValue } from '../../session/stored-value.ts'

const asked = storedValue('__PASSKEY_ASKED__', () => localStorage)

/** Once per phone, and only where a fingerprint, face or screen lock can be used. */
export async function shouldOfferPasskey(): Promise<boolean> {
  if (!hasPasskeys() || asked.read() !== null) return false
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false)
}

export const rememberPasskeyAsked = () => asked.write('1')
