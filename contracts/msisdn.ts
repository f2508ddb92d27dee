import * as z from 'zod/mini'

/** Mobile numbers after the country code, as all networks of Myanmar use them; loose on purpose. */
const NATIONAL = /^9(?:[268][0-9]{6,8}|[3479][0-9]{7,8}|5[0-9]{6})$/

const MAX_UNITS = 200
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g
/** Burmese, Shan, Arabic-Indic and full-width digits all end in the nibble that is their value. */
const FOREIGN_DIGIT = /[\u1040-\u1049\u1090-\u1099\u0660-\u0669\uFF10-\uFF19]/g
const CANDIDATE = /\+?[0-9](?:[\s().\-\u2010-\u2015/]*[0-9])*/g

/**
 * A mobile number in the form we store, `959…`, from what people type or paste: any of the five usual beginnings,
 * blanks and dashes, Burmese digits (also letter wa for zero), a contact with its name. `null` when there is no number
 * or more than one.
 */
export function parseMsisdn(raw: string): string | null {
  if (raw.length > MAX_UNITS) return null
  const found = new Set<string>()
  for (const candidate of latinDigits(raw).match(CANDIDATE) ?? []) {
    const msisdn = canonical(candidate.replace(/[^+0-9]/g, ''))
    if (msisdn) found.add(msisdn)
  }
  const [only, ...others] = found
  return only !== undefined && others.length === 0 ? only : null
}

/** Reads a form field or body as a number of any network. */
export const Msisdn = z.pipe(
  z.string().check(
    z.maxLength(MAX_UNITS),
    z.refine((raw) => parseMsisdn(raw) !== null, 'NUMBER_INVALID'),
  ),
  z.transform((raw) => parseMsisdn(raw) ?? ''),
)

/** `pattern` is the operator's own (national numbers, without country code). */
export const isOwnNumber = (msisdn: string, pattern: string): boolean =>
  msisdn.startsWith('95') && new RegExp(pattern).test(msisdn.slice(2))

/** `09 691 234 567`, the way people read a number aloud. */
export function displayMsisdn(msisdn: string): string {
  const subscriber = nationalOf(msisdn).slice(2)
  const groups = GROUPS[subscriber.length] ?? /(.+)/
  return ['09', ...(groups.exec(subscriber)?.slice(1) ?? [])].join(' ')
}

const GROUPS: Readonly<Record<number, RegExp>> = {
  7: /(...)(....)/,
  8: /(....)(....)/,
  9: /(...)(...)(...)/,
}

/** `09691•••567`: enough for its owner, too little for a stranger. */
export function maskMsisdn(msisdn: string): string {
  const national = nationalOf(msisdn)
  return `${national.slice(0, -6)}•••${national.slice(-3)}`
}

const nationalOf = (msisdn: string): string => `0${msisdn.slice(2)}`

/** Letter wa looks like zero and is typed for it; between digits it can mean nothing else. */
const latinDigits = (raw: string): string =>
  raw
    .replace(INVISIBLE, '')
    .replace(/\u101D(?=[\s-]*[\u1040-\u1049\u101D0-9])|([\u1040-\u10490-9])\u101D/g, '$1\u1040')
    .replace(FOREIGN_DIGIT, (digit) => String(digit.charCodeAt(0) & 15))

function canonical(digits: string): string | null {
  const bare = digits.replace(/^\+/, '').replace(/^00(?=95)/, '')
  const national = readNational(bare)
  return national !== null && NATIONAL.test(national) ? `95${national}` : null
}

/** `9509…` is the country code put before a number that kept its zero. */
function readNational(bare: string): string | null {
  if (bare.startsWith('9509')) return bare.slice(3)
  if (bare.startsWith('959') && bare.length > 10) return bare.slice(2)
  if (bare.startsWith('09')) return bare.slice(1)
  return bare.startsWith('9') ? bare : null
}
