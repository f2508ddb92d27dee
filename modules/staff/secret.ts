import { createHash, randomBytes, randomInt } from 'node:crypto'

const SECRET = /^[\w-]{43}$/
const CODE_DIGITS = 8

/** 256 random bits without content; only their hash is stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Null for a text that cannot be one of ours, which saves a query. */
export const readSecret = (text: string): Buffer | null => (SECRET.test(text) ? hashSecret(text) : null)

/** Worth something only beside its link, and for a few tries. */
export const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')

/** The hash of a code is worth nothing with another link. */
export const hashCode = (link: Buffer, code: string): Buffer =>
  createHash('sha256').update(link).update(code).digest()
