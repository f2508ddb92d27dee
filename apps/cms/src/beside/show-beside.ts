import type { CollectionAfterReadHook } from 'payload'
import { writers } from '../access/roles.ts'
import { otherThan, type Row } from '../languages/both-sides.ts'
import { fillBeside } from './fill-beside.ts'

const READING = 'readingBeside'

/** What a read passes on when it wants one language only. */
export const oneLanguage = { [READING]: true }

/** One document that a writer reads or has just saved comes with both languages, for a form that shows them side by side. */
export const showBeside: CollectionAfterReadHook = async ({ doc, req, collection, context, findMany }) => {
  const { locale } = req
  if (findMany || context[READING] || (locale !== 'en' && locale !== 'my') || !writers({ req })) return doc
  const own = doc as Row & { id?: number }
  if (own.id === undefined) return doc
  const other = await req.payload.findByID({
    collection: collection.slug,
    id: own.id,
    // Of the same state: a newer draft is not the other language of what is published.
    draft: own['_status'] !== 'published',
    locale: otherThan(locale),
    fallbackLocale: false,
    depth: 0,
    trash: true,
    disableErrors: true,
    context: oneLanguage,
    overrideAccess: true,
    // The same transaction, but not the same language: a save is seen before it is committed.
    req: req.transactionID ? { transactionID: req.transactionID } : {},
  })
  if (other) fillBeside(collection.fields, own, other as unknown as Row)
  return own
}
