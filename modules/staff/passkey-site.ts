import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { brand } from '#brand'
import type { StaffPasskey } from './passkey-store.ts'

/** EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257]

type Known = { readonly challenge: string }

/** Passkeys of the office: with user verification, and bound to its own host. */
export function makePasskeySite(origin: string) {
  const rpID = new URL(origin).hostname
  const site = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true }
  return {
    signInOptions: () => generateAuthenticationOptions({ rpID, userVerification: 'required' }),

    enrolOptions: (staffId: string, name: string) =>
      generateRegistrationOptions({
        rpName: `${brand.name.en} Office`,
        rpID,
        userName: name,
        userID: new Uint8Array(Buffer.from(staffId.replaceAll('-', ''), 'hex')),
        supportedAlgorithmIDs: ALGORITHMS,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      }),

    /** The key's new signature counter; null when the answer is not valid. */
    async signedBy(response: object, passkey: StaffPasskey, { challenge }: Known): Promise<number | null> {
      const result = await verifyAuthenticationResponse({
        ...site,
        response: response as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(passkey.publicKey),
          counter: passkey.signCount,
          transports: [...passkey.transports],
        },
      }).catch(() => null)
      return result?.verified ? result.authenticationInfo.newCounter : null
    },

    async madeBy(response: object, staffId: string, { challenge }: Known): Promise<StaffPasskey | null> {
      const { registrationInfo } = await verifyRegistrationResponse({
        ...site,
        response: response as RegistrationResponseJSON,
        expectedChallenge: challenge,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(() => ({ registrationInfo: undefined }))
      if (!registrationInfo) return null
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential
      return { id, staffId, publicKey: Buffer.from(publicKey), signCount: counter, transports }
    },
  }
}

export type PasskeySite = ReturnType<typeof makePasskeySite>
