import { sql } from 'kysely'
import type { OwnSession } from '#contracts/identity.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import type { Verdict } from './code-store.ts'
import type { Binding } from './one-time-code.ts'

export type ReadRow =
  | { readonly outcome: 'UNKNOWN' }
  | { readonly outcome: 'ENDED'; readonly session_id: string }
  | { readonly outcome: 'REUSED'; readonly session_id: string; readonly number: string }
  | {
      readonly outcome: 'LIVE'
      readonly session_id: string
      readonly account_id: string
      readonly number: string
      readonly issued_at: Date
      readonly ends_at: Date
    }

export type NewSession = {
  readonly sessionId: string
  readonly hash: Buffer
  readonly deviceName: string | null
}

/** None named: all. */
export type Which = { readonly only?: string; readonly but?: string }

export type SignedIn = Verdict & {
  readonly account_id: string
  readonly is_new: boolean
  /** Its key was not known before, or it has none. */
  readonly new_device: boolean
  /** Older sessions that had to make room. */
  readonly ended: readonly string[]
}

type CodeSignIn = {
  readonly mac: Buffer
  readonly device: Buffer | null
  readonly newAccountId: string
  readonly session: NewSession
  /** The guess names only the number. */
  readonly blind: boolean
}

export const makeSessionStore = (db: Database | Tx) => ({
  async read(hash: Buffer): Promise<ReadRow> {
    const { rows } = await sql<ReadRow>`select * from session_read(${hash})`.execute(db)
    return rows[0] ?? { outcome: 'UNKNOWN' }
  },

  async signInByCode(
    { challengeId, number, purpose, payloadHash }: Binding,
    { mac, device, newAccountId, session, blind }: CodeSignIn,
  ): Promise<SignedIn> {
    const { rows } =
      await sql<SignedIn>`select * from sign_in_on_device(${challengeId}, ${number}, ${purpose},
      ${payloadHash}, ${mac}, ${device}, ${newAccountId}, ${session.sessionId}, ${session.hash}, ${session.deviceName}, ${blind})`.execute(
        db,
      )
    const [row] = rows
    if (!row) throw new Error('sign_in_on_device answered no row')
    return row
  },

  async start(accountId: string, { sessionId, hash, deviceName }: NewSession): Promise<readonly string[]> {
    const { rows } = await sql<{
      ended: string[]
    }>`select session_start(${accountId}, ${sessionId}, ${hash}, 'PASSKEY',
      ${deviceName}) as ended`.execute(db)
    return rows[0]?.ended ?? []
  },

  /** The old token goes on until the new one is used. Successors nobody ever used are forgotten after a day. */
  async addToken(sessionId: string, hash: Buffer): Promise<void> {
    await sql`with unused as (
        delete from session_token where session_id = ${sessionId} and first_used_at is null
          and issued_at < platform.now() - interval '1 day')
      insert into session_token (hash, session_id, issued_at) values (${hash}, ${sessionId}, platform.now())`.execute(
      db,
    )
  },

  /** One of the owner's sessions, all but one, or all of them; answers those that were still open. */
  async revoke(accountId: string, which: Which): Promise<string[]> {
    const rows = await db
      .updateTable('session')
      .set({ revoked_at: sql<Date>`platform.now()` })
      .where('account_id', '=', accountId)
      .$if('only' in which, (query) => query.where('id', '=', which.only ?? ''))
      .$if('but' in which, (query) => query.where('id', '<>', which.but ?? ''))
      .where('revoked_at', 'is', null)
      .returning('id')
      .execute()
    return rows.map(({ id }) => id)
  },

  async list(accountId: string, currentId: string): Promise<OwnSession[]> {
    const rows = await db
      .selectFrom('session')
      .select(['id', 'device_name', 'method', 'started_at', 'last_seen_at'])
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .where('ends_at', '>', sql<Date>`platform.now()`)
      .where('last_seen_at', '>', sql<Date>`platform.now() - interval '7 days'`)
      .orderBy('started_at', 'desc')
      .execute()
    return rows.map((row) => ({
      sessionId: row.id,
      deviceName: row.device_name,
      method: row.method as OwnSession['method'],
      startedAt: row.started_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      current: row.id === currentId,
    }))
  },
})
