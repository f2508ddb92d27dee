import { getTranslation } from '@payloadcms/translations'
import type { Endpoint } from 'payload'
import { roleOf } from '../access/roles.ts'
import { searchDocuments } from '../desk/search.ts'
import { titleOf } from '../desk/title-of.ts'

const LONGEST = 200

/** Drafts are found too, so it is for staff only. */
export const deskSearchEndpoint: Endpoint = {
  path: '/desk/search',
  method: 'get',
  handler: async (req) => {
    if (!roleOf(req)) return Response.json({ hits: [] }, { status: 403 })
    const found = await searchDocuments(req.payload, String(req.query['words'] ?? '').slice(0, LONGEST))
    const hits = found.map((listed) => ({
      collection: listed.collection,
      id: listed.id,
      title: titleOf(listed, req.i18n.language),
      kind: getTranslation(
        req.payload.collections[listed.collection]?.config.labels.singular ?? listed.collection,
        req.i18n,
      ),
    }))
    return Response.json({ hits })
  },
}
