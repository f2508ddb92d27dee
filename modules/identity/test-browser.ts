import { generateKeyPairSync, sign } from 'node:crypto'
import type { DeviceProof } from '#contracts/identity.ts'

/** A key like WebCrypto's that cannot leave the browser. */
export function aBrowserKey(): (text: string) => DeviceProof {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return (text) => ({
    key: { kty: 'EC', crv: 'P-256', x, y },
    signature: sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString(
      'base64url',
    ),
  })
}
