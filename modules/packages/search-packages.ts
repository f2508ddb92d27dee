import type { Allowance, SearchVas, VasPackage } from '#contracts/packages.ts'
import { makeTextSearch, type Generation } from '#modules/content/index.ts'
import type { OnSale, ShelfOf } from './on-sale.ts'
import { validityDays } from './price.ts'

type PackageFilters = Omit<SearchVas, 'page' | 'size'>
type Order = (a: VasPackage, b: VasPackage) => number

/** Unlimited counts as more than any amount. */
const sumOf = (allowances: readonly Allowance[], unit: Allowance['unit']): number =>
  allowances
    .filter((allowance) => allowance.unit === unit)
    .reduce((sum, { value, unlimited }) => (unlimited ? Infinity : sum + value), 0)

/** The price for the next buyer. */
const priceOf = ({ price, offer }: VasPackage): number => offer?.price ?? price

/** One row per filter; a filter that is absent accepts everything. */
const FILTERS: readonly ((filters: PackageFilters, item: VasPackage) => boolean)[] = [
  ({ vasGroupIds }, item) => !vasGroupIds?.length || vasGroupIds.includes(item.vasGroupId),
  ({ kinds }, item) => !kinds?.length || kinds.includes(item.kind),
  ({ priceMin }, item) => priceMin === undefined || priceOf(item) >= priceMin,
  ({ priceMax }, item) => priceMax === undefined || priceOf(item) <= priceMax,
  ({ validityDaysMin }, item) =>
    validityDaysMin === undefined || validityDays(item.validity) >= validityDaysMin,
  ({ validityDaysMax }, item) =>
    validityDaysMax === undefined || validityDays(item.validity) <= validityDaysMax,
  ({ minDataMb }, item) => minDataMb === undefined || sumOf(item.allowances, 'MB') >= minDataMb,
  ({ minVoiceMin }, item) => minVoiceMin === undefined || sumOf(item.allowances, 'MIN') >= minVoiceMin,
  ({ autoRenew }, item) => autoRenew === undefined || item.autoRenewable === autoRenew,
  ({ giftable }, item) => giftable === undefined || item.giftable === giftable,
]

const last = (value: number | null): number => value ?? Number.MAX_SAFE_INTEGER

const ORDERS: Readonly<Record<SearchVas['sort'], Order>> = {
  POPULAR: (a, b) => last(a.popularRank) - last(b.popularRank),
  PRICE_ASC: (a, b) => priceOf(a) - priceOf(b),
  PRICE_DESC: (a, b) => priceOf(b) - priceOf(a),
  PER_MB: (a, b) => last(a.unitPrice.perMb) - last(b.unitPrice.perMb),
  VALIDITY: (a, b) => validityDays(b.validity) - validityDays(a.validity),
}

export type SearchPackages = (generation: Generation, filters: PackageFilters) => VasPackage[]

/** Packages by text, filters and order. Equal ones keep the catalogue's order. */
export function makeSearchPackages(shelfOf: ShelfOf): SearchPackages {
  const search = makeTextSearch<OnSale>(
    (generation) => shelfOf(generation).packages,
    ({ view }) => [
      view.name,
      view.nameMm,
      view.code,
      view.summary,
      view.summaryMm,
      view.vasGroupName,
      view.vasGroupNameMm,
      ...view.tags,
    ],
  )
  return (generation, filters) =>
    search(generation, filters.keyword ?? '')
      .map(({ view }) => view)
      .filter((item) => FILTERS.every((passes) => passes(filters, item)))
      .sort(ORDERS[filters.sort])
}
