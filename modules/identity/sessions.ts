import { randomUUID } from 'node:crypto'
import type { OwnSession } from '#contracts/identity.ts'
import type { Cache } from '#platform/cache/cache.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { refused, type Refused } from '#platform/errors/answer.ts'
import type { ContactSession, ReadSession, Session } from '#platform/http/session.ts'
import { makeContactSessionStore } from './contact-session-store.ts'
import { makeReadGuest } from './read-guest.ts'
import type { NoteSecurity } from '#platform/security/security-event.ts'
import { makeSessionStore, type NewSession, type Which } from './session-store.ts'
import { hashContactToken, hashToken, newToken } from './session-token.ts'

export type LiveSession = Session & { readonly issuedAt: Date; readonly endsAt: Date }

export type FreshToken = { readonly token: string; readonly session: NewSession }

/** Whose sessions end, and why. */
export type SessionEnd = { readonly number: string; readonly what: string }

export type Sessions = {
  read: ReadSession
  /** What a sign-in writes down, and the token that only its owner gets. */
  prepare(deviceName: string | undefined): FreshToken
  rotate(session: Session): Promise<string>
  list(session: Session): Promise<OwnSession[]>
  /** Everywhere within a second; answers how many were still open. */
  revoke(accountId: string, which: Which, end: SessionEnd): Promise<number>
  /** The session of a guest: it ends, and nothing else does. */
  endContact(sessionId: string): Promise<void>
  /** These have ended in the database: all processes forget what they remember of them. Every end passes here. */
  forget(sessionIds: readonly string[], end: SessionEnd): void
}

type Deps = {
  readonly db: Database
  readonly cache: Cache
  readonly clock: Clock
  readonly note: NoteSecurity
  readonly onError: (error: Error) => void
  /** How many sessions this process remembers at once. */
  readonly most?: number
}

/** What a process remembers without asking again; with no Redis to tell it, a dead session lives so long at most. */
const REMEMBERED_MS = 1_000
const MOST_REMEMBERED = 10_000
const LISTEN_AGAIN_MS = 5_000
const CHANNEL = 'identity.sessions'

export function makeSessions({ db, cache, clock, note, onError, most = MOST_REMEMBERED }: Deps): Sessions {
  const store = makeSessionStore(db)
  const readGuest = makeReadGuest(db)
  const remembered = new Map<string, { session: LiveSession; until: number }>()
  const nowMs = () => clock.now().getTime()

  const forgetHere = (sessionId: string) => {
    for (const [key, { session }] of remembered) if (session.id === sessionId) remembered.delete(key)
  }
  const listen = makeListening(cache, (ids) => ids.split(',').forEach(forgetHere), { nowMs, onError })

  function remember(key: string, session: LiveSession): void {
    // Entries expire in the order they were added, so the first one expires soonest.
    const [oldest] = remembered.keys()
    if (remembered.size >= most && oldest !== undefined) remembered.delete(oldest)
    remembered.set(key, { session, until: nowMs() + REMEMBERED_MS })
  }

  async function read(token: string): Promise<LiveSession | ContactSession | Refused> {
    const guest = hashContactToken(token)
    if (guest) return readGuest(guest)
    const hash = hashToken(token)
    if (!hash) return refused('UNAUTHENTICATED')
    listen()
    const key = hash.toString('base64')
    const known = remembered.get(key)
    if (known && known.until > nowMs()) return known.session
    remembered.delete(key)
    const row = await store.read(hash)
    if (row.outcome !== 'LIVE') {
      if (row.outcome === 'REUSED') forget([row.session_id], { number: row.number, what: 'TOKEN_REUSED' })
      return refused('TOKEN_EXPIRED')
    }
    const session: LiveSession = {
      scope: 'account',
      subject: row.account_id,
      id: row.session_id,
      ownNumber: row.number,
      issuedAt: row.issued_at,
      endsAt: row.ends_at,
    }
    remember(key, session)
    return session
  }

  function forget(sessionIds: readonly string[], { number, what }: SessionEnd): void {
    if (sessionIds.length === 0) return
    for (const session of sessionIds) note({ event: 'SESSION_ENDED', number, session, what })
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
    endContact: makeContactSessionStore(db).end,
    list: ({ subject, id }) => store.list(subject, id),
    async revoke(accountId, which, end) {
      const ended = await store.revoke(accountId, which)
      forget(ended, end)
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
