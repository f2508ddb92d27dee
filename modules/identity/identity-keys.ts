import { createHmac, createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto'

export type IdentityKeys = {
  /** Makes and checks codes. */
  readonly code: KeyObject
  /** Seals human checks. */
  readonly humanCheck: Buffer
  /** Numbers and addresses as keys of limits: what stands in Redis names nobody. */
  tag(text: string): string
}

const KEY_BYTES = 32

/** One secret of the installation, one key for each use. Without a secret every process has its own, and codes die with it. */
export function deriveKeys(secretHex: string | undefined): IdentityKeys {
  const secret = secretHex ? Buffer.from(secretHex, 'hex') : randomBytes(KEY_BYTES)
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `identity ${use}`, KEY_BYTES))
  const tagKey = createSecretKey(derive('tag'))
  return {
    code: createSecretKey(derive('code')),
    humanCheck: derive('human check'),
    tag: (text) => createHmac('sha256', tagKey).update(text).digest('base64url').slice(0, 22),
  }
}
