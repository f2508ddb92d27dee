import { newMoveId } from '#contracts/move-id.ts'
import { LEFT_BEHIND_AFTER_MS, lockLine, type Value } from '#modules/value/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { mayYetBeGivenBack, type GiveBackKind } from './give-back-kind.ts'
import { makeGiveBackStore } from './give-back-store.ts'
import { isAhead, isComingBack, type SubscriptionRecord } from './subscription.ts'
import { makeSubscriptionStore } from './subscription-store.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly value: Pick<Value, 'isOpen' | 'start'>
  readonly giveBack: GiveBackKind
}

export type Stopped = {
  readonly held: SubscriptionRecord
  /** The move of a period that is being charged or was charged just now; later periods will not be. */
  readonly alreadyRenewing: string | null
  /** Its price will come back, but could not yet. */
  readonly owed: boolean
}

type Noted = Omit<Stopped, 'owed'> & { readonly giveBackMoveId: string | null }

/** Also where another stands instead of it: undone, that one does not bring the renewal back. */
const OFF = { autoRenew: false, nextRenewAt: null, renewTries: 0, renewedBefore: false } as const

/**
 * The package runs on to its end and is not renewed. Takes the lock under which renewals begin and end. A period that was charged ahead
 * and has not begun is given back: the request is written into its row first, so that a worker finishes it if this process dies.
 */
export function makeStopRenewing({ db, clock, value, giveBack }: Deps) {
  async function note(tx: Tx, line: string, id: string): Promise<Answer<Noted>> {
    await lockLine(tx, line)
    const store = makeSubscriptionStore(tx)
    const named = await store.find(id, line)
    if (!named) return refused('NOT_FOUND')
    // Given back, it stands for the one before it. A period that was renewed names the one after it: the last of them is the one to stop.
    const first = named.status === 'REVERSED' ? ((await store.before(named)) ?? named) : named
    const held = (await store.lastRenewed(first.id, line)) ?? first
    const { renewMoveId, status } = held
    const now = clock.now()
    // Requested once more after the period began: the earlier request was in time and still holds.
    if (isAhead(held, now) || isComingBack(held)) {
      const giveBackMoveId = held.giveBackMoveId ?? newMoveId(now.getTime())
      const change = { ...OFF, giveBackMoveId, nextRenewAt: new Date(now.getTime() + LEFT_BEHIND_AFTER_MS) }
      await store.change(held.id, change)
      return ok({ held: { ...held, ...change }, alreadyRenewing: held.moveId, giveBackMoveId })
    }
    const isOpen = renewMoveId !== null && (await value.isOpen(tx, renewMoveId))
    // Stopped before the new period begins: what is being charged now is given back when that is done.
    const inTime = isOpen && held.expiresAt > now ? { giveBackMoveId: newMoveId(now.getTime()) } : {}
    const change = isOpen
      ? { ...OFF, ...inTime }
      : {
          ...OFF,
          renewMoveId: null,
          giveBackMoveId: null,
          ...(status === 'RENEWING' && { status: 'ACTIVE' as const }),
        }
    await store.change(held.id, change)
    // Charged since its owner saw the one before it.
    const renewed = held.id === first.id ? null : held.moveId
    return ok({
      held: { ...held, ...change },
      alreadyRenewing: isOpen ? renewMoveId : renewed,
      giveBackMoveId: null,
    })
  }

  return async function stopRenewing(line: string, id: string): Promise<Answer<Stopped>> {
    const noted = await inTransaction(db, (tx) => note(tx, line, id))
    if (!noted.ok) return noted
    const { held, giveBackMoveId } = noted.value
    if (giveBackMoveId === null) return ok({ ...noted.value, owed: false })
    const input = { subscriptionId: held.id }
    const back = await value.start(giveBack, { id: giveBackMoveId, subject: null, line, lang: 'my', input })
    const before = back.ok ? await makeGiveBackStore(db).stoppedBefore(line, held) : null
    if (before) return ok({ held: before, alreadyRenewing: null, owed: false })
    if (!back.ok && mayYetBeGivenBack(back.code)) return ok({ ...noted.value, owed: true })
    // Some of it was used: it stays charged, and no worker asks again.
    if (!back.ok && back.code !== 'CONFLICT')
      await makeGiveBackStore(db).giveBackAgain({ id: held.id, line, moveId: giveBackMoveId }, null)
    return ok({ ...noted.value, owed: false })
  }
}
