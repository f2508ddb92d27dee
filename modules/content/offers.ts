import type { PostOffer } from '#contracts/content.ts'
import type { Generation } from './generation.ts'

/** The state of an offer by its code; one that is not in the catalogue is over. */
export type Offers = (generation: Generation, code: string) => PostOffer

type Naming = { readonly offerCode: string | null; readonly link: string | null }

/**
 * A banner or announcement that names an offer is shown while the offer can be bought. It links to the package, or where its editor says.
 * Without an offer it stays unchanged.
 */
export function standsOnOffer<T extends Naming>(
  generation: Generation,
  offers: Offers,
  body: T,
): readonly T[] {
  if (body.offerCode === null) return [body]
  const { state, packages } = offers(generation, body.offerCode)
  const [first] = packages
  if (state !== 'RUNNING' || !first) return []
  return [{ ...body, link: body.link ?? `#/mobile-services/package/${first.id}?buy` }]
}
