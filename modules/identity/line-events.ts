import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { makeDeviceKeyStore } from './device-key-store.ts'
import { makeLineEventStore, type LineEvent } from './line-event-store.ts'
import { makePasskeyStore } from './passkey-store.ts'
import { makeSessionStore } from './session-store.ts'
import type { Sessions } from './sessions.ts'
import type { TellOwner } from './tell-owner.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly sessions: Pick<Sessions, 'forget'>
  readonly tellOwner: TellOwner
}

/** Ends the moves of a line that wait for a code. */
type GiveUpWaiting = (line: string) => Promise<void>

/** What the operator tells of a line, once for each id. The owner of value hands in how its waiting moves end. */
export const makeLineEvents = ({ db, clock, sessions, tellOwner }: Deps) => {
  /** Whoever holds the new SIM shows anew who they are; answers the sessions that ended. */
  async function simChanged(tx: Tx, { number, at }: LineEvent): Promise<string[]> {
    const store = makeLineEventStore(tx)
    await store.simChanged(number, at)
    await store.endCodes(number)
    const accountId = await store.accountOf(number)
    if (accountId === null) return []
    await makePasskeyStore(tx).removeAll(accountId)
    await makeDeviceKeyStore(tx).removeAll(accountId)
    await tellOwner(tx, { to: number, lang: 'my', template: 'simChanged' })
    return makeSessionStore(tx).revoke(accountId, {})
  }

  return (giveUpWaiting: GiveUpWaiting) =>
    async function told(event: LineEvent): Promise<'DONE' | 'KNOWN'> {
      const ended = await inTransaction(db, async (tx) => {
        const store = makeLineEventStore(tx)
        if (!(await store.insert(event, clock.now()))) return null
        if (event.what === 'SIM_CHANGED') return simChanged(tx, event)
        await store.setState(event.number, event.what === 'SUSPENDED' ? 'BARRED' : 'ACTIVE', event.at)
        return []
      })
      if (ended === null) return 'KNOWN'
      sessions.forget(ended)
      if (event.what === 'SIM_CHANGED') await giveUpWaiting(event.number)
      return 'DONE'
    }
}
