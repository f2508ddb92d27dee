import { hasPasskeys } from '../../proof/has-passkeys.ts'
import { storedValue } from '../../session/stored-value.ts'

const asked = storedValue('__PASSKEY_ASKED__', () => localStorage)

/** Once per phone, and only on one with a fingerprint, a face or a screen lock to sign in by. */
export async function shouldOfferPasskey(): Promise<boolean> {
  if (!hasPasskeys() || asked.read() !== null) return false
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false)
}

export const rememberPasskeyAsked = () => asked.write('1')
