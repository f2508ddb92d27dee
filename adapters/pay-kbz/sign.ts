import { createHash, timingSafeEqual } from 'node:crypto'

export type Fields = Readonly<Record<string, unknown>>

export const SIGN_TYPE = 'SHA256'
const UNSIGNED: ReadonlySet<string> = new Set(['sign', 'sign_type'])

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields of `biz_content` are merged with the others; empty or nested values are not signed. */
const flat = ({ biz_content: inner, ...outer }: Fields): [string, string][] =>
  [...Object.entries(outer), ...(isObject(inner) ? Object.entries(inner) : [])]
    .filter(([key, value]) => !UNSIGNED.has(key) && isPlain(value) && value !== '')
    .map(([key, value]) => [key, String(value)])

/** Signed values are not escaped: one with these characters could be read as two fields. */
const isAmbiguous = (pairs: readonly (readonly [string, string])[]): boolean =>
  pairs.some(([key, value]) => /[&=]/.test(key) || /[&=]/.test(value)) ||
  new Set(pairs.map(([key]) => key)).size < pairs.length

const textOf = (pairs: readonly (readonly [string, string])[]): string =>
  pairs
    // Byte order, independent of language.
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([key, value]) => `${key}=${value}`)
    .join('&')

const hashOf = (text: string, key: string): string =>
  createHash('sha256').update(`${text}&key=${key}`).digest('hex').toUpperCase()

export const signOf = (fields: Fields, key: string): string => hashOf(textOf(flat(fields)), key)

/** For parts of an address, whose reader signs the raw text: `=` and `&` never occur in values. */
export function isSigned(fields: Fields, key: string): boolean {
  const { sign, sign_type: type } = fields
  const pairs = flat(fields)
  // The signature's own name is not signed, so only this type is accepted.
  if (typeof sign !== 'string' || type !== SIGN_TYPE || isAmbiguous(pairs)) return false
  const wanted = Buffer.from(hashOf(textOf(pairs), key))
  const given = Buffer.from(sign)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
