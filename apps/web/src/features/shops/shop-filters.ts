import { SHOP_SERVICES, type ShopService } from '#contracts/shop-services.ts'
import { SHOP_TYPES, type Shop } from '#contracts/shops.ts'

/** What is chosen on the page. All of it stands in the address; where somebody is never does. */
export type ShopFilters = {
  readonly words: string
  readonly type: Shop['type'] | null
  readonly service: ShopService | null
  readonly openNow: boolean
  /** Shops are looked for around it. */
  readonly township: string | null
  readonly region: string | null
  /** The one whose sheet is open. */
  readonly shop: string | null
}

export const NO_FILTERS: ShopFilters = {
  words: '',
  type: null,
  service: null,
  openNow: false,
  township: null,
  region: null,
  shop: null,
}

const LONGEST_WORDS = 80
const ID = /^[A-Za-z0-9_-]{1,80}$/

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | null =>
  known.find((item) => item === text) ?? null

const idOf = (text: string | null): string | null => (text !== null && ID.test(text) ? text : null)

/** From the address. Unknown values, typed by hand, are ignored. */
export function readFilters(search: string): ShopFilters {
  const query = new URLSearchParams(search)
  return {
    words: (query.get('q') ?? '').slice(0, LONGEST_WORDS),
    type: oneOf(SHOP_TYPES, query.get('type')),
    service: oneOf(SHOP_SERVICES, query.get('service')),
    openNow: query.get('open') === '1',
    township: idOf(query.get('township')),
    region: idOf(query.get('region')),
    shop: idOf(query.get('shop')),
  }
}

/** Into the address; a wish that is not made leaves no trace. */
export function writeFilters(filters: ShopFilters): string {
  const query = new URLSearchParams()
  const entries: Record<string, string | null> = {
    q: filters.words || null,
    type: filters.type,
    service: filters.service,
    open: filters.openNow ? '1' : null,
    township: filters.township,
    region: filters.region,
    shop: filters.shop,
  }
  for (const [name, value] of Object.entries(entries)) if (value !== null) query.set(name, value)
  return query.toString()
}

/** Of the wishes behind the button, those that are made. */
export const hiddenCount = ({ type, township }: ShopFilters): number =>
  [type, township].filter((wish) => wish !== null).length

export const isFiltered = ({ shop: _, ...wishes }: ShopFilters): boolean =>
  Object.values(wishes).some((wish) => wish !== null && wish !== false && wish !== '')
