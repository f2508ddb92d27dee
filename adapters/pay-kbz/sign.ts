import { createHash, timingSafeEqual } from 'node:crypto'

export type Fields = Readonly<Record<string, unknown>>

export const SIGN_TYPE = 'SHA256'
const UNSIGNED: ReadonlySet<string> = new Set(['sign', 'sign_type'])

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `biz_content` lies flat among the others; what is empty or nested is not signed. */
const flat = ({ biz_content: inner, ...outer }: Fields): [string, string][] =>
  [...Object.entries(outer), ...(isObject(inner) ? Object.entries(inner) : [])]
    .filter(([key, value]) => !UNSIGNED.has(key) && isPlain(value) && value !== '')
    .map(([key, value]) => [key, String(value)])

/** Values are not escaped in what is signed: one with these in it could be read as two. */
const isAmbiguous = (pairs: readonly (readonly [string, string])[]): boolean =>
  pairs.some(([key, value]) => /[&=]/.test(key) || /[&=]/.test(value)) ||
  new Set(pairs.map(([key]) => key)).size < pairs.length

const textOf = (pairs: readonly (readonly [string, string])[]): string =>
  pairs
    // Plain order of bytes: no language sorts these.
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([key, value]) => `${key}=${value}`)
    .join('&')

const hashOf = (text: string, key: string): string =>
  createHash('sha256').update(`${text}&key=${key}`).digest('hex').toUpperCase()

export const signOf = (fields: Fields, key: string): string => hashOf(textOf(flat(fields)), key)

/** For parts of an address, where the reader signs what stands there: `=` and `&` never do. */
export function isSigned(fields: Fields, key: string): boolean {
  const { sign, sign_type: type } = fields
  const pairs = flat(fields)
  // Its own name is not among what is signed: no other is taken.
  if (typeof sign !== 'string' || type !== SIGN_TYPE || isAmbiguous(pairs)) return false
  const wanted = Buffer.from(hashOf(textOf(pairs), key))
  const given = Buffer.from(sign)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
