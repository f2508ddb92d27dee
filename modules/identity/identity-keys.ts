import { createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto'
import { readKeyRing } from '#platform/config/key-ring.ts'
import type { CodeKeys } from './one-time-code.ts'

export type IdentityKeys = {
  /** The first key makes codes, all of them verify. */
  readonly code: CodeKeys
  /** Keys of human checks: the first encrypts, all of them decrypt. */
  readonly humanCheck: readonly Buffer[]
  /** A keyed hash of a number or address for use in limits, so that Redis holds neither. */
  tag(text: string): string
}

const KEY_BYTES = 32

/**
 * Derives one key per use from the installation's secrets. Without secrets every process makes its own, and codes end with the process.
 */
export function deriveKeys(ring: string | undefined): IdentityKeys {
  const secrets = ring
    ? readKeyRing(ring).map(({ id, key }) => ({ id, secret: Buffer.from(key, 'hex') }))
    : [{ id: null, secret: randomBytes(KEY_BYTES) }]
  const derive = (secret: Buffer, use: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `identity ${use}`, KEY_BYTES))
  const keysFor = (use: string) => secrets.map(({ secret }) => derive(secret, use))
  const [tagKey] = keysFor('tag').map((key) => createSecretKey(key))
  if (!tagKey) throw new Error('IDENTITY_KEY has no key')
  return {
    code: secrets.map(({ id, secret }) => ({ id, key: createSecretKey(derive(secret, 'code')) })),
    humanCheck: keysFor('human check'),
    tag: (text) => createHmac('sha256', tagKey).update(text).digest('base64url').slice(0, 22),
  }
}
