import { getTranslation } from '@payloadcms/translations'
import type { Endpoint } from 'payload'
import { roleOf } from '../access/roles.ts'
import { publishedLinkFault } from '../fields/published-link-rule.ts'
import { findLinks } from '../links/find-links.ts'
import { inWords } from '../words/desk-words.ts'

const LONGEST = 200
const SHOWN = 12

/** For the field an editor writes a link in: what is wrong with it, and which pages have these words. */
export const linksEndpoint: Endpoint = {
  path: '/links',
  method: 'get',
  handler: async (req) => {
    if (!roleOf(req)) return Response.json({ links: [] }, { status: 403 })
    const words = String(req.query['words'] ?? '').slice(0, LONGEST)
    const fault = words ? await publishedLinkFault(words, { req }) : null
    const found = await findLinks(req.payload, words.replace(/^#\/?/, ''))
    const kindOf = (slug: string): string =>
      getTranslation(req.payload.collections[slug]?.config.labels.singular ?? slug, req.i18n)
    return Response.json({
      fault: fault && inWords(fault, req.i18n.language, { link: words }),
      links: found.slice(0, SHOWN).map(({ collection, ...rest }) => ({ ...rest, kind: kindOf(collection) })),
    })
  },
}
