import * as z from 'zod/mini'

/** Far above any balance, far below where whole numbers stop being exact. */
const MAX_KYAT = 1_000_000_000_000

/** Whole kyat: the currency has no smaller coin, so money is never a fraction. */
export const Kyat = z.int().check(z.gte(0), z.lte(MAX_KYAT))

/** A payment: something is paid. */
export const KyatToPay = z.int().check(z.gte(1), z.lte(MAX_KYAT))

/**
 * Kyat from the text of a gateway (`1000.00`, because ISO 4217 gives the currency two decimals) or of a person
 * (`15,000`). A fraction of a kyat is refused, not rounded.
 */
export function parseKyat(text: string): number | null {
  const whole = /^([0-9]{1,13}|[0-9]{1,3}(?:,[0-9]{3}){1,4})(?:\.0{1,4})?$/.exec(text.trim())?.[1]
  if (whole === undefined) return null
  const amount = Number(whole.replaceAll(',', ''))
  return amount <= MAX_KYAT ? amount : null
}

/** Whole amounts only, of kyat or anything that is counted: a core that is handed a fraction would have to round it. */
export function assertWhole(...amounts: readonly number[]): void {
  const odd = amounts.find((amount) => !Number.isSafeInteger(amount) || amount < 0)
  if (odd !== undefined) throw new RangeError(`${odd} is not a whole amount`)
}

type PaidFor = {
  readonly unit: string
  readonly source: string
  readonly amount: number
  readonly paidKyat?: number
  readonly taxKyat?: number
  readonly extendsDays?: number
}

/** Whole amounts, and what was paid is what is credited and its tax: no core books a difference away. */
export function assertPaid({ unit, source, amount, paidKyat, taxKyat = 0, extendsDays = 0 }: PaidFor): void {
  assertWhole(amount, paidKyat ?? 0, taxKyat, extendsDays)
  if (paidKyat === undefined && taxKyat === 0) return
  if (unit !== 'MMK' || source !== 'MAIN') throw new RangeError('only kyat of the main balance are paid for')
  if (paidKyat !== amount + taxKyat) throw new RangeError(`${paidKyat} is not ${amount} and ${taxKyat} tax`)
}
