import type { BalanceTotals } from '#contracts/value.ts'
import type { CoreBucket, Grant, Totals } from './core.ts'
import type { Delta } from './move-plan.ts'

/** For screens, from the free amounts per unit that a core reports. */
export const totalsView = (totals: Totals, promoKyat = 0): BalanceTotals => ({
  main: (totals.MMK ?? 0) - promoKyat,
  promo: promoKyat,
  loanDue: 0,
  dataMb: totals.MB ?? 0,
  voiceMin: totals.MIN ?? 0,
  sms: totals.SMS ?? 0,
  points: totals.POINT ?? 0,
})

export function totalsOf(buckets: readonly CoreBucket[]): BalanceTotals {
  const totals: Partial<Record<string, number>> = {}
  let promo = 0
  for (const { unit, source, balance, reserved } of buckets) {
    totals[unit] = (totals[unit] ?? 0) + balance - reserved
    if (unit === 'MMK' && source === 'PROMO') promo += balance - reserved
  }
  return totalsView(totals, promo)
}

/** What a purchase may spend: the main balance without what is reserved. */
export const freeKyat = (buckets: readonly CoreBucket[]): number =>
  buckets
    .filter(({ source, unit }) => source === 'MAIN' && unit === 'MMK')
    .reduce((sum, { balance, reserved }) => sum + balance - reserved, 0)

/** The history's view of what was granted. */
export const deltasOf = (grants: readonly Grant[]): Delta[] =>
  grants.map(({ unit, amount }) => ({ unit, value: amount }))
