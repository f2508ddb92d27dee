import { lockLine, type Value } from '#modules/value/index.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import type { SubscriptionRecord } from './subscription.ts'
import { makeSubscriptionStore } from './subscription-store.ts'

type Deps = { readonly db: Database; readonly value: Pick<Value, 'isOpen'> }

export type Stopped = {
  readonly held: SubscriptionRecord
  /** The move of a period that is being charged, or was a moment ago; those after it are not. */
  readonly alreadyRenewing: string | null
}

const OFF = { autoRenew: false, nextRenewAt: null, renewTries: 0 } as const

/** Runs on to its end, and then ends. Takes the lock that a renewal is begun and ended under. */
export const makeStopRenewing = ({ db, value }: Deps) =>
  function stopRenewing(line: string, id: string): Promise<Answer<Stopped>> {
    return inTransaction(db, async (tx) => {
      await lockLine(tx, line)
      const store = makeSubscriptionStore(tx)
      const held = await store.find(id, line)
      if (!held) return refused('NOT_FOUND')
      const { renewMoveId, status } = held
      // A period that has been renewed carries the id of its successor, which is what goes on.
      const successor = status === 'EXPIRED' && renewMoveId ? await store.find(renewMoveId, line) : null
      if (successor) {
        await store.change(successor.id, OFF)
        return ok({ held: { ...successor, ...OFF }, alreadyRenewing: successor.moveId })
      }
      const isOpen = renewMoveId !== null && (await value.isOpen(tx, renewMoveId))
      const change = isOpen
        ? OFF
        : { ...OFF, renewMoveId: null, ...(status === 'RENEWING' && { status: 'ACTIVE' as const }) }
      await store.change(id, change)
      return ok({ held: { ...held, ...change }, alreadyRenewing: isOpen ? renewMoveId : null })
    })
  }
