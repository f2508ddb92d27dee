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
import { makeOpenMoveStore } from './open-move-store.ts'
import { readMove } from './read-move.ts'
import { makeOneTrip } from './one-trip.ts'
import { makeReplay } from './replay.ts'
import { makeResendCode } from './resend-code.ts'
import { makeSetAside } from './set-aside.ts'
import { makeSettle } from './settle.ts'
import { makeTwoPhases } from './two-phases.ts'
import type { Way } from './way.ts'
import type { Start, ValueDeps } from './value-deps.ts'

/** The one way value moves: intent first, then the core, then the end. */
export function makeValue(deps: ValueDeps) {
  const { db, core, clock, log, count = () => {} } = deps
  const settle = makeSettle(deps)
  const replays = makeReplay({ db, log })
  const { cancel, cancelWaiting, giveUpWaiting, giveUpAll } = makeCancel(deps)
  const { setAside, named } = makeSetAside(deps)
  const way = core.within
    ? makeOneTrip({ ...deps, within: core.within, parts: core.parts, replays })
    : makeTwoPhases({ ...deps, settle, replays })

  /** Begins a move, or answers what became of the one that already has this id. */
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
    if (kind.waits(asked.input)) await cancelWaiting(asked.line, kind.name, asked.id)
    const gather = () =>
      within(PATIENCE.readMs, kind.gather(asked.line, asked.input)).then(
        (facts) => ({ facts }),
        () => null,
      )
    const moved = await way.start({ kind, asked, bodyHash, gather })
    if (!moved.ok) return moved
    return moved.value === 'known' ? replays.replay(kind, asked, bodyHash) : ok(moved.value)
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
    /** A move of the line, or to it, has no end yet. */
    isUnderWay: (tx: Tx, line: string): Promise<boolean> => makeOpenMoveStore(tx).isUnderWay(line),
    resendCode: makeResendCode(deps),
    setAside,
    /** The move as it stands, for its owner. */
    async find(id: string, subject: string): Promise<StoredMove | null> {
      const move = await makeMoveStore(db).find(id)
      return move?.subject === subject ? move : null
    },
    /** The same, as its kind understands it. */
    async read<Data, Result>(
      kind: EndOf<Data, Result>,
      id: string,
      subject: string,
    ): Promise<Move<Data> | null> {
      const move = await makeMoveStore(db).find(id)
      return move?.subject === subject && move.kind === kind.name ? readMove(kind, move, log) : null
    },
    /** Behind a receipt number, which only its owner has: whoever shows it may be told whether it is ours. */
    findAny: (id: string): Promise<StoredMove | null> => makeMoveStore(db).find(id),
    /** Begun, and without an end; asked in a transaction that holds its line. */
    async isOpen(tx: Tx, id: string): Promise<boolean> {
      const move = await makeMoveStore(tx).find(id)
      return move !== null && OPEN.includes(move.state)
    },
    usedToday: (line: string, kind: string) =>
      makeMoveStore(db).usedSince(line, kind, yangonDayStart(clock.now())),
    settle,
  }
}

const OPEN: readonly StoredMove['state'][] = ['EXECUTING', 'UNKNOWN', 'HELD']

export type Value = ReturnType<typeof makeValue>

const hashOf = <Input>(kind: string, { line, input }: Start<Input>): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([kind, line, input]))
    .digest()
