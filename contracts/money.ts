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
