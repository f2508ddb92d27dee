import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import type { Tx } from '#platform/db/database.ts'
import { isDuplicate } from './begin.ts'
import type { Totals } from './core.ts'
import type { Failure, Move } from './move.ts'
import type { EndOf, Progress } from './move-kind.ts'
import { makeHistoryStore } from './history-store.ts'
import { makeMoveStore } from './move-store.ts'
import { tell } from './notices.ts'
import { makeReplay } from './replay.ts'
import type { ValueDeps } from './value-deps.ts'

export type How = {
  /** Its owner was told to wait, and is told the end. */
  readonly late: boolean
  /** Written with the end, or not at all. */
  readonly beside?: (tx: Tx) => Promise<void>
}

export const AT_ONCE: How = { late: false }

type Deps = Pick<ValueDeps, 'db' | 'clock' | 'log' | 'queueSms'> & {
  readonly at: NonNullable<ValueDeps['at']>
  /** Gives back what was set aside. */
  readonly release: (move: Move) => Promise<void>
}

/** The end of a move, its history rows and its messages: one transaction, and of two who write it one does. */
export function makeWriteEnd({ db, clock, log, queueSms, at, release }: Deps) {
  const replays = makeReplay({ db, log })

  async function complete<Data, Result>(
    kind: EndOf<Data, Result>,
    move: Move<Data>,
    { totals = {}, returned = 0 }: { readonly totals?: Totals; readonly returned?: number },
    { late, beside }: How,
  ): Promise<Answer<Progress<Data, Result>>> {
    await at('before-settle')
    const now = clock.now()
    const done = await inTransaction(db, async (tx): Promise<Answer<Progress<Data, Result>>> => {
      const store = makeMoveStore(tx)
      const result = await kind.settled(tx, { move, totals, returned, now })
      // Sent together: they do not need each other's answers, and any that fails undoes all.
      const [isFirst] = await Promise.all([
        store.advance(move.id, move.state, 'COMPLETED', { result, settledAt: now }),
        makeHistoryStore(tx).write(move, move.plan.history, 'SUCCEEDED', now),
      ])
      if (!isFirst) throw new Overtaken()
      await tell(queueSms, tx, move, late ? ['DONE', 'LATE_DONE'] : ['DONE'], now)
      await beside?.(tx)
      return ok({ step: 'DONE', move: { ...move, state: 'COMPLETED', settledAt: now }, result })
    }).catch((error: unknown) => overtakenBy(kind, error, move))
    await at('after-settle')
    return done
  }

  /** Nothing was taken. */
  async function fail<Data, Result>(
    kind: EndOf<Data, Result>,
    move: Move<Data>,
    failure: Failure,
    { late, beside } = AT_ONCE,
  ): Promise<Answer<Progress<Data, Result>>> {
    const now = clock.now()
    const overtaken = await inTransaction(db, async (tx) => {
      const store = makeMoveStore(tx)
      if (!(await store.advance(move.id, move.state, 'FAILED', { failure, settledAt: now })))
        throw new Overtaken()
      await kind.failed?.(tx, move, now)
      await makeHistoryStore(tx).write(move, move.plan.history.slice(0, 1), 'FAILED', now)
      await tell(queueSms, tx, move, late ? ['LATE_FAILED'] : [], now)
      await beside?.(tx)
      return null
    }).catch((error: unknown) => overtakenBy(kind, error, move))
    if (overtaken !== null) return overtaken
    await release(move)
    return refused(failure.code, { slots: failure.facts, facts: failure.facts })
  }

  /** Somebody else ended it between our look and our step: theirs is the answer. */
  async function overtakenBy<Data, Result>(
    kind: EndOf<Data, Result>,
    error: unknown,
    { id }: Move<Data>,
  ): Promise<Answer<Progress<Data, Result>>> {
    // Whoever was first has written the rows that we tried to write.
    if (!(error instanceof Overtaken) && !isDuplicate(error)) throw error
    const now = await makeMoveStore(db).find(id)
    return now ? replays.answerOf(kind, now) : refused('NOT_FOUND')
  }

  return { complete, fail }
}

class Overtaken extends Error {}
