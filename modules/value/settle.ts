import { NoAnswer } from '#platform/errors/no-answer.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { askAgainAt } from './ask-again.ts'
import { askCore, expectedKyat, PATIENCE, within } from './ask-core.ts'
import type { CoreAnswer } from './core.ts'
import { failureOf } from './core-failure.ts'
import type { ValueDeps } from './engine.ts'
import type { Failure, Move } from './move.ts'
import { makeGiveUp, makeRelease } from './give-up.ts'
import type { MoveKind } from './move-kind.ts'
import { makeHistoryStore } from './history-store.ts'
import { makeMoveStore } from './move-store.ts'
import { tell } from './notices.ts'
import { stillChecking } from './still-checking.ts'

/** What the end of a move needs of its kind; its input is behind it. */
export type AnyKind = Pick<MoveKind, 'name' | 'settled' | 'failed'>

/** From EXECUTING or UNKNOWN to an end, by the core's answer and by nothing else. */
export function makeSettle({ db, core, clock, kinds, log, queueSms, at = () => {} }: ValueDeps) {
  const kindOf = (name: string): AnyKind => kindNamed(kinds, name)
  const release = makeRelease({ core, clock, log })

  /** Asks the core to do it, and ends the move by what it says. */
  async function execute(move: Move): Promise<Answer<Move>> {
    await at('before-core')
    try {
      const answer = await within(PATIENCE.writeMs, askCore(core, move.id, move.plan.order, move.plan.hold))
      await at('after-core')
      return await end(move, answer, false)
    } catch (error) {
      if (error instanceof NoAnswer) return markUnknown(move, error)
      // The core has answered and we could not write it down: the reconciler will.
      log.error({ err: error, moveId: move.id }, 'the end of a move could not be written')
      return stillChecking(move)
    }
  }

  async function markUnknown(move: Move, err: unknown): Promise<Answer<Move>> {
    log.warn({ err, moveId: move.id }, 'the core did not answer, will ask')
    const nextAskAt = askAgainAt(0, clock.now())
    await makeMoveStore(db).advance(move.id, 'EXECUTING', 'UNKNOWN', { nextAskAt, asks: 1 })
    return stillChecking(move)
  }

  async function end(move: Move, answer: CoreAnswer, late: boolean): Promise<Answer<Move>> {
    if (answer.outcome === 'REFUSED') return fail(move, failureOf(answer), late)
    const expected = expectedKyat(move.plan.order)
    if (expected !== null && answer.takenKyat !== undefined && answer.takenKyat !== expected) {
      // Nobody guesses what is right now: it stays open until staff settle it with the operator.
      log.error(
        { moveId: move.id, expected, taken: answer.takenKyat },
        'the core took another amount than was asked',
      )
      throw new NoAnswer('another amount')
    }
    return complete(move, answer, late)
  }

  async function complete(
    move: Move,
    { totals = {}, returned = 0 }: CoreAnswer & { outcome: 'DONE' },
    late: boolean,
  ): Promise<Answer<Move>> {
    await at('before-settle')
    const now = clock.now()
    const done = await inTransaction(db, async (tx) => {
      const store = makeMoveStore(tx)
      const result = await kindOf(move.kind).settled(tx, { move, totals, returned, now })
      // Sent together: they do not need each other's answers, and any that fails undoes all.
      const [isFirst] = await Promise.all([
        store.advance(move.id, move.state, 'COMPLETED', { result, settledAt: now }),
        makeHistoryStore(tx).write(move, move.plan.history, 'SUCCEEDED', now),
      ])
      if (!isFirst) throw new Overtaken()
      await tell(queueSms, tx, move, late ? ['DONE', 'LATE_DONE'] : ['DONE'], now)
      return ok({ ...move, state: 'COMPLETED' as const, result, settledAt: now })
    }).catch((error: unknown) => overtakenBy(db, error, move))
    await at('after-settle')
    return done
  }

  /** Nothing was taken. */
  async function fail(move: Move, failure: Failure, late = false): Promise<Answer<Move>> {
    const now = clock.now()
    const overtaken = await inTransaction(db, async (tx) => {
      const store = makeMoveStore(tx)
      if (!(await store.advance(move.id, move.state, 'FAILED', { failure, settledAt: now })))
        throw new Overtaken()
      await kindOf(move.kind).failed?.(tx, move, now)
      await makeHistoryStore(tx).write(move, move.plan.history.slice(0, 1), 'FAILED', now)
      await tell(queueSms, tx, move, late ? ['LATE_FAILED'] : [], now)
      return null
    }).catch((error: unknown) => overtakenBy(db, error, move))
    if (overtaken === null) await release(move)
    return refused(failure.code, { slots: failure.facts, facts: failure.facts })
  }

  return { execute, end, fail, giveUp: makeGiveUp({ db, core, clock, log }) }
}

function kindNamed(kinds: readonly AnyKind[], name: string): AnyKind {
  const kind = kinds.find((one) => one.name === name)
  if (!kind) throw new Error(`no kind of move is called ${name}`)
  return kind
}

/** Somebody else ended it between our look and our step: theirs is the answer. */
async function overtakenBy(db: Database, error: unknown, { id }: Move): Promise<Answer<Move>> {
  // Whoever was first has written the rows that we tried to write.
  const isSecond = error instanceof Overtaken || (error as { code?: string }).code === UNIQUE_VIOLATION
  if (!isSecond) throw error
  const now = await makeMoveStore(db).find(id)
  return now ? ok(now) : refused('NOT_FOUND')
}

export type Settle = ReturnType<typeof makeSettle>

class Overtaken extends Error {}
const UNIQUE_VIOLATION = '23505'
