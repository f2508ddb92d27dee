import type { Payload } from 'payload'
import { pathOf } from './app-address.ts'

type Route = (publicId: string) => string
export type DocumentPlace = { readonly collection: string; readonly publicId: string }

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

/** The document an address of the app names; null for pages that are always there. */
export function documentPlace(payload: Payload, link: string): DocumentPlace | null {
  const path = pathOf(link)
  const place = foldersOf(payload).find(
    ({ folder }) => path.startsWith(folder) && !path.slice(folder.length).includes('/'),
  )
  return place ? { collection: place.collection, publicId: path.slice(place.folder.length) } : null
}
