import type { VasGroup, VasPackage } from '#contracts/packages.ts'
import { plainPoints } from '#contracts/loyalty-points.ts'
import { perGeneration, type Generation, type Pictures } from '#modules/content/index.ts'
import { chargeFor } from './charge.ts'
import { packageSource } from './package-source.ts'
import { offerFor } from './offer.ts'
import { withinFamilies, type Placed } from './within-families.ts'
import { offerSource } from './offer-source.ts'
import { isOnSale, priceAt, unitPrice } from './price.ts'
import type { CataloguePackage } from './stored-catalogue.ts'

/** A package on sale: price from the catalogue, texts from the content, and its group. */
export type OnSale = { readonly item: CataloguePackage; readonly view: VasPackage }

export type Shelf = {
  readonly groups: readonly VasGroup[]
  readonly packages: readonly OnSale[]
  readonly byId: ReadonlyMap<string, OnSale>
}

export type ShelfOf = (generation: Generation) => Shelf

/** A package without a price, texts or a group is not on sale. */
export const makeShelf = (pictures: Pictures): ShelfOf =>
  perGeneration((generation) => {
    const groups = generation
      .list('vasGroup')
      .filter(({ body }) => body.kind === 'MOBILE')
      .map(({ id, sort, body }): VasGroup => ({
        id,
        vasGroupName: body.name,
        vasGroupNameMm: body.nameMm,
        icon: body.icon,
        sortOrder: sort,
        kind: body.kind,
      }))
    const groupById = new Map(groups.map((group) => [group.id, group]))
    const sold = generation.rows(packageSource).flatMap((item) => {
      const words = generation.get('vasPackageWords', item.code)?.body
      const group = words && groupById.get(words.groupId)
      const price = priceAt(item, generation.now)
      if (!words || !group || !price || !isOnSale(item, generation.now)) return []
      const priced = { code: item.code, price: price.price }
      const offer = offerFor(generation.rows(offerSource), priced, generation.now)
      const view: Omit<VasPackage, keyof Placed> = {
        id: item.code,
        code: item.code,
        name: words.name,
        nameMm: words.nameMm,
        summary: words.summary,
        summaryMm: words.summaryMm,
        description: words.descriptionHtml,
        descriptionMm: words.descriptionHtmlMm,
        thumbnail: pictures.thumbnail(generation, words.pictureName),
        vasGroupId: group.id,
        vasGroupName: group.vasGroupName,
        vasGroupNameMm: group.vasGroupNameMm,
        price: price.price,
        listPrice: price.listPrice,
        tags: words.tags,
        offer: offer && { ...offer, bonus: [...offer.bonus] },
        unitPrice: unitPrice(item, offer?.price ?? price.price),
        ...rulesOf(item),
        pointsEarn: pointsOf(item, offer?.price ?? price.price),
      }
      return [{ ...view, item }]
    })
    const packages = withinFamilies(sold).map(({ item, ...view }): OnSale => ({ item, view }))
    return { groups, packages, byId: new Map(packages.map((entry) => [entry.view.id, entry])) }
  })

/** Points for a member of the lowest tier. */
function pointsOf(item: CataloguePackage, price: number): number {
  const { totalKyat, taxKyat } = chargeFor(price, item)
  return plainPoints(totalKyat - taxKyat) + item.pointsBonus
}

const rulesOf = (item: CataloguePackage) => ({
  kind: item.type,
  taxIncluded: item.taxIncluded,
  taxRatePct: item.taxRatePct,
  validity: item.validity,
  allowances: item.allowances,
  autoRenewable: item.autoRenewable,
  giftable: item.giftable,
  registerable: item.registerable,
  shareable: item.shareable,
  overlap: item.overlap,
  maxActive: item.maxActive,
  eligibility: item.eligibility,
  channels: item.channels,
  popularRank: item.popularRank,
  saleFrom: item.saleFrom,
  saleTo: item.saleTo,
  status: item.status,
})

const byRank = (a: OnSale, b: OnSale): number =>
  (a.item.popularRank ?? Infinity) - (b.item.popularRank ?? Infinity)

export const popular = (shelf: Shelf, most: number): OnSale[] =>
  shelf.packages
    .filter(({ item }) => item.popularRank !== null)
    .sort(byRank)
    .slice(0, most)

/** Others of the same group, nearest price first. */
export const relatedTo = (shelf: Shelf, { view }: OnSale, most: number): OnSale[] =>
  shelf.packages
    .filter((other) => other.view.vasGroupId === view.vasGroupId && other.view.id !== view.id)
    .sort((a, b) => Math.abs(a.view.price - view.price) - Math.abs(b.view.price - view.price))
    .slice(0, most)
