import type { PackageQuery } from '../../api/use-search-packages.ts'

/** Days from and to, both included; an hour counts as part of a day. */
export const VALIDITIES = {
  day: { validityDaysMax: 1 },
  week: { validityDaysMin: 2, validityDaysMax: 7 },
  fortnight: { validityDaysMin: 8, validityDaysMax: 15 },
  month: { validityDaysMin: 16, validityDaysMax: 31 },
  longer: { validityDaysMin: 32 },
} as const
export type Validity = keyof typeof VALIDITIES
export const VALIDITY_IDS = Object.keys(VALIDITIES) as Validity[]

export const SORTS = ['POPULAR', 'PRICE_ASC', 'PRICE_DESC', 'PER_MB', 'VALIDITY'] as const
export type Sort = (typeof SORTS)[number]

/** Smallest data a customer may ask for, in megabytes. */
export const MIN_DATA_MB = [500, 1024, 3072, 5120, 10_240] as const

/** The slider's right end: there the price is no wish any more. */
export const HIGHEST_PRICE = 50_000
export const PRICE_STEP = 500

export type PackageFilters = {
  /** Whole kyat; null when any price will do. */
  readonly priceMax: number | null
  readonly validity: Validity | null
  readonly minDataMb: number | null
  readonly giftable: boolean
  readonly autoRenew: boolean
  /** At most the balance; has no effect while the balance is unknown. */
  readonly payable: boolean
  readonly sort: Sort
}

export const NO_FILTERS: PackageFilters = {
  priceMax: null,
  validity: null,
  minDataMb: null,
  giftable: false,
  autoRenew: false,
  payable: false,
  sort: 'POPULAR',
}

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | null =>
  known.find((item) => item === text) ?? null

const wholeUpTo = (most: number, text: string | null): number | null =>
  text !== null && /^[0-9]{1,6}$/.test(text) && Number(text) < most ? Number(text) : null

/** From the address. Unknown values, typed by hand, are ignored. */
export function readFilters(search: string): PackageFilters {
  const query = new URLSearchParams(search)
  const minDataMb = Number(query.get('data'))
  return {
    priceMax: wholeUpTo(HIGHEST_PRICE, query.get('price')),
    validity: oneOf(VALIDITY_IDS, query.get('days')),
    minDataMb: MIN_DATA_MB.find((size) => size === minDataMb) ?? null,
    giftable: query.get('gift') === '1',
    autoRenew: query.get('renew') === '1',
    payable: query.get('pay') === '1',
    sort: oneOf(SORTS, query.get('sort')) ?? NO_FILTERS.sort,
  }
}

/** Into the address, over what else stands there; a wish that is not made leaves no trace. */
export function writeFilters(search: string, filters: PackageFilters): string {
  const query = new URLSearchParams(search)
  const entries: Record<string, string | null> = {
    price: filters.priceMax === null ? null : String(filters.priceMax),
    days: filters.validity,
    data: filters.minDataMb === null ? null : String(filters.minDataMb),
    gift: filters.giftable ? '1' : null,
    renew: filters.autoRenew ? '1' : null,
    pay: filters.payable ? '1' : null,
    sort: filters.sort === NO_FILTERS.sort ? null : filters.sort,
  }
  for (const [name, value] of Object.entries(entries)) {
    if (value === null) query.delete(name)
    else query.set(name, value)
  }
  return query.toString().replaceAll('%2C', ',')
}

/** How many of the wishes behind the button are made; those in the row show themselves. */
export const hiddenCount = ({ priceMax, minDataMb, autoRenew }: PackageFilters) =>
  [priceMax !== null, minDataMb !== null, autoRenew].filter(Boolean).length

/** Whether anything is wished; the order is no wish. */
export const isFiltered = (filters: PackageFilters) =>
  hiddenCount(filters) > 0 || filters.validity !== null || filters.giftable || filters.payable

/** As the search call wants it. */
export function searchOf(
  filters: PackageFilters,
  groupId: string | null,
  balance: number | null,
): PackageQuery {
  const { validity, minDataMb, sort } = filters
  const priceMax = lower(filters.priceMax, filters.payable ? balance : null)
  return {
    ...(groupId === null ? {} : { vasGroupIds: [groupId] }),
    ...(priceMax === null ? {} : { priceMax }),
    ...(validity === null ? {} : VALIDITIES[validity]),
    ...(minDataMb === null ? {} : { minDataMb }),
    ...(filters.giftable ? { giftable: true } : {}),
    ...(filters.autoRenew ? { autoRenew: true } : {}),
    sort,
  }
}

const lower = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other)
