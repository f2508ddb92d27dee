import { brand } from '#brand'
import type { CreateOrder } from '#contracts/payments.ts'
import { displayMsisdn, isOwnNumber, parseMsisdn } from '#contracts/msisdn.ts'

export type Draft = {
  /** Not for the own line of whoever is signed in. */
  readonly other: boolean
  readonly phone: string
  readonly again: string
  /** Null: nothing chosen yet, so the usual one. */
  readonly kyat: number | null
  readonly way: string | null
}

export const EMPTY_DRAFT: Draft = { other: false, phone: '', again: '', kyat: null, way: null }

/** What was sent before its answer was lost stands in the form again. */
export function draftOf(body: CreateOrder | null, own: string | null): Draft {
  if (body?.type !== 'TOPUP') return EMPTY_DRAFT
  const { target, faceValue: kyat } = body
  if (target === own) return { ...EMPTY_DRAFT, kyat }
  const phone = displayMsisdn(target)
  return { ...EMPTY_DRAFT, other: true, phone, again: phone, kyat }
}

export type NumberProblem = 'number' | 'ours' | 'again'

export type Target = { readonly number: string } | { readonly wrong: NumberProblem }

/** Which line, typed twice: money for a wrong number cannot be had back. `known` need not be typed again. */
export function targetOf(
  { other, phone, again }: Draft,
  own: string | null,
  known: readonly string[],
): Target {
  if (!other && own !== null) return { number: own }
  const number = parseMsisdn(phone)
  if (number === null) return { wrong: 'number' }
  if (!isOwnNumber(number, brand.ownNumbers.pattern)) return { wrong: 'ours' }
  return known.includes(number) || parseMsisdn(again) === number ? { number } : { wrong: 'again' }
}
