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

/** What was set aside for a move that will never take it is given back. */
export const makeRelease = ({ core, clock, log }: Omit<Deps, 'db'>) =>
  async function release({ id, plan: { hold } }: Pick<Move, 'id' | 'plan'>): Promise<void> {
    if (hold === null) return
    const order = { id: newMoveId(clock.now().getTime()), hold }
    // It ends by itself in any case.
    await within(PATIENCE.writeMs, core.void(order)).catch((err: unknown) =>
      log.warn({ err, moveId: id }, 'what was set aside is left to expire'),
    )
  }

/** The move ends before its code came back; false when somebody else took a step meanwhile. */
export function makeGiveUp(deps: Deps) {
  const { db, core, clock } = deps
  const release = makeRelease(deps)

  /** The step and what its kind undoes are one; so is what the core gives back, where it is a part of our transaction. */
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

/** Moves that wait for a code, given up by their owner. */
export function makeCancel(deps: Deps & Pick<ValueDeps, 'kinds'>) {
  const { db, kinds, log } = deps
  const giveUp = makeGiveUp(deps)

  async function giveUpStored(stored: StoredMove): Promise<void> {
    const kind = kindNamed(kinds, stored.kind)
    const move = readMove(kind, stored, log)
    if (move) await giveUp(kind, move, 'CANCELLED')
  }

  return {
    /** CONFLICT when its code was taken: of the two, that one was first. */
    async cancel(id: string, subject: string): Promise<Answer<StoredMove>> {
      const store = makeMoveStore(db)
      const before = await store.find(id)
      if (!before || before.subject !== subject) return refused('NOT_FOUND')
      if (isWaiting(before)) await giveUpStored(before)
      const after = isWaiting(before) ? await store.find(id) : before
      const isOver = after?.state === 'CANCELLED' || after?.state === 'EXPIRED'
      return after && isOver ? ok(after) : refused('CONFLICT')
    },

    /** All of a line's that wait. */
    async giveUpWaiting(line: string): Promise<void> {
      for (const stored of await makeOpenMoveStore(db).waiting(line)) await giveUpStored(stored)
    },

    /** The same, and all that wait on their way to it. */
    async giveUpAll(line: string): Promise<void> {
      const store = makeOpenMoveStore(db)
      for (const stored of [...(await store.waiting(line)), ...(await store.waitingTo(line))])
        await giveUpStored(stored)
    },

    /** A line asks for one thing of a kind at a time: the new request takes the place of the one that waits. */
    async cancelWaiting(line: string, kind: string, butNot: string): Promise<void> {
      const store = makeMoveStore(db)
      const waiting = await makeOpenMoveStore(db).waiting(line, kind)
      // The same request again is answered as before, and ends nothing.
      if (waiting.length === 0 || (await store.find(butNot))) return
      for (const stored of waiting) await giveUpStored(stored)
    },
  }
}
