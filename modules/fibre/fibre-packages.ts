import type { FtthPackage, Place } from '#contracts/fibre.ts'
import { perGeneration, type Generation, type Pictures } from '#modules/content/index.ts'
import { fibreSource } from './fibre-source.ts'
import { fibrePriceAt } from './fibre-price.ts'
import { quoteNewLine } from './quote.ts'

export type FibreShelf = (generation: Generation) => readonly FtthPackage[]

/** A fibre package without texts, or whose first price has not begun, is not offered. */
export const makeFibreShelf = (pictures: Pictures): FibreShelf =>
  perGeneration((generation) =>
    generation.rows(fibreSource).flatMap((item) => {
      const words = generation.get('fibreWords', item.code)?.body
      const price = fibrePriceAt(item, generation.now)
      if (!words || !price || item.status !== 'ACTIVE') return []
      const { status: _status, prices: _prices, prepay, sort, ...rules } = item
      const { from: _from, ...fees } = price
      const view: FtthPackage = {
        ...rules,
        ...fees,
        id: item.code,
        name: words.name,
        nameMm: words.nameMm,
        description: words.descriptionHtml,
        descriptionMm: words.descriptionHtmlMm,
        features: words.features,
        device: words.device,
        deviceMm: words.deviceMm,
        thumbnail: pictures.thumbnail(generation, words.pictureName),
        picture: pictures.find(generation, words),
        quotes: prepay.map((choice) => quoteNewLine(price, choice)),
        sortOrder: sort,
      }
      return [view]
    }),
  )

/** A package sold at a place is sold at every place inside it. */
export function offeredAt(
  generation: Generation,
  packages: readonly FtthPackage[],
  placeId: string,
): FtthPackage[] | null {
  const chain = placeAndAbove(generation, placeId)
  if (chain.length === 0) return null
  return packages.filter(
    ({ availablePlaceIds }) =>
      availablePlaceIds === 'ALL' || availablePlaceIds.some((id) => chain.includes(id)),
  )
}

function placeAndAbove(
  generation: Generation,
  placeId: string,
  below: readonly string[] = [],
): readonly string[] {
  const place = generation.get('place', placeId)
  if (!place || below.includes(place.id)) return below
  const chain = [...below, place.id]
  return place.body.parentId === null ? chain : placeAndAbove(generation, place.body.parentId, chain)
}

export const listPlaces = (
  generation: Generation,
  wish: { level?: Place['level'] | undefined; parentId?: string | undefined },
): Place[] =>
  generation
    .list('place')
    .filter(({ body }) => wish.level === undefined || body.level === wish.level)
    .filter(({ body }) => wish.parentId === undefined || body.parentId === wish.parentId)
    .map(({ id, body }) => ({ placeId: id, ...body }))
