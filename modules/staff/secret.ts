import { createHash, randomBytes } from 'node:crypto'

const SECRET = /^[\w-]{43}$/

/** 256 random bits that say nothing; only their hash is kept. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Null for a text that cannot be one of ours, so that the database is not asked about it. */
export const readSecret = (text: string): Buffer | null => (SECRET.test(text) ? hashSecret(text) : null)
