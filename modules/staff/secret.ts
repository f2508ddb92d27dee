import { createHash, randomBytes } from 'node:crypto'

const SECRET = /^[\w-]{43}$/

/** 256 random bits without content; only their hash is stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Null for a text that cannot be one of ours, which saves a query. */
export const readSecret = (text: string): Buffer | null => (SECRET.test(text) ? hashSecret(text) : null)
