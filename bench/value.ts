import type { Bench, Size } from './figure.ts'
import { purchaseAgainstFunction } from './value/purchase-rates.ts'
import { openShop, type Loaded, type ShopBench } from './value/shop-bench.ts'

const FEW = 10_000
/** Five entries each. A machine without room for the full size sets a smaller one. */
const MANY: Record<Size, number> = {
  ci: 50_000,
  full: Number(process.env['BENCH_VALUE_LINES'] ?? 10_000_000),
}
const TURN_SECONDS: Record<Size, number> = { ci: 2, full: 8 }
const TURNS: Record<Size, number> = { ci: 1, full: 3 }

const best = (figures: readonly number[]): number => Math.max(...figures)
const least = (figures: readonly number[]): number => Math.min(...figures)

type Side = { readonly buying: Loaded; readonly reading: Loaded }
type Growth = { readonly many: Side; readonly few: Side }

/** Both shops exist at the same time and take turns; each side's best turn counts. Measured once for all its figures. */
async function measureGrowth(size: Size): Promise<Growth> {
  const few = await openShop(FEW)
  try {
    const many = await openShop(MANY[size])
    try {
      const seconds = TURN_SECONDS[size]
      for (const shop of [few, many]) await shop.purchases(seconds)
      const turns: Growth[] = []
      for (let turn = 0; turn < TURNS[size]; turn += 1)
        turns.push({ few: await sideOf(few, seconds), many: await sideOf(many, seconds) })
      return { few: merge(turns.map((turn) => turn.few)), many: merge(turns.map((turn) => turn.many)) }
    } finally {
      await many.close()
    }
  } finally {
    await few.close()
  }
}

const sideOf = async (shop: ShopBench, seconds: number): Promise<Side> => ({
  buying: await shop.purchases(seconds),
  reading: await shop.accountMain(seconds),
})

const merge = (sides: readonly Side[]): Side => ({
  buying: mergeLoaded(sides.map(({ buying }) => buying)),
  reading: mergeLoaded(sides.map(({ reading }) => reading)),
})

const mergeLoaded = (turns: readonly Loaded[]): Loaded => ({
  perSecond: best(turns.map(({ perSecond }) => perSecond)),
  p99Ms: least(turns.map(({ p99Ms }) => p99Ms)),
})

const measured = new Map<Size, Promise<Growth>>()
function growth(size: Size): Promise<Growth> {
  const known = measured.get(size) ?? measureGrowth(size)
  measured.set(size, known)
  return known
}

export const benches: readonly Bench[] = [
  {
    name: 'value.purchase',
    unit: 'purchases/CPU s',
    bar: { of: 'ratio', atLeast: 0.5 },
    measure: purchaseAgainstFunction,
  },
  {
    name: 'value.growth',
    unit: 'purchases/s',
    bar: { of: 'ratio', atLeast: 0.85 },
    measure: async (size) => {
      const { many, few } = await growth(size)
      return { value: many.buying.perSecond, reference: few.buying.perSecond }
    },
  },
  {
    name: 'value.growth-p99',
    unit: 'ms',
    bar: { of: 'ratio', atMost: 1.3 },
    measure: async (size) => {
      const { many, few } = await growth(size)
      return { value: many.buying.p99Ms, reference: few.buying.p99Ms }
    },
  },
  {
    name: 'value.account-main',
    unit: 'ms p99',
    bar: { of: 'ratio', atMost: 1.3 },
    measure: async (size) => {
      const { many, few } = await growth(size)
      return { value: many.reading.p99Ms, reference: few.reading.p99Ms }
    },
  },
]
