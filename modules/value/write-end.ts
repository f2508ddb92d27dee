import { inTransaction } from '#platform/db/in-transaction.ts'
import { isDuplicate } from '#platform/db/is-duplicate.ts'
import { ok, refused, type Answer, type Refused } from '#platform/errors/answer.ts'
import type { Tx } from '#platform/db/database.ts'
import { writeRows } from '#platform/db/write-rows.ts'
import type { Totals } from './core.ts'
import { heardOf } from './end-listener.ts'
import type { Failure, Move } from './move.ts'
import type { EndOf, Progress } from './move-kind.ts'
import { makeHistoryStore } from './history-store.ts'
import { makeMoveStore, type Step } from './move-store.ts'
import { tell } from './notices.ts'
import { makeReplay } from './replay.ts'
import type { ValueDeps } from './value-deps.ts'

export type How = {
  /** Its owner was told to wait, and so gets an SMS about the end. */
  readonly late: boolean
  /** Written in the same transaction as the end. */
  readonly beside?: (tx: Tx) => Promise<void>
  /** By staff. */
  readonly byHand?: boolean
}

export const AT_ONCE: How = { late: false }

type Done = { readonly totals?: Totals; readonly returned?: number }

/** Writes the last step of a move; false when another process took it. */
export type LastStep = (tx: Tx, to: 'COMPLETED' | 'FAILED', step: Step) => Promise<boolean>

const advanceFrom =
  ({ id, state }: Move): LastStep =>
  (tx, to, step) =>
    makeMoveStore(tx).advance(id, state, to, step)

type Deps = Pick<ValueDeps, 'db' | 'clock' | 'log' | 'queueSms' | 'listeners'> & {
  readonly at: NonNullable<ValueDeps['at']>
  /** Releases what was reserved. */
  readonly release: (move: Move) => Promise<void>
}

export const refusalOf = ({ code, facts }: Failure): Refused => refused(code, { slots: facts, facts })

/** Writes the rows of an end in the given transaction: the move, its histories, its messages and its kind's own rows. */
export function makeEndRows({
  clock,
  queueSms,
  listeners = [],
}: Pick<Deps, 'clock' | 'queueSms' | 'listeners'>) {
  return {
    async done<Data, Result>(
      tx: Tx,
      kind: EndOf<Data, Result>,
      move: Move<Data>,
      { totals = {}, returned = 0 }: Done,
      { late, beside, byHand = false }: How,
      lastStep: LastStep = advanceFrom(move),
    ): Promise<Progress<Data, Result>> {
      const now = clock.now()
      const result = await kind.settled(tx, { move, totals, returned, now, byHand })
      // Sent together: none needs another's answer, and a failure rolls all of them back.
      const [isFirst] = await Promise.all([
        lastStep(tx, 'COMPLETED', { result, settledAt: now }),
        makeHistoryStore(tx).write(move, move.plan.history, 'SUCCEEDED', now),
      ])
      if (!isFirst) throw new Overtaken()
      await writeRows(tx, heardOf(listeners, move, now))
      await tell(queueSms, tx, move, late ? ['DONE', 'LATE_DONE'] : ['DONE'], now)
      await beside?.(tx)
      return { step: 'DONE', move: { ...move, state: 'COMPLETED', settledAt: now }, result }
    },

    async failed<Data, Result>(
      tx: Tx,
      kind: EndOf<Data, Result>,
      move: Move<Data>,
      failure: Failure,
      { late, beside }: How,
      lastStep: LastStep = advanceFrom(move),
      /** True when the core took something all the same, as the history then shows. */
      taken = false,
    ): Promise<void> {
      const now = clock.now()
      // Its own rows first, as at the other end: it may take the line's lock, which comes before the move's row.
      await kind.failed?.(tx, move, now)
      if (!(await lastStep(tx, 'FAILED', { failure, settledAt: now }))) throw new Overtaken()
      await makeHistoryStore(tx).write(move, move.plan.history.slice(0, 1), 'FAILED', now, taken)
      await tell(queueSms, tx, move, late ? ['LATE_FAILED'] : [], now)
      await beside?.(tx)
    },
  }
}

/** Ends a move that has a row. Of two concurrent attempts one succeeds, and both get its answer. */
export function makeWriteEnd({ db, clock, log, queueSms, listeners, at, release }: Deps) {
  const replays = makeReplay({ db, log })
  const rows = makeEndRows({ clock, queueSms, listeners })

  async function complete<Data, Result>(
    kind: EndOf<Data, Result>,
    move: Move<Data>,
    done: Done,
    how: How,
  ): Promise<Answer<Progress<Data, Result>>> {
    await at('before-settle')
    const ended = await inTransaction(db, async (tx) => ok(await rows.done(tx, kind, move, done, how))).catch(
      (error: unknown) => overtakenBy(kind, error, move),
    )
    await at('after-settle')
    return ended
  }

  async function fail<Data, Result>(
    kind: EndOf<Data, Result>,
    move: Move<Data>,
    failure: Failure,
    how = AT_ONCE,
  ): Promise<Answer<Progress<Data, Result>>> {
    const overtaken = await inTransaction(db, async (tx) => {
      await rows.failed(tx, kind, move, failure, how)
      return null
    }).catch((error: unknown) => overtakenBy(kind, error, move))
    if (overtaken !== null) return overtaken
    await release(move)
    return refusalOf(failure)
  }

  /** Another process ended it between our read and our step: its result is the answer. */
  async function overtakenBy<Data, Result>(
    kind: EndOf<Data, Result>,
    error: unknown,
    { id }: Move<Data>,
  ): Promise<Answer<Progress<Data, Result>>> {
    // The other process has written the rows we tried to write.
    if (!(error instanceof Overtaken) && !isDuplicate(error)) throw error
    const now = await makeMoveStore(db).find(id)
    return now ? replays.answerOf(kind, now) : refused('NOT_FOUND')
  }

  return { complete, fail }
}

/** Another process ended the move. */
export class Overtaken extends Error {}
