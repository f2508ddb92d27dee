import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY = /^[0-9a-f]{64}$/i

export type BodySeal = {
  seal(id: string, text: string): Buffer
  open(id: string, sealed: Buffer): string
}

/** AES-256-GCM, bound to the message's id: a body moved to another row does not open. */
export function makeBodySeal(keyHex: string | undefined): BodySeal {
  if (!keyHex || !KEY.test(keyHex))
    throw new Error('SMS_BODY_KEY is not 32 bytes in hex: run "npm run setup"')
  const key = Buffer.from(keyHex, 'hex')
  return {
    seal(id, text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(id))
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    open(id, sealed) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(id))
        .setAuthTag(sealed.subarray(-TAG_BYTES))
      const text = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES))
      return Buffer.concat([text, decipher.final()]).toString('utf8')
    },
  }
}
