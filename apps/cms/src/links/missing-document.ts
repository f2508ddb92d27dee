import type { PayloadRequest } from 'payload'
import { isSetup } from '../staff/setup-pass.ts'
import { documentPlace } from './document-places.ts'

/**
 * Whether a link names a document that nobody has written. A draft counts as written: two that link to each other could
 * otherwise never go out. A type without a single document is one the website still has from its own seed, and setup
 * fills an empty CMS in any order.
 */
export async function isToMissingDocument(req: PayloadRequest, link: string): Promise<boolean> {
  const place = link.startsWith('#/') ? documentPlace(req.payload, link) : null
  if (!place || isSetup(req)) return false
  const { collection, publicId } = place
  const known = await req.payload.db.count({
    collection,
    where: { publicId: { equals: publicId }, deletedAt: { exists: false } },
    req,
  })
  if (known.totalDocs > 0) return false
  return (await req.payload.db.count({ collection, where: {}, req })).totalDocs > 0
}
