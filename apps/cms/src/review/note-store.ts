import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { database } from '../staff/database.ts'
import type { Deed } from './stages.ts'
import type { Transaction } from './transaction.ts'

export type Note = { readonly deed: Deed; readonly by: string; readonly at: string; readonly words: string }
type New = { collection: string; documentId: number; deed: Deed; byId: number; by: string; words: string }

/** Only ever added to, together with the deed it tells of. */
export const addNote = (tx: Transaction, { collection, documentId, deed, byId, by, words }: New) =>
  tx.execute(sql`insert into review_note (collection, document_id, deed, by_id, by_name, words)
    values (${collection}, ${documentId}, ${deed}, ${byId}, ${by}, ${words})`)

const SHOWN = 50

export async function notesOf(payload: Payload, collection: string, documentId: number): Promise<Note[]> {
  const { rows } = await database(payload)
    .execute(sql`select deed, by_name, words, (extract(epoch from at) * 1000)::bigint as at from review_note
    where collection = ${collection} and document_id = ${documentId} order by id desc limit ${SHOWN}`)
  return rows.map((row) => ({
    deed: row['deed'] as Deed,
    by: String(row['by_name']),
    at: new Date(Number(row['at'])).toISOString(),
    words: String(row['words']),
  }))
}
