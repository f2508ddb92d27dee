import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits that say nothing; only their hash is kept. */
export const newToken = (): string => randomBytes(32).toString('base64url')

const TOKEN = /^[\w-]{43}$/

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Null for a text that cannot be a token of ours, so that the database is not asked about it. */
export const hashToken = (token: string): Buffer | null => (TOKEN.test(token) ? hashOf(token) : null)

/** A guest's token says what it is, so that it is looked for in its own table and in no other. */
const CONTACT = 'contact.'

export const newContactToken = (): string => CONTACT + newToken()

/** Null for anything but a guest's token. */
export const hashContactToken = (token: string): Buffer | null =>
  token.startsWith(CONTACT) && TOKEN.test(token.slice(CONTACT.length)) ? hashOf(token) : null
