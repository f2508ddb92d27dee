import { randomUUID } from 'node:crypto'
import type { OwnSession } from '#contracts/identity.ts'
import type { Cache } from '#platform/cache/cache.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { refused, type Refused } from '#platform/errors/answer.ts'
import type { ReadSession, Session } from '#platform/http/session.ts'
import { makeSessionStore, type NewSession, type Which } from './session-store.ts'
import { hashToken, newToken } from './session-token.ts'

export type LiveSession = Session & { readonly issuedAt: Date; readonly endsAt: Date }

export type FreshToken = { readonly token: string; readonly session: NewSession }

export type Sessions = {
  read: ReadSession
  /** What a sign-in writes down, and the token that only its owner gets. */
  prepare(deviceName: string | undefined): FreshToken
  rotate(session: Session): Promise<string>
  list(session: Session): Promise<OwnSession[]>
  /** Everywhere within a second; answers how many were still open. */
  revoke(accountId: string, which: Which): Promise<number>
  /** These have ended in the database: all processes forget what they remember of them. */
  forget(sessionIds: readonly string[]): void
}

type Deps = {
  readonly db: Database
  readonly cache: Cache
  readonly clock: Clock
  readonly onError: (error: Error) => void
}

/** What a process remembers without asking again; with no Redis to tell it, a dead session lives so long at most. */
const REMEMBERED_MS = 1_000
const MOST_REMEMBERED = 10_000
const LISTEN_AGAIN_MS = 5_000
const CHANNEL = 'identity.sessions'

export function makeSessions({ db, cache, clock, onError }: Deps): Sessions {
  const store = makeSessionStore(db)
  const remembered = new Map<string, { session: LiveSession; until: number }>()
  const nowMs = () => clock.now().getTime()

  const forgetHere = (sessionId: string) => {
    for (const [key, { session }] of remembered) if (session.id === sessionId) remembered.delete(key)
  }
  const listen = makeListening(cache, (ids) => ids.split(',').forEach(forgetHere), { nowMs, onError })

  function remember(key: string, session: LiveSession): void {
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    remembered.set(key, { session, until: nowMs() + REMEMBERED_MS })
  }

  async function read(token: string): Promise<LiveSession | Refused> {
    const hash = hashToken(token)
    if (!hash) return refused('UNAUTHENTICATED')
    listen()
    const key = hash.toString('base64')
    const known = remembered.get(key)
    if (known && known.until > nowMs()) return known.session
    remembered.delete(key)
    const row = await store.read(hash)
    if (row.outcome !== 'LIVE') {
      if (row.outcome === 'REUSED') forget([row.session_id])
      return refused('TOKEN_EXPIRED')
    }
    const session = {
      subject: row.account_id,
      id: row.session_id,
      ownNumber: row.number,
      issuedAt: row.issued_at,
      endsAt: row.ends_at,
    }
    remember(key, session)
    return session
  }

  function forget(sessionIds: readonly string[]): void {
    if (sessionIds.length === 0) return
    sessionIds.forEach(forgetHere)
    cache.poke(CHANNEL, sessionIds.join(',')).catch(onError)
  }

  return {
    read,
    forget,
    prepare(deviceName) {
      const token = newToken()
      const session = { sessionId: randomUUID(), hash: mustHash(token), deviceName: deviceName || null }
      return { token, session }
    },
    async rotate({ id }) {
      const token = newToken()
      await store.addToken(id, mustHash(token))
      return token
    },
    list: ({ subject, id }) => store.list(subject, id),
    async revoke(accountId, which) {
      const ended = await store.revoke(accountId, which)
      forget(ended)
      return ended.length
    },
  }
}

type Listening = { readonly nowMs: () => number; readonly onError: (error: Error) => void }

/** Begins with the first session, so that nothing is connected before it is needed; tries again after a failure. */
function makeListening(cache: Cache, hear: (ids: string) => void, { nowMs, onError }: Listening): () => void {
  let nextTryAt = 0
  return () => {
    if (nowMs() < nextTryAt) return
    nextTryAt = Number.POSITIVE_INFINITY
    cache.onPoke(CHANNEL, hear).catch((error: Error) => {
      nextTryAt = nowMs() + LISTEN_AGAIN_MS
      onError(error)
    })
  }
}

function mustHash(token: string): Buffer {
  const hash = hashToken(token)
  if (!hash) throw new Error('a token we made is none')
  return hash
}
