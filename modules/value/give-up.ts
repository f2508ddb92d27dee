import { newMoveId } from '#contracts/move-id.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { PATIENCE, within } from './ask-core.ts'
import { kindNamed } from './kind-of.ts'
import type { Move, StoredMove } from './move.ts'
import type { EndOf } from './move-kind.ts'
import { makeMoveStore } from './move-store.ts'
import { makeOpenMoveStore } from './open-move-store.ts'
import { readMove } from './read-move.ts'
import type { ValueDeps } from './value-deps.ts'

type Deps = Pick<ValueDeps, 'db' | 'core' | 'clock' | 'log'>

/** Releases what was reserved for a move that will never use it. */
export const makeRelease = ({ core, clock, log }: Omit<Deps, 'db'>) =>
  async function release({ id, plan: { hold } }: Pick<Move, 'id' | 'plan'>): Promise<void> {
    if (hold === null) return
    const order = { id: newMoveId(clock.now().getTime()), hold }
    // The reservation expires anyway.
    await within(PATIENCE.writeMs, core.void(order)).catch((err: unknown) =>
      log.warn({ err, moveId: id }, 'what was set aside is left to expire'),
    )
  }

/** Ends a move that is waiting for its code; false when it took another step first. */
export function makeGiveUp(deps: Deps) {
  const { db, core, clock } = deps
  const release = makeRelease(deps)

  /** The step and its kind's own rollback are one transaction; so is the release, where the core is in our database. */
  return async function giveUp<Data, Result>(
    kind: EndOf<Data, Result>,
    move: Move<Data>,
    to: 'CANCELLED' | 'EXPIRED',
  ): Promise<boolean> {
    const isFirst = await inTransaction(db, async (tx) => {
      const settledAt = clock.now()
      if (!(await makeMoveStore(tx).advance(move.id, move.state, to, { settledAt }))) return false
      await kind.failed?.(tx, move, settledAt)
      const { hold } = move.plan
      if (hold !== null) await core.within?.(tx).void({ id: newMoveId(settledAt.getTime()), hold })
      return true
    })
    if (isFirst && !core.within) await release(move)
    return isFirst
  }
}

const isWaiting = ({ state }: StoredMove): boolean => state === 'RESERVING' || state === 'CODE_SENT'

export function makeCancel(deps: Deps & Pick<ValueDeps, 'kinds'>) {
  const { db, kinds, log } = deps
  const giveUp = makeGiveUp(deps)

  /** Until it waits no more: its code may be sent between our read and our step, and then it still waits. */
  async function giveUpStored(first: StoredMove): Promise<void> {
    let stored: StoredMove | null = first
    while (stored && isWaiting(stored)) {
      const kind = kindNamed(kinds, stored.kind)
      const move = readMove(kind, stored, log)
      if (!move || (await giveUp(kind, move, 'CANCELLED'))) return
      stored = await makeMoveStore(db).find(stored.id)
    }
  }

  return {
    /** CONFLICT when its code was used first. */
    async cancel(id: string, subject: string): Promise<Answer<StoredMove>> {
      const store = makeMoveStore(db)
      const before = await store.find(id)
      if (!before || before.subject !== subject) return refused('NOT_FOUND')
      await giveUpStored(before)
      const after = isWaiting(before) ? await store.find(id) : before
      const isOver = after?.state === 'CANCELLED' || after?.state === 'EXPIRED'
      return after && isOver ? ok(after) : refused('CONFLICT')
    },

    /** Gives up all waiting moves of a line. */
    async giveUpWaiting(line: string): Promise<void> {
      for (const stored of await makeOpenMoveStore(db).waiting(line)) await giveUpStored(stored)
    },

    /** The same, and all waiting moves to it. */
    async giveUpAll(line: string): Promise<void> {
      const store = makeOpenMoveStore(db)
      for (const stored of [...(await store.waiting(line)), ...(await store.waitingTo(line))])
        await giveUpStored(stored)
    },

    /** Those of them that still wait; a code that was taken meanwhile was first. */
    async giveUpThese(ids: readonly string[]): Promise<void> {
      for (const id of ids) {
        const stored = await makeMoveStore(db).find(id)
        if (stored) await giveUpStored(stored)
      }
    },
  }
}
