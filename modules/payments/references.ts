import { randomInt } from 'node:crypto'
import { yangonDayKey } from '#language/yangon-day.ts'

const DIGITS = 12

/** Mod 10 with every second digit doubled: one wrong digit or two swapped are seen. */
export function luhn(digits: string): number {
  let sum = 0
  for (const [at, digit] of Array.from(digits).toReversed().entries()) {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return (10 - (sum % 10)) % 10
}

/**
 * Of fixed width with a letter at both ends: channels that sign values one behind the other cannot be made to read a digit of the
 * next field as ours.
 */
const named = (letter: 'P' | 'R'): string => {
  const digits = String(randomInt(0, 10 ** DIGITS)).padStart(DIGITS, '0')
  return `${letter}${digits}${luhn(digits)}Z`
}

/** How a channel knows one try to pay. */
export const newReference = (): string => named('P')

/** And one try to give back. */
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

/** `T-26111601001-3`: what people read aloud. */
export function orderNo(type: keyof typeof LETTER, sequence: number, now: Date): string {
  const digits = yangonDayKey(now).slice(2).replaceAll('-', '') + String(sequence).padStart(5, '0')
  return `${LETTER[type]}-${digits}-${luhn(digits)}`
}
