import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { transactionOf } from '../review/transaction.ts'

export const OUTBOX_CHANNEL = 'content_outbox'

/**
 * Says only which document was touched, in the document's own transaction: a save that fails leaves no row, a save
 * that commits cannot lose it. What the change was is for the reader to find out; a draft saved over a live document
 * and an unpublishing look the same from here.
 */
async function note(req: PayloadRequest, collection: string, publicId: unknown): Promise<void> {
  if (typeof publicId !== 'string') throw new Error(`A document of ${collection} without a public id`)
  const transaction = await transactionOf(req)
  if (!transaction) throw new Error(`No transaction to note the change of ${collection} ${publicId} in`)
  await transaction.execute(
    sql`insert into content_outbox (collection, public_id) values (${collection}, ${publicId})`,
  )
  await transaction.execute(sql`select pg_notify(${OUTBOX_CHANNEL}, ${collection})`)
}

export const noteChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  await note(req, collection.slug, doc.publicId)
}

export const noteDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  await note(req, collection.slug, doc.publicId)
}
