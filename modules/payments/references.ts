import { randomInt } from 'node:crypto'
import { yangonDayKey } from '#language/yangon-day.ts'

const DIGITS = 12

/** Luhn check digit: detects one wrong digit or two swapped ones. */
export function luhn(digits: string): number {
  let sum = 0
  for (const [at, digit] of Array.from(digits).toReversed().entries()) {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return (10 - (sum % 10)) % 10
}

/**
 * Of fixed width with a letter at both ends: where a channel signs concatenated values, a digit of the next field cannot be read as part
 * of ours.
 */
const named = (letter: 'P' | 'R'): string => {
  const digits = String(randomInt(0, 10 ** DIGITS)).padStart(DIGITS, '0')
  return `${letter}${digits}${luhn(digits)}Z`
}

/** The reference under which a channel knows a payment. */
export const newReference = (): string => named('P')

/** The reference of a refund. */
export const newRefundNumber = (): string => named('R')

const REFERENCE = /^[PR](\d{12})(\d)Z$/

export function isReference(text: string): boolean {
  const [, digits, check] = REFERENCE.exec(text) ?? []
  return digits !== undefined && luhn(digits) === Number(check)
}

const LETTER = {
  TOPUP: 'T',
  FTTH_BILL: 'B',
  FTTH_PREPAY: 'B',
  FTTH_NEW: 'F',
  SERVICE_FEE: 'A',
  CALL_BACK: 'C',
} as const

/** `T-26111601001-3`: what people read out on the telephone. */
export function orderNo(type: keyof typeof LETTER, sequence: number, now: Date): string {
  const digits = yangonDayKey(now).slice(2).replaceAll('-', '') + String(sequence).padStart(5, '0')
  return `${LETTER[type]}-${digits}-${luhn(digits)}`
}
