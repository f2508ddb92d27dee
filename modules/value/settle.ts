import { NoAnswer } from '#platform/errors/no-answer.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Answer } from '#platform/errors/answer.ts'
import { askAgainAt } from './ask-again.ts'
import { askCore, expectedOf, isOther, PATIENCE, within } from './ask-core.ts'
import type { CoreAnswer } from './core.ts'
import { failureOf } from './core-failure.ts'
import type { Move } from './move.ts'
import { makeGiveUp, makeRelease } from './give-up.ts'
import type { EndOf, Progress } from './move-kind.ts'
import { makeMoveStore } from './move-store.ts'
import { stillChecking } from './still-checking.ts'
import type { ValueDeps } from './value-deps.ts'
import { AT_ONCE, makeWriteEnd, type How } from './write-end.ts'

/** From EXECUTING or UNKNOWN only the core's answer leads to an end; from HELD only staff. */
export function makeSettle(deps: Omit<ValueDeps, 'kinds'>) {
  const { db, core, clock, log, queueSms, listeners, spread, at = () => {} } = deps
  const release = makeRelease({ core, clock, log })
  const { complete, fail } = makeWriteEnd({ db, clock, log, queueSms, listeners, at, release })

  /** Asks the core to do it, and ends the move according to its answer. */
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
      // The core has answered but writing failed: the reconciler will finish.
      log.error({ err: error, moveId: move.id }, 'the end of a move could not be written')
      return stillChecking(move)
    }
  }

  async function markUnknown(move: Move, err: unknown): Promise<Answer<never>> {
    log.warn({ err, moveId: move.id }, 'the core did not answer, will ask')
    const nextAskAt = askAgainAt(0, clock.now(), spread)
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
    const expected = expectedOf(move.plan.order)
    if (isOther(expected, answer.taken)) return holdForStaff(move, { expected, taken: answer.taken })
    return complete(kind, move, answer, how)
  }

  /** Nothing is decided here: the core is not asked again, and staff settle it with the operator. */
  async function holdForStaff(move: Move, amounts: object): Promise<Answer<never>> {
    log.error({ moveId: move.id, ...amounts }, 'the core took another amount than was asked')
    await inTransaction(db, async (tx) => {
      const store = makeMoveStore(tx)
      if (move.state === 'EXECUTING')
        await store.advance(move.id, 'EXECUTING', 'UNKNOWN', {
          nextAskAt: askAgainAt(0, clock.now(), spread),
        })
      await store.advance(move.id, 'UNKNOWN', 'HELD')
    })
    return stillChecking(move)
  }

  return { execute, end, complete, fail, release, giveUp: makeGiveUp({ db, core, clock, log }) }
}

export type Settle = ReturnType<typeof makeSettle>
