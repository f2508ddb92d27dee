import { createHash, randomInt } from 'node:crypto'

const HOW_MANY = 10
const LENGTH = 16
/** Without letters that are read as digits. */
const LETTERS = 'abcdefghjkmnpqrstvwxyz23456789'

const one = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Nearly 79 bits each: a plain hash of one tells nothing, and it still counts after CMS_SECRET was changed. */
export const newRecoveryCodes = (): string[] => Array.from({ length: HOW_MANY }, one)

export const hashOfCode = (userId: number, code: string): string =>
  createHash('sha256').update(`${userId}:${code}`).digest('base64url')

/** In groups, as they are read and typed. */
export const grouped = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-')
