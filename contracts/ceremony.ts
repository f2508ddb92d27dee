import * as z from 'zod/mini'

const base64url = z.string().check(z.regex(/^[\w-]*$/), z.maxLength(8192))

/** The options as the browser's `navigator.credentials` wants them, in their JSON form (WebAuthn level 3). */
const Options = z.record(z.string(), z.unknown())

/** A question put to a browser; its first answer takes it. */
export const Begun = z.object({ ceremonyId: z.string(), options: Options })

export const AuthenticationResponse = z.looseObject({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
  clientExtensionResults: z.looseObject({}),
})

/** A passkey that the browser made. */
export const RegistrationResponse = z.looseObject({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: base64url, attestationObject: base64url }),
  clientExtensionResults: z.looseObject({}),
})
