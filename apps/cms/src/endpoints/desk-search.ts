import { getTranslation } from '@payloadcms/translations'
import type { Endpoint } from 'payload'
import { roleOf } from '../access/roles.ts'
import { searchDocuments } from '../desk/search.ts'

const LONGEST = 200

/** Drafts are found too, so it is for staff only. */
export const deskSearchEndpoint: Endpoint = {
  path: '/desk/search',
  method: 'get',
  handler: async (req) => {
    if (!roleOf(req)) return Response.json({ hits: [] }, { status: 403 })
    const found = await searchDocuments(req.payload, String(req.query['words'] ?? '').slice(0, LONGEST))
    const hits = found.map(({ collection, id, en, my, publicId }) => ({
      collection,
      id,
      title: (req.i18n.language === 'my' && my) || en || my || publicId,
      kind: getTranslation(
        req.payload.collections[collection]?.config.labels.singular ?? collection,
        req.i18n,
      ),
    }))
    return Response.json({ hits })
  },
}
