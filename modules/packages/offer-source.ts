import type { ContentSource } from '#modules/content/index.ts'
import { readOffers } from './offer-store.ts'
import { StoredOffer } from './stored-offer.ts'

/** Offers in the content memory: they begin and end at the same moment in every process, on cards, posts and banners alike. */
export const offerSource: ContentSource<StoredOffer> = {
  name: 'packageOffer',
  read: readOffers,
  parse: (raw) => StoredOffer.parse(raw),
  edges: ({ windows }) => windows.flatMap(({ from, to }) => [from, to]),
}
