import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { AuthenticationResponse, Begun } from './ceremony.ts'
import { OtpView } from './identity.ts'

/** What a session alone is not enough for. A proof for one of them is worth nothing for another. */
export const PROOF_PURPOSES = [
  'PASSKEY_ADD',
  'PASSKEY_REMOVE',
  'CREDENTIALS',
  'EXPORT',
  'DELETE_ACCOUNT',
  'PUK',
] as const
export type ProofPurpose = (typeof PROOF_PURPOSES)[number]

const ByCode = z.object({
  challengeId: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  otp: z.string().check(z.minLength(4), z.maxLength(24)),
})
const ByPasskey = z.object({ ceremonyId: z.guid(), response: AuthenticationResponse })

/** That the owner is there now: the code out of an SMS to the line, or a passkey used for this. */
export const Proof = z.union([ByCode, ByPasskey])
export type Proof = z.infer<typeof Proof>

/** Optional, because an older page sends none and then gets a refusal in words. */
export const Proven = z.object({ proof: z.optional(Proof) })

const wanted = z.object({ purpose: z.enum(PROOF_PURPOSES) })

export const askProof = defineCall({
  id: 'askProof',
  base: 'gateway',
  method: 'POST',
  path: '/me/proof/code',
  session: 'required',
  changes: true,
  body: wanted,
  result: OtpView,
  summary: 'Sends the code that proves the owner is there, for one purpose.',
})

export const beginProof = defineCall({
  id: 'beginProof',
  base: 'gateway',
  method: 'POST',
  path: '/me/proof/passkey',
  session: 'required',
  changes: true,
  body: wanted,
  result: Begun,
  summary: 'What the browser needs to prove by one of the own passkeys that the owner is there.',
})
