import type { Allowance } from '#contracts/packages.ts'
import type { BalanceTotals } from '#contracts/value.ts'

export type Given = Pick<Allowance, 'unit' | 'value' | 'unlimited'>

export type HaveNow = {
  readonly unit: Allowance['unit']
  /** Null: without a limit. */
  readonly now: number | null
  /** What of it was there already. */
  readonly before: number
  readonly given: number
  /** What else came with it. */
  readonly also: readonly Given[]
}

/** Of several the first is the one that people buy a package for. */
const UNITS: readonly Allowance['unit'][] = ['MB', 'MIN', 'SMS']

const totalIn = (unit: Allowance['unit'], { dataMb, voiceMin, sms }: BalanceTotals): number =>
  ({ MB: dataMb, MIN: voiceMin, SMS: sms })[unit]

function together(unit: Allowance['unit'], given: readonly Given[]): Given | null {
  const own = given.filter((one) => one.unit === unit)
  if (own.length === 0) return null
  const unlimited = own.some((one) => one.unlimited)
  return { unit, value: own.reduce((sum, one) => sum + one.value, 0), ...(unlimited && { unlimited }) }
}

/** What a line has now that this was given to it; null for what gives none of it, such as a service. */
export function haveNow(balances: BalanceTotals, given: readonly Given[]): HaveNow | null {
  const [main, ...also] = UNITS.flatMap((unit) => together(unit, given) ?? [])
  if (!main) return null
  // What works at night or abroad only may be counted in no total.
  const now = Math.max(totalIn(main.unit, balances), main.value)
  return {
    unit: main.unit,
    now: main.unlimited ? null : now,
    before: main.unlimited ? 0 : now - main.value,
    given: main.value,
    also,
  }
}
