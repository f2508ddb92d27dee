import { createHash, createPublicKey, verify } from 'node:crypto'
import { signedRequest, type DeviceProof, type RequestProof } from '#contracts/identity.ts'

/** RFC 7638: the thumbprint depends on the key, not on how its JSON is written. */
const thumbprintOf = ({ crv, kty, x, y }: DeviceProof['key']): Buffer =>
  createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest()

/** Thumbprint of the key that signed this challenge; null for a bad signature. */
export function provenDevice(proof: DeviceProof | undefined, challengeId: string): Buffer | null {
  if (!proof) return null
  try {
    const key = createPublicKey({ key: proof.key, format: 'jwk' })
    const signature = Buffer.from(proof.signature, 'base64url')
    const good = verify('sha256', Buffer.from(challengeId), { key, dsaEncoding: 'ieee-p1363' }, signature)
    return good ? thumbprintOf(proof.key) : null
  } catch {
    // The point is not on the curve.
    return null
  }
}

/** Clocks of phones are off by hours. A signature stolen within that time costs its owner one code request. */
const SIGNED_WITHIN_MS = 86_400_000

/** Thumbprint of the key that signed this request for a code. */
export function provenRequest(
  proof: RequestProof | undefined,
  phoneNumber: string,
  now: Date,
): Buffer | null {
  if (!proof || Math.abs(Date.parse(proof.at) - now.getTime()) > SIGNED_WITHIN_MS) return null
  return provenDevice(proof, signedRequest(phoneNumber, proof.at))
}
