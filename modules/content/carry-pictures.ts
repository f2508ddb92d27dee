import type { CmsReader, Fields, PicturePlace } from './project-port.ts'

type Options = {
  readonly cms: Pick<CmsReader, 'picture'>
  readonly place: PicturePlace
  readonly log: { warn(details: object, message: string): void }
}

const nameOf = (address: string): string => address.split('/').at(-1) ?? ''

/** The picture, its sizes, and the AVIF twin of each, which the website requests. */
function filesOf({ src, srcset }: Fields): Set<string> {
  const sizes = String(srcset)
    .split(', ')
    .map((entry) => nameOf(entry.split(' ')[0] ?? ''))
  const all = [nameOf(String(src)), ...sizes, ...sizes.map((file) => file.replace(/\.webp$/, '.avif'))]
  return new Set(all.filter(Boolean))
}

/**
 * Puts pictures where readers get them before a document names them. They are named after their bytes, so one that is there is the same.
 * A failure is tried again with the document. A picture missing in the CMS is logged and does not block the document.
 */
export function makeCarryPictures({ cms, place, log }: Options) {
  return async (bodies: readonly Fields[]): Promise<void> => {
    for (const file of bodies.flatMap((body) => [...filesOf(body)])) {
      if (await place.has(file)) continue
      const bytes = await cms.picture(file)
      if (bytes) await place.put(file, bytes)
      else log.warn({ file }, 'the CMS does not have the file of a picture')
    }
  }
}
