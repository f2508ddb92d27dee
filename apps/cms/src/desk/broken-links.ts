import type { Payload } from 'payload'
import { leadsSomewhere, pathOf } from '../links/app-address.ts'
import { settings } from '../settings.ts'
import type { Listed } from './all-documents.ts'

type Route = (publicId: string) => string
const MARK = '\u0000'

/** Where documents of a type stand: `post-detail/` and then the name of one. Types without such a place are left out. */
function foldersOf(payload: Payload): { readonly collection: string; readonly folder: string }[] {
  return payload.config.collections.flatMap(({ slug, custom }) => {
    const address = (custom?.['route'] as Route | undefined)?.(MARK) ?? ''
    return address.endsWith(MARK) && address !== MARK
      ? [{ collection: slug, folder: address.slice(0, -1) }]
      : []
  })
}

/** What readers see with a link to a page that is not there, or to a document that readers cannot see. */
export function brokenLinks(payload: Payload, live: readonly Listed[]): Listed[] {
  const folders = foldersOf(payload)
  const there = new Set(live.map(({ collection, publicId }) => `${collection}/${publicId}`))
  const isBroken = (link: string): boolean => {
    if (!leadsSomewhere(link, settings.brandSlug)) return true
    const path = pathOf(link)
    const place = folders.find(
      ({ folder }) => path.startsWith(folder) && !path.slice(folder.length).includes('/'),
    )
    return place !== undefined && !there.has(`${place.collection}/${path.slice(place.folder.length)}`)
  }
  return live
    .map((listed) => ({ ...listed, links: listed.links.filter(isBroken) }))
    .filter(({ links }) => links.length > 0)
}
