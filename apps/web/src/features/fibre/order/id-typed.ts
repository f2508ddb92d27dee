import type { IdDocument } from '#contracts/fibre-orders.ts'
import { parseNrc } from '#language/nrc.ts'
import { latinDigits } from '#ui/tel-field/latin-digits.ts'

export const ID_KINDS = ['NRC', 'PASSPORT', 'E_ID'] as const
/** As on the card: citizen, guest, naturalised, religious, temporary, and S. */
export const NRC_TYPES = { N: 'နိုင်', E: 'ဧည့်', P: 'ပြု', T: 'သာသနာ', Y: 'ယာယီ', S: 'စ' } as const
export const NRC_STATES = Array.from({ length: 14 }, (_, index) => String(index + 1))

/** An identity number in the parts that stand on the card. It lives in the memory of this page only. */
export type IdTyped = {
  readonly kind: IdDocument['kind']
  readonly state: string
  readonly township: string
  readonly type: keyof typeof NRC_TYPES
  readonly digits: string
  readonly passport: string
  readonly eId: string
}

export const EMPTY_ID: IdTyped = {
  kind: 'NRC',
  state: '',
  township: '',
  type: 'N',
  digits: '',
  passport: '',
  eId: '',
}

const BURMESE = /^[\u1000-\u109F]+$/

/** One script throughout: a township typed in Burmese makes the card's type Burmese too. */
function nrcOf({ state, township, type, digits }: IdTyped): string {
  const code = township.replace(/\s/g, '')
  return BURMESE.test(code)
    ? `${state}/${code}(${NRC_TYPES[type]})${digits}`
    : `${state}/${code.toUpperCase()}(${type})${digits}`
}

export type IdProblem = 'state' | 'township' | 'digits' | 'passport' | 'eId'

/** What cannot be right, in the order of the fields; the server reads it all again. */
export function idProblem(id: IdTyped): IdProblem | null {
  switch (id.kind) {
    case 'PASSPORT':
      return /^[A-Z]{1,2}[0-9]{6,9}$/i.test(id.passport.trim()) ? null : 'passport'
    case 'E_ID':
      return /^[0-9]{10}$/.test(latinDigits(id.eId).replace(/[\s-]/g, '')) ? null : 'eId'
    case 'NRC':
      if (!NRC_STATES.includes(id.state)) return 'state'
      if (!/^([A-Za-z]{3,9}|[\u1000-\u109F]{3,12})$/.test(id.township.replace(/\s/g, ''))) return 'township'
      return /^[0-9]{6}$/.test(latinDigits(id.digits)) ? null : 'digits'
  }
}

/** A township missing from our list gets a hint, so that a slip is seen, and is never refused, because lists differ. */
export function hasUnknownTownship(id: IdTyped): boolean {
  if (id.kind !== 'NRC') return false
  const read = parseNrc(nrcOf({ ...id, digits: '000000' }))
  return read !== null && !read.isKnown
}

export function documentOf(id: IdTyped): IdDocument {
  switch (id.kind) {
    case 'PASSPORT':
      return { kind: 'PASSPORT', number: id.passport.trim().toUpperCase() }
    case 'E_ID':
      return { kind: 'E_ID', number: latinDigits(id.eId).replace(/[\s-]/g, '') }
    case 'NRC':
      return { kind: 'NRC', number: nrcOf({ ...id, digits: latinDigits(id.digits) }) }
  }
}
