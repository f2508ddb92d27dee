import type { Payload } from 'payload'
import { leadsSomewhere } from '../links/app-address.ts'
import { documentPlace } from '../links/document-places.ts'
import { settings } from '../settings.ts'
import type { Listed } from './all-documents.ts'

/** What readers see with a link to a page that is not there, or to a document that readers cannot see. */
export function brokenLinks(payload: Payload, live: readonly Listed[]): Listed[] {
  const there = new Set(live.map(({ collection, publicId }) => `${collection}/${publicId}`))
  const isBroken = (link: string): boolean => {
    if (!leadsSomewhere(link, settings.brandSlug)) return true
    const place = documentPlace(payload, link)
    return place !== null && !there.has(`${place.collection}/${place.publicId}`)
  }
  return live
    .map((listed) => ({ ...listed, links: listed.links.filter(isBroken) }))
    .filter(({ links }) => links.length > 0)
}
