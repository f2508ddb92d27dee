import type { PostOffer } from '#contracts/content.ts'
import { perGeneration, type Generation, type Offers } from '#modules/content/index.ts'
import { offerTimes } from './offer.ts'
import { offerSource } from './offer-source.ts'
import type { Shelf, ShelfOf } from './on-sale.ts'

const byCode = perGeneration(
  (generation) => new Map(generation.rows(offerSource).map((offer) => [offer.code, offer])),
)

/** What a post or a banner may say about the offer it names. */
export const makeOffers =
  (shelfOf: ShelfOf): Offers =>
  (generation, code): PostOffer => {
    const { products, ...times } = offerTimes(byCode(generation).get(code), generation.now)
    return { code, ...times, packages: packagesOf(shelfOf(generation), products) }
  }

/** In the order of the shelf. */
const packagesOf = ({ packages }: Shelf, products: readonly string[]): PostOffer['packages'] =>
  packages
    .filter(({ view }) => products.includes(view.id))
    .map(({ view: { id, name, nameMm } }) => ({ id, name, nameMm }))

export type OfferProblem = {
  readonly where: string
  readonly offer: string
  readonly reason: 'MISSING' | 'OVER'
}

const NAMING = ['post', 'banner', 'announcement'] as const

/** Content that advertises what nobody can buy: its offer is missing from the catalogue, or over. */
export function offerProblems(generation: Generation, now: Date): OfferProblem[] {
  const known = byCode(generation)
  return NAMING.flatMap((type) =>
    generation.list(type).flatMap(({ id, body: { offerCode } }): OfferProblem[] => {
      if (offerCode === null) return []
      const offer = known.get(offerCode)
      const where = `${type}/${id}`
      if (!offer) return [{ where, offer: offerCode, reason: 'MISSING' }]
      return offerTimes(offer, now).state === 'OVER' ? [{ where, offer: offerCode, reason: 'OVER' }] : []
    }),
  )
}
