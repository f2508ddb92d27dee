import type { Bench, Size } from './figure.ts'
import { exchangeAgainstFunction } from './loyalty/exchange-rates.ts'
import { tierRun, type TierRun } from './loyalty/tier-run.ts'

const measured = new Map<Size, Promise<TierRun>>()
function tiers(size: Size): Promise<TierRun> {
  const known = measured.get(size) ?? tierRun(size)
  measured.set(size, known)
  return known
}

export const benches: readonly Bench[] = [
  {
    name: 'loyalty.exchange',
    unit: 'exchanges/CPU s',
    bar: { of: 'ratio', atLeast: 0.5 },
    measure: exchangeAgainstFunction,
  },
  {
    name: 'loyalty.tier-run',
    unit: 'members/s, rests included',
    bar: { of: 'value', atLeast: 1_000 },
    measure: async (size) => (await tiers(size)).rows,
  },
  {
    name: 'loyalty.tier-run-purchases',
    unit: 'purchases/s while tiers are looked at',
    bar: { of: 'ratio', atLeast: 0.8 },
    measure: async (size) => (await tiers(size)).purchases,
  },
]
