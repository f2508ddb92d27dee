import { NoAnswer } from '#platform/errors/no-answer.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { askAgainAt } from './ask-again.ts'
import { askCore, expectedKyat, PATIENCE, within } from './ask-core.ts'
import { isDuplicate } from './begin.ts'
import type { CoreAnswer, Totals } from './core.ts'
import { failureOf } from './core-failure.ts'
import type { Failure, Move } from './move.ts'
import { makeGiveUp, makeRelease } from './give-up.ts'
import type { EndOf, Progress } from './move-kind.ts'
import { makeHistoryStore } from './history-store.ts'
import { makeMoveStore } from './move-store.ts'
import { tell } from './notices.ts'
import { makeReplay } from './replay.ts'
import { stillChecking } from './still-checking.ts'
import type { ValueDeps } from './value-deps.ts'

type How = {
  /** Its owner was told to wait, and is told the end. */
  readonly late: boolean
  /** Written with the end, or not at all. */
  readonly beside?: (tx: Tx) => Promise<void>
}

const AT_ONCE: How = { late: false }

/** From EXECUTING or UNKNOWN to an end, by the core's answer and by nothing else; from HELD by staff. */
export function makeSettle({ db, core, clock, log, queueSms, at = () => {} }: Omit<ValueDeps, 'kinds'>) {
  const release = makeRelease({ core, clock, log })
  const replays = makeReplay({ db, log })

  /** Asks the core to do it, and ends the move by what it says. */
  async function execute<Data, Result>(
    kind: EndOf<Data, Result>,
    move: Move<Data>,
  ): Promise<Answer<Progress<Data, Result>>> {
    await at('before-core')
    try {
      const answer = await within(PATIENCE.writeMs, askCore(core, move.id, move.plan.order, move.plan.hold))
      await at('after-core')
      return await end(kind, move, answer, AT_ONCE)
    } catch (error) {
      if (error instanceof NoAnswer) return markUnknown(move, error)
      // The core has answered and we could not write it down: the reconciler will.
      log.error({ err: error, moveId: move.id }, 'the end of a move could not be written')
      return stillChecking(move)
    }
  }

  async function markUnknown(move: Move, err: unknown): Promise<Answer<never>> {
    log.warn({ err, moveId: move.id }, 'the core did not answer, will ask')
    const nextAskAt = askAgainAt(0, clock.now())
    await makeMoveStore(db).advance(move.id, 'EXECUTING', 'UNKNOWN', { nextAskAt, asks: 1 })
    return stillChecking(move)
  }

  async function end<Data, Result>(
    kind: EndOf<Data, Result>,
    move: Move<Data>,
    answer: CoreAnswer,
    how: How,
  ): Promise<Answer<Progress<Data, Result>>> {
    if (answer.outcome === 'REFUSED') return fail(kind, move, failureOf(answer), how)
    const expected = expectedKyat(move.plan.order)
    const isOther = expected !== null && answer.takenKyat !== undefined && answer.takenKyat !== expected
    if (isOther) return holdForStaff(move, { expected, taken: answer.takenKyat })
    return complete(kind, move, answer, how)
  }

  /** Nobody guesses what is right now: the core is asked no more, and staff settle it with the operator. */
  async function holdForStaff(move: Move, amounts: object): Promise<Answer<never>> {
    log.error({ moveId: move.id, ...amounts }, 'the core took another amount than was asked')
    await inTransaction(db, async (tx) => {
      const store = makeMoveStore(tx)
      if (move.state === 'EXECUTING')
        await store.advance(move.id, 'EXECUTING', 'UNKNOWN', { nextAskAt: askAgainAt(0, clock.now()) })
      await store.advance(move.id, 'UNKNOWN', 'HELD')
    })
    return stillChecking(move)
  }

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
    const now = await findMove(db, id)
    return now ? replays.answerOf(kind, now) : refused('NOT_FOUND')
  }

  return { execute, end, complete, fail, release, giveUp: makeGiveUp({ db, core, clock, log }) }
}

const findMove = (db: Database, id: string) => makeMoveStore(db).find(id)

export type Settle = ReturnType<typeof makeSettle>

class Overtaken extends Error {}
