import { createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto'
import { readKeyRing } from '#platform/config/key-ring.ts'
import type { CodeKeys } from './one-time-code.ts'

export type IdentityKeys = {
  /** The first makes codes, all of them check. */
  readonly code: CodeKeys
  /** Seal human checks: the first closes, all open. */
  readonly humanCheck: readonly Buffer[]
  /** Numbers and addresses as keys of limits: what stands in Redis names nobody. */
  tag(text: string): string
}

const KEY_BYTES = 32

/**
 * One ring of secrets of the installation, one key of each for each use. Without one every process has its own, and codes die
 * with it.
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
