import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits without content; only their hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

const TOKEN = /^[\w-]{43}$/

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Null for a text that cannot be our token, which saves a query. */
export const hashToken = (token: string): Buffer | null => (TOKEN.test(token) ? hashOf(token) : null)

/** Marks a guest's token, so that only its own table is searched. */
const CONTACT = 'contact.'

export const newContactToken = (): string => CONTACT + newToken()

/** Null for anything but a guest's token. */
export const hashContactToken = (token: string): Buffer | null =>
  token.startsWith(CONTACT) && TOKEN.test(token.slice(CONTACT.length)) ? hashOf(token) : null
