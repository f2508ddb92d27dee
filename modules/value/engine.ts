import { createHash } from 'node:crypto'
import { isMoveId } from '#contracts/move-id.ts'
import { yangonDayStart } from '#language/yangon-day.ts'
import type { Tx } from '#platform/db/database.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { within, PATIENCE } from './ask-core.ts'
import { makeCancel } from './give-up.ts'
import type { Move, StoredMove } from './move.ts'
import type { EndOf, MoveKind, Progress } from './move-kind.ts'
import { makeMoveStore } from './move-store.ts'
import { isOpenMove, makeOpenMoveStore } from './open-move-store.ts'
import { readMove } from './read-move.ts'
import { makeOneTrip } from './one-trip.ts'
import { makeReplay } from './replay.ts'
import { makeResendCode } from './resend-code.ts'
import { makeSetAside } from './set-aside.ts'
import { makeSettle } from './settle.ts'
import { makeTwoPhases } from './two-phases.ts'
import type { Way } from './way.ts'
import type { Start, ValueDeps } from './value-deps.ts'

/** The one way value moves: first the intent, then the core, then the end. */
export function makeValue(deps: ValueDeps) {
  const { db, core, clock, log, count = () => {} } = deps
  const settle = makeSettle(deps)
  const replays = makeReplay({ db, log })
  const { cancel, giveUpThese, giveUpWaiting, giveUpAll } = makeCancel(deps)
  const { setAside, named } = makeSetAside(deps)
  const way = core.within
    ? makeOneTrip({ ...deps, within: core.within, parts: core.parts, replays })
    : makeTwoPhases({ ...deps, settle, replays })

  /** Starts a move, or returns the result of the one that already has this id. */
  async function start<Input, Facts, Data, Result>(
    kind: MoveKind<Input, Facts, Data, Result>,
    asked: Start<Input>,
  ): Promise<Answer<Progress<Data, Result>>> {
    if (!isMoveId(asked.id)) return refused('IDEMPOTENCY_KEY_INVALID')
    const answer = await startKnown(kind, asked, hashOf(kind.name, asked))
    count(kind.name, answer)
    return answer.ok ? answer : named(asked.line, answer)
  }

  async function startKnown<Input, Facts, Data, Result>(
    kind: MoveKind<Input, Facts, Data, Result>,
    asked: Start<Input>,
    bodyHash: Buffer,
  ): Promise<Answer<Progress<Data, Result>>> {
    const givenUp: string[] = []
    for (;;) {
      const moved = await way.start({ kind, asked, bodyHash, gather: gatherOf(kind, asked), givenUp })
      if (!moved.ok) return moved
      if (moved.value === 'known') return replays.replay(kind, asked, bodyHash)
      if ('step' in moved.value) return ok(moved.value)
      // A line asks for one thing at a time: what waits for its code gives its place, and then all is looked at anew.
      await giveUpThese(moved.value.waiting)
      givenUp.push(...moved.value.waiting)
    }
  }

  const confirm: Way['confirm'] = async (kind, asked) => {
    const answer = await way.confirm(kind, asked)
    count(kind.name, answer)
    return answer
  }

  return {
    start,
    confirm,
    cancel,
    giveUpWaiting,
    giveUpAll,
    /** Whether a move of the line, or to it, is open. */
    isUnderWay: (tx: Tx, line: string): Promise<boolean> => makeOpenMoveStore(tx).isUnderWay(line),
    resendCode: makeResendCode(deps),
    setAside,
    /** The move in its present state, for its owner. */
    async find(id: string, subject: string): Promise<StoredMove | null> {
      const move = await makeMoveStore(db).find(id)
      return move?.subject === subject ? move : null
    },
    /** The same, parsed by its kind. */
    async read<Data, Result>(
      kind: EndOf<Data, Result>,
      id: string,
      subject: string,
    ): Promise<Move<Data> | null> {
      const move = await makeMoveStore(db).find(id)
      return move?.subject === subject && move.kind === kind.name ? readMove(kind, move, log) : null
    },
    /** Looked up for a receipt number, which only its owner has: whoever shows one may learn whether it is genuine. */
    findAny: (id: string): Promise<StoredMove | null> => makeMoveStore(db).find(id),
    /** Whether it is open; called in a transaction that has locked its line. */
    isOpen: isOpenMove,
    usedToday: (line: string, kind: string) =>
      makeMoveStore(db).usedSince(line, kind, yangonDayStart(clock.now()), clock.now()),
    settle,
  }
}

export type Value = ReturnType<typeof makeValue>

/** What has to be asked outside; null where nobody answered in time. */
const gatherOf =
  <Input, Facts, Data, Result>(kind: MoveKind<Input, Facts, Data, Result>, asked: Start<Input>) =>
  () =>
    within(PATIENCE.readMs, kind.gather(asked.line, asked.input)).then(
      (facts) => ({ facts }),
      () => null,
    )

const hashOf = <Input>(kind: string, { line, input }: Start<Input>): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([kind, line, input]))
    .digest()
