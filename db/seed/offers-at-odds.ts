import type { CatalogueOffer, CataloguePackage } from '#modules/packages/index.ts'

type Naming = { readonly id: string; readonly body: unknown }

const NAMING = ['post', 'banner', 'announcement'] as const

/** Offers that could not be given, and content that names one nobody made. */
export function offersAtOdds(
  documents: ReadonlyMap<string, readonly Naming[]>,
  packages: readonly CataloguePackage[],
  offers: readonly CatalogueOffer[],
): string[] {
  const known = new Set(offers.map(({ code }) => code))
  const named = NAMING.flatMap((type) =>
    (documents.get(type) ?? []).flatMap(({ id, body }) => {
      const { offerCode } = body as { offerCode: string | null }
      return offerCode === null || known.has(offerCode)
        ? []
        : [`${type}/${id} names offer ${offerCode}, which is not there`]
    }),
  )
  const byCode = new Map(packages.map((item) => [item.code, item]))
  return [...named, ...offers.flatMap((offer) => mistakesOf(offer, byCode)), ...twiceAtOnce(offers)]
}

function mistakesOf(offer: CatalogueOffer, byCode: ReadonlyMap<string, CataloguePackage>): string[] {
  return offer.windows.flatMap(({ product, price }) => {
    const item = byCode.get(product)
    const where = `offer ${offer.code} for ${product}`
    if (!item) return [`${where}: there is no such product`]
    if (item.type === 'DIGITAL') return [`${where}: services have no offers`]
    const lowest = Math.min(...item.prices.slice(-1).map((dated) => dated.price))
    return price !== null && price >= lowest ? [`${where} is no lower than its price`] : []
  })
}

/** The one that began last would count, and the other's post would lie. */
function twiceAtOnce(offers: readonly CatalogueOffer[]): string[] {
  const windows = offers.flatMap(({ code, windows: own }) => own.map((window) => ({ ...window, code })))
  const at = (moment: string) => Date.parse(moment)
  return windows.flatMap((one, index) =>
    windows
      .slice(index + 1)
      .filter((other) => other.product === one.product)
      .filter((other) => at(other.from) < at(one.to) && at(one.from) < at(other.to))
      .map((other) => `offers ${one.code} and ${other.code} for ${one.product} run at the same time`),
  )
}
