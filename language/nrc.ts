import { toLatinDigits } from './digits.ts'
import { NRC_TOWNSHIPS } from './nrc-townships.ts'

export const NRC_TYPES = ['N', 'E', 'P', 'T', 'Y', 'S'] as const
export type NrcType = (typeof NRC_TYPES)[number]

export type Nrc = {
  /** 1 to 14. */
  readonly state: number
  /** `OUKAMA`, also where it was written in Burmese. */
  readonly township: string
  readonly type: NrcType
  /** Six digits. */
  readonly digits: string
  /** The township is in our list. One that is not is never refused. */
  readonly isKnown: boolean
}

const MOST_UNITS = 60
const STATES = 14

const BURMESE_TYPES: Readonly<Record<string, NrcType>> = {
  နိုင်: 'N',
  ဧည့်: 'E',
  ပြု: 'P',
  သာသနာ: 'T',
  ယာယီ: 'Y',
  စ: 'S',
}

/** How each letter of a township code is written in Latin. */
const LETTERS: Readonly<Record<string, string>> = {
  က: 'KA',
  ခ: 'KHA',
  ဂ: 'GA',
  ဃ: 'GA',
  င: 'NGA',
  စ: 'SA',
  ဆ: 'SA',
  ဇ: 'ZA',
  ဈ: 'ZA',
  ဉ: 'NYA',
  ည: 'NYA',
  ဏ: 'NA',
  တ: 'TA',
  ထ: 'HTA',
  ဒ: 'DA',
  ဓ: 'DA',
  န: 'NA',
  ပ: 'PA',
  ဖ: 'PHA',
  ဗ: 'BA',
  ဘ: 'BA',
  မ: 'MA',
  ယ: 'YA',
  ရ: 'YA',
  လ: 'LA',
  ဝ: 'WA',
  သ: 'THA',
  ဟ: 'HA',
  အ: 'AH',
  ဥ: 'OU',
  ဦ: 'OU',
  ဧ: 'E',
}

const LATIN = /^(\d{1,2})[/\\]([A-Za-z]{3,9})\(?([A-Za-z])\)?(\d{6})$/
const BURMESE = /^(\d{1,2})[/\\]([\u1000-\u1021\u1025-\u1027]{3})\(([\u1000-\u103E\u1050-\u109F]+)\)(\d{6})$/

/** Zero is typed for the letter wa, and the other way round; where it stands says which it is. */
const withoutMixUps = (text: string): string =>
  text.replace(
    /^([^/]*\/)([^(]*)(.*\))([^)]*)$/u,
    (_, state: string, township: string, type: string, digits: string) =>
      state.replaceAll('ဝ', '၀') + township.replaceAll('၀', 'ဝ') + type + digits.replaceAll('ဝ', '၀'),
  )

const inLatin = (letters: string): string => Array.from(letters, (letter) => LETTERS[letter] ?? '').join('')

/** Spaces, full-width brackets and slashes, and invisible characters make no difference. */
const tidied = (raw: string): string =>
  toLatinDigits(
    withoutMixUps(
      raw
        .normalize('NFC')
        .replace(/[\s\u200B-\u200F\u2060\uFEFF]/gu, '')
        .replaceAll('（', '(')
        .replaceAll('）', ')')
        .replaceAll('／', '/'),
    ),
  )

const isType = (letter: string): letter is NrcType => NRC_TYPES.some((type) => type === letter)

/** `12/OUKAMA(N)123456` or `၁၂/ဥကမ(နိုင်)၁၂၃၄၅၆` as its parts; null when it can be neither. */
export function parseNrc(raw: string): Nrc | null {
  if (raw.length > MOST_UNITS) return null
  const text = tidied(raw)
  const latin = LATIN.exec(text)
  const [, stateText = '', code = '', typeText = '', digits = ''] = latin ?? BURMESE.exec(text) ?? []
  const state = Number(stateText)
  const type = latin ? typeText.toUpperCase() : (BURMESE_TYPES[typeText] ?? '')
  if (state < 1 || state > STATES || !isType(type)) return null
  const township = latin ? code.toUpperCase() : inLatin(code)
  return { state, township, type, digits, isKnown: isKnownTownship(state, township) }
}

export const isKnownTownship = (state: number, township: string): boolean =>
  (NRC_TOWNSHIPS[state] ?? '').split(/\s+/).includes(township)

export const townshipsOf = (state: number): readonly string[] => (NRC_TOWNSHIPS[state] ?? '').split(/\s+/)

type Written = Pick<Nrc, 'state' | 'township' | 'type' | 'digits'>

/** One spelling of a number, however it was typed. */
export const nrcText = ({ state, township, type, digits }: Written): string =>
  `${state}/${township}(${type})${digits}`

/** `12/OUKAMA(N)•••456`: all that is ever shown. */
export const maskNrc = ({ state, township, type, digits }: Written): string =>
  `${state}/${township}(${type})•••${digits.slice(3)}`

/** `MB123456`: two letters or one and six or seven digits. */
export function parsePassport(raw: string): string | null {
  const text = toLatinDigits(raw).replace(/[\s-]/g, '').toUpperCase()
  return /^[A-Z]{1,2}\d{6,8}$/.test(text) ? text : null
}

/** The ten digits of an electronic identity. */
export function parseEId(raw: string): string | null {
  const text = toLatinDigits(raw).replace(/[\s-]/g, '')
  return /^\d{10}$/.test(text) ? text : null
}

/** Of any other document: its end alone. */
export const maskDocument = (number: string): string => `•••${number.slice(-3)}`
