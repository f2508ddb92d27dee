import { brand } from '#brand'
import type { CreateOrder } from '#contracts/payments.ts'
import { displayMsisdn, isOwnNumber, parseMsisdn } from '#contracts/msisdn.ts'

export type Draft = {
  /** True when the top-up is not for the signed-in line. */
  readonly other: boolean
  readonly phone: string
  readonly again: string
  /** Null means the usual amount. */
  readonly kyat: number | null
  readonly way: string | null
}

export const EMPTY_DRAFT: Draft = { other: false, phone: '', again: '', kyat: null, way: null }

/** Puts an order whose answer was lost back into the form. */
export function draftOf(body: CreateOrder | null, own: string | null): Draft {
  if (body?.type !== 'TOPUP') return EMPTY_DRAFT
  const { target, faceValue: kyat } = body
  if (target === own) return { ...EMPTY_DRAFT, kyat }
  const phone = displayMsisdn(target)
  return { ...EMPTY_DRAFT, other: true, phone, again: phone, kyat }
}

export type NumberProblem = 'number' | 'ours' | 'again'

export type Target = { readonly number: string } | { readonly wrong: NumberProblem }

/** The number, typed twice because money sent to a wrong number cannot be recovered. `known` numbers need not be repeated. */
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
