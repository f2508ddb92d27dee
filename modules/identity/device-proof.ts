import { createHash, createPublicKey, verify } from 'node:crypto'
import { signedRequest, type DeviceProof, type RequestProof } from '#contracts/identity.ts'

/** RFC 7638: the same key gives the same thumbprint, however its JSON was written. */
const thumbprintOf = ({ crv, kty, x, y }: DeviceProof['key']): Buffer =>
  createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest()

/** The thumbprint of the key that signed this challenge; null when the signature is not good. */
export function provenDevice(proof: DeviceProof | undefined, challengeId: string): Buffer | null {
  if (!proof) return null
  try {
    const key = createPublicKey({ key: proof.key, format: 'jwk' })
    const signature = Buffer.from(proof.signature, 'base64url')
    const good = verify('sha256', Buffer.from(challengeId), { key, dsaEncoding: 'ieee-p1363' }, signature)
    return good ? thumbprintOf(proof.key) : null
  } catch {
    // A point that is not on the curve.
    return null
  }
}

/** Phones go wrong by hours; a signature that is copied meanwhile costs its owner one of their own sends. */
const SIGNED_WITHIN_MS = 86_400_000

/** The thumbprint of the key that signed this request for a code. */
export function provenRequest(
  proof: RequestProof | undefined,
  phoneNumber: string,
  now: Date,
): Buffer | null {
  if (!proof || Math.abs(Date.parse(proof.at) - now.getTime()) > SIGNED_WITHIN_MS) return null
  return provenDevice(proof, signedRequest(phoneNumber, proof.at))
}
