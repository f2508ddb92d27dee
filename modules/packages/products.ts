import type { Lang } from '#contracts/language.ts'
import type { Generation } from '#modules/content/index.ts'
import { packageSource } from './package-source.ts'
import { offerFor, type Offer } from './offer.ts'
import { offerSource } from './offer-source.ts'
import { isOnSale, priceAt } from './price.ts'
import type { CataloguePackage } from './stored-catalogue.ts'

/** A product as a purchase sees it: rules and price from the catalogue, names from the content. */
export type Product = {
  readonly item: CataloguePackage
  readonly name: string
  readonly nameMm: string | null
  readonly serviceId: string | null
  /** The price shown, to which tax may be added. */
  readonly price: number
  /** What its buyer gets in addition or pays instead; gifts and renewals do not. */
  readonly offer: Offer | null
}

type Names = Pick<Product, 'name' | 'nameMm'> & {
  /** The digital service it is sold as. */
  readonly serviceId: string | null
}

export const nameIn = (lang: Lang, { name, nameMm }: Pick<Product, 'name' | 'nameMm'>): string =>
  lang === 'my' ? (nameMm ?? name) : name

/** Names of a product, on sale or not: a history mentions products that are gone. */
export function productNames(generation: Generation, code: string): Names | null {
  const words = generation.get('vasPackageWords', code)?.body
  if (words) return { name: words.name, nameMm: words.nameMm, serviceId: null }
  const service = generation.list('digitalService').find(({ body }) => body.productCode === code)
  return service ? { name: service.body.name, nameMm: service.body.nameMm, serviceId: service.id } : null
}

const hasGroup = (generation: Generation, code: string): boolean => {
  const groupId = generation.get('vasPackageWords', code)?.body.groupId
  if (groupId !== undefined) return generation.get('vasGroup', groupId) !== undefined
  const service = generation.list('digitalService').find(({ body }) => body.productCode === code)
  return service !== undefined && generation.get('digitalGroup', service.body.groupId) !== undefined
}

/** Found by product code; a digital service also by its own id. Null when it is not on sale now. */
export function findProduct(generation: Generation, id: string, now: Date): Product | null {
  const code = generation.get('digitalService', id)?.body.productCode ?? id
  const item = generation.rows(packageSource).find((row) => row.code === code)
  const price = item && priceAt(item, now)
  const names = productNames(generation, code)
  if (!item || !price || !names || !isOnSale(item, now) || !hasGroup(generation, code)) return null
  const offer = offerFor(generation.rows(offerSource), { code, price: price.price }, now)
  return { item, ...names, price: price.price, offer }
}

export type NotOnSale = { readonly code: string; readonly reasons: readonly Reason[] }
type Reason =
  | 'NO_WORDS'
  | 'NO_GROUP'
  | 'NO_PRICE'
  | 'NO_PRODUCT'
  | 'NOT_ACTIVE'
  | 'BEFORE_SALE'
  | 'AFTER_SALE'

/** Products with a catalogue entry or with texts that nobody can buy, and why. */
export function packagesNotOnSale(generation: Generation, now: Date): NotOnSale[] {
  const items = generation.rows(packageSource)
  const known = new Set(items.map(({ code }) => code))
  const worded = [
    ...generation.list('vasPackageWords').map(({ id }) => id),
    ...generation.list('digitalService').flatMap(({ body }) => body.productCode ?? []),
  ]
  return [
    ...items.map((item) => ({ code: item.code, reasons: reasonsAgainst(generation, item, now) })),
    ...worded.filter((code) => !known.has(code)).map((code) => ({ code, reasons: ['NO_PRODUCT' as const] })),
  ].filter(({ reasons }) => reasons.length > 0)
}

function reasonsAgainst(generation: Generation, item: CataloguePackage, now: Date): Reason[] {
  const worded = productNames(generation, item.code) !== null
  return [
    ...(worded ? [] : ['NO_WORDS' as const]),
    ...(worded && !hasGroup(generation, item.code) ? ['NO_GROUP' as const] : []),
    ...(priceAt(item, now) ? [] : ['NO_PRICE' as const]),
    ...(item.status === 'ACTIVE' ? [] : ['NOT_ACTIVE' as const]),
    ...(Date.parse(item.saleFrom) > now.getTime() ? ['BEFORE_SALE' as const] : []),
    ...(item.saleTo !== null && Date.parse(item.saleTo) <= now.getTime() ? ['AFTER_SALE' as const] : []),
  ]
}
