import type { Database } from '#platform/db/database.ts'
import { refused, type Refused } from '#platform/errors/answer.ts'
import type { ContactSession } from '#platform/http/session.ts'
import { makeContactSessionStore } from './contact-session-store.ts'

/** Never cached: it is used once or twice, and ends after exactly half an hour. */
export const makeReadGuest = (db: Database) => {
  const store = makeContactSessionStore(db)
  return async (hash: Buffer): Promise<ContactSession | Refused> => {
    const row = await store.live(hash)
    if (!row) return refused('NUMBER_NOT_PROVEN')
    return { scope: 'contact', provenFor: row.purpose, id: row.id, ownNumber: row.line }
  }
}
