import { sql } from 'kysely'
import type { ContactPurpose } from '#contracts/identity.ts'
import type { Database, Tx } from '#platform/db/database.ts'

type NewContactSession = {
  readonly id: string
  readonly hash: Buffer
  readonly number: string
  readonly purpose: ContactPurpose
  readonly seconds: number
}

export type ContactSessionRow = { readonly id: string; readonly line: string; readonly purpose: string }

export const makeContactSessionStore = (db: Database | Tx) => ({
  async start({ id, hash, number, purpose, seconds }: NewContactSession): Promise<void> {
    await sql`insert into contact_session (id, hash, line, purpose, started_at, ends_at)
      select ${id}, ${hash}, ${number}, ${purpose}, at, at + make_interval(secs => ${seconds})
        from platform.now() as at`.execute(db)
  },

  /** Null when unknown or expired. */
  async live(hash: Buffer): Promise<ContactSessionRow | null> {
    const row = await db
      .selectFrom('contact_session')
      .select(['id', 'line', 'purpose'])
      .where('hash', '=', hash)
      .where('ends_at', '>', sql<Date>`platform.now()`)
      .executeTakeFirst()
    return row ?? null
  },

  async end(id: string): Promise<void> {
    await db.deleteFrom('contact_session').where('id', '=', id).execute()
  },

  /** Ends a number's guest sessions: its new holder has to prove it again. */
  async endOf(number: string): Promise<void> {
    await db.deleteFrom('contact_session').where('line', '=', number).execute()
  },
})
