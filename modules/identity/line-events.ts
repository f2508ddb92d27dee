import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Outcome } from '#platform/jobs/job.ts'
import type { NoteSecurity } from '#platform/security/security-event.ts'
import { makeAccountStore } from './account-store.ts'
import { makeContactSessionStore } from './contact-session-store.ts'
import { makeDeviceKeyStore } from './device-key-store.ts'
import { makeHandOver, type LineEnds } from './hand-over.ts'
import type { LineEvent } from './line-directory.ts'
import { makeLineClosingStore } from './line-closing-store.ts'
import { makeLineEventStore } from './line-event-store.ts'
import { makePasskeyStore } from './passkey-store.ts'
import { makeSessionStore } from './session-store.ts'
import type { Sessions } from './sessions.ts'
import type { TellOwner } from './tell-owner.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly sessions: Pick<Sessions, 'forget'>
  readonly tellOwner: TellOwner
  readonly note: NoteSecurity
}

/** When a process dies after taking an event, a worker continues after this time. */
const LEFT_BEHIND_AFTER_MS = 15_000
/** Processes cache a session for a second; whatever its holder had started has ended by then. */
const CLOSED_FOR_MS = 2_000

const DUE_AFTER_MS: Readonly<Record<LineEvent['what'], number | null>> = {
  SIM_CHANGED: LEFT_BEHIND_AFTER_MS,
  SUSPENDED: null,
  RESUMED: null,
  REASSIGNED: CLOSED_FOR_MS,
  ENDED: CLOSED_FOR_MS,
}

/** Events are kept this long after they were reported (`sweep-store.ts`). */
const KEPT_MS = 365 * 86_400_000

/** Applies the operator's events about lines, each id once. */
export const makeLineEvents = ({ db, clock, sessions, tellOwner, note }: Deps) => {
  /** The holder of a new SIM has to prove who they are; returns the sessions that were ended. */
  async function simChanged(tx: Tx, { number, at }: LineEvent): Promise<string[]> {
    const store = makeLineEventStore(tx)
    if (!(await store.simChanged(number, at))) return []
    await store.endCodes(number)
    await makeContactSessionStore(tx).endOf(number)
    const accountId = await store.accountOf(number)
    if (accountId === null) return []
    await makePasskeyStore(tx).removeAll(accountId)
    await makeDeviceKeyStore(tx).removeAll(accountId)
    await tellOwner(tx, { to: number, lang: 'my', template: 'simChanged' })
    return makeSessionStore(tx).revoke(accountId, {})
  }

  /**
   * Nothing new starts and nobody stays signed in; the rest can follow later. Codes are ended first: after a right one the account exists
   * by then.
   */
  async function closed(tx: Tx, event: LineEvent): Promise<string[]> {
    const store = makeLineEventStore(tx)
    if (!(await makeLineClosingStore(tx).close(event))) {
      await store.lookAgainAt(event.eventId, null)
      return []
    }
    await store.endCodes(event.number)
    await makeContactSessionStore(tx).endOf(event.number)
    const accountId = await store.accountOf(event.number)
    if (accountId === null) return []
    const ended = await makeSessionStore(tx).revoke(accountId, {})
    await makeAccountStore(tx).remove(accountId)
    return ended
  }

  async function take(tx: Tx, event: LineEvent): Promise<string[]> {
    if (event.what === 'SIM_CHANGED') return simChanged(tx, event)
    if (event.what === 'REASSIGNED' || event.what === 'ENDED') return closed(tx, event)
    const state = event.what === 'SUSPENDED' ? 'BARRED' : 'ACTIVE'
    await makeLineEventStore(tx).setState(event.number, state, event.at)
    return []
  }

  /** Other modules pass in how their part of a line ends. */
  return (ends: LineEnds) => {
    const handOver = makeHandOver({ db, clock, ends })

    /** The work of an event that follows its receipt. */
    async function finish(eventId: string): Promise<Outcome> {
      const event = await makeLineEventStore(db).findDue(eventId, clock.now())
      if (!event) return
      if (event.what !== 'SIM_CHANGED') return handOver(event)
      await ends.giveUpWaiting(event.number)
      await makeLineEventStore(db).lookAgainAt(eventId, null)
    }

    async function told(event: LineEvent): Promise<'DONE' | 'KNOWN'> {
      const now = clock.now()
      // Too old to tell whether it was reported before.
      if (event.at.getTime() < now.getTime() - KEPT_MS) return 'KNOWN'
      const { eventId, number, what } = event
      const afterMs = DUE_AFTER_MS[what]
      const dueAt = afterMs === null ? null : new Date(now.getTime() + afterMs)
      const ended = await inTransaction(db, async (tx) =>
        (await makeLineEventStore(tx).insert(event, now, dueAt)) ? take(tx, event) : null,
      )
      if (ended === null) return 'KNOWN'
      sessions.forget(ended, { number, what })
      if (afterMs !== null) note({ event: 'CREDENTIALS_REMOVED', number, what })
      if (what === 'SIM_CHANGED') await finish(eventId)
      return 'DONE'
    }

    return { told, finish }
  }
}

export type LineEvents = ReturnType<ReturnType<typeof makeLineEvents>>
