import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16

export type Seal = { close(value: object): string; open(sealed: string): unknown }

/** Encrypts facts that a browser has to bring back. The first key encrypts, all of them decrypt. */
export function makeSeal(keys: readonly Buffer[]): Seal {
  const [first] = keys
  if (!first) throw new Error('a seal needs a key')
  return {
    close(value) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', first, nonce)
      const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
      return Buffer.concat([nonce, text, cipher.getAuthTag()]).toString('base64url')
    },
    /** Null for anything not sealed with our keys. */
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null
      return keys.map((key) => openWith(key, bytes)).find((opened) => opened !== null) ?? null
    },
  }
}

function openWith(key: Buffer, bytes: Buffer): unknown {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
    return JSON.parse(text.toString('utf8'))
  } catch {
    return null
  }
}
