import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { derivedKey } from './derived-key.ts'

const CIPHER = 'aes-256-gcm'
const KEY_USE = 'second factor at rest'
const IV_BYTES = 12
const TAG_BYTES = 16

const owner = (userId: number): Buffer => Buffer.from(`staff_factor:${userId}`)

/** As it may lie in the database: unreadable without CMS_SECRET, and worth nothing in the row of another colleague. */
export function seal(userId: number, secret: Uint8Array): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, derivedKey(KEY_USE), iv).setAAD(owner(userId))
  const body = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

/** Null when it was sealed under another CMS_SECRET, or for somebody else. */
export function unseal(userId: number, sealed: string): Uint8Array | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const body = IV_BYTES + TAG_BYTES
  try {
    const decipher = createDecipheriv(CIPHER, derivedKey(KEY_USE), bytes.subarray(0, IV_BYTES))
    decipher.setAAD(owner(userId)).setAuthTag(bytes.subarray(IV_BYTES, body))
    return Buffer.concat([decipher.update(bytes.subarray(body)), decipher.final()])
  } catch {
    return null
  }
}
