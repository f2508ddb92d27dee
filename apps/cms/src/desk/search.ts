import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { asAsked } from '../links/find-links.ts'
import { findDocuments, type Listed } from './all-documents.ts'

const SHOWN = 40
const SHORTEST = 2

/** Every word must be there, in either language, in a title, a text or the name in the address. */
export async function searchDocuments(payload: Payload, words: string): Promise<Listed[]> {
  const asked = asAsked(words).split(/\s+/).filter(Boolean)
  if (asked.join('').length < SHORTEST) return []
  const has = (word: string): ReturnType<typeof sql> => {
    const like = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    return sql`concat_ws(' ', en, my, public_id, search_text) ilike ${like}`
  }
  const inTitle = sql`(concat_ws(' ', en, my) ilike ${`%${asked[0]}%`}) desc, changed_at desc`
  return findDocuments(payload, { where: sql.join(asked.map(has), sql` and `), order: inTitle, limit: SHOWN })
}
