import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits that say nothing; only their hash is kept. */
export const newToken = (): string => randomBytes(32).toString('base64url')

const TOKEN = /^[\w-]{43}$/

/** Null for a text that cannot be a token of ours, so that the database is not asked about it. */
export const hashToken = (token: string): Buffer | null =>
  TOKEN.test(token) ? createHash('sha256').update(token).digest() : null
