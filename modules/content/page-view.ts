import type { Page, PageBlock } from '#contracts/pages.ts'
import type { Document } from './documents.ts'
import type { Generation } from './generation.ts'
import type { Pictures, PictureWords } from './pictures.ts'
import type { Stored } from './stored.ts'

type StoredBlock = Stored<'page'>['blocks'][number]

/** A stored page with its picture names resolved. */
export function pageView(generation: Generation, pictures: Pictures, { id, body }: Document<'page'>): Page {
  const withPicture = <T extends PictureWords>(item: T) => ({
    ...item,
    picture: pictures.find(generation, item),
  })
  function block(stored: StoredBlock): PageBlock {
    switch (stored.type) {
      case 'hero':
        return withPicture(stored)
      case 'cards':
        return { ...stored, items: stored.items.map(withPicture) }
      case 'gallery':
        return { ...stored, items: stored.items.map(withPicture) }
      case 'people':
        return { ...stored, items: stored.items.map(withPicture) }
      default:
        return stored
    }
  }
  return { slug: id, ...body, blocks: body.blocks.map(block) }
}
