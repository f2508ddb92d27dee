import { createHash, createPublicKey, verify } from 'node:crypto'
import type { DeviceProof } from '#contracts/identity.ts'

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
