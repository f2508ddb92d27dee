import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { makeBodySeal } from '#modules/notify/index.ts'

const [KEY_BYTES, NONCE_BYTES, TAG_BYTES] = [32, 12, 16]

export type FileKeys = {
  /** A new key, and its encrypted form for the database. */
  make(fileId: string): { readonly key: Buffer; readonly sealed: Buffer }
  open(fileId: string, sealed: Buffer): Buffer
}

/** One key per file, encrypted with `FILES_KEY`: without the file's row or without that setting nobody can read it. */
export function makeFileKeys(ring: string | undefined): FileKeys {
  let made: ReturnType<typeof makeBodySeal> | undefined
  const wrap = () => (made ??= makeBodySeal(ring, 'FILES_KEY'))
  return {
    make(fileId) {
      const key = randomBytes(KEY_BYTES)
      return { key, sealed: wrap().seal(fileId, key.toString('base64')) }
    },
    open: (fileId, sealed) => Buffer.from(wrap().open(fileId, sealed), 'base64'),
  }
}

/** AES-256-GCM bound to the object's name, so that swapped parts do not open. */
export function sealBytes(key: Buffer, name: string, bytes: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name))
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

export function openBytes(key: Buffer, name: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(name))
    .setAuthTag(sealed.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
}
