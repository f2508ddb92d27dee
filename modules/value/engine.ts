import { createHash } from 'node:crypto'
import { isMoveId } from '#contracts/move-id.ts'
import type { Lang } from '#contracts/language.ts'
import type { Codes } from '#modules/identity/index.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { yangonDayStart } from '#platform/clock/yangon-day.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { LEFT_BEHIND_AFTER_MS } from './ask-again.ts'
import { within, PATIENCE } from './ask-core.ts'
import { begin } from './begin.ts'
import type { OperatorCore } from './core.ts'
import type { Move } from './move.ts'
import type { MoveKind } from './move-kind.ts'
import { makeMoveStore } from './move-store.ts'
import { makeReplay } from './replay.ts'
import { sendCode } from './send-code.ts'
import { makeSettle, type AnyKind } from './settle.ts'

/** Where a process may die. Each is a test of its own. */
export const POINTS = [
  'before-intent',
  'after-intent',
  'after-reserve',
  'after-code-sent',
  'after-confirm',
  'before-core',
  'after-core',
  'before-settle',
  'after-settle',
] as const
export type Point = (typeof POINTS)[number]

export type ValueDeps = {
  readonly db: Database
  readonly core: OperatorCore
  readonly codes: Codes
  readonly queueSms: QueueSms
  readonly clock: Clock
  readonly kinds: readonly AnyKind[]
  readonly log: ValueLog
  /** Told at every point; only the fault suite listens. */
  readonly at?: (point: Point) => void | Promise<void>
}

export type ValueLog = {
  warn(facts: object, text: string): void
  error(facts: object, text: string): void
}

export type Start<Input> = {
  readonly id: string
  readonly subject: string | null
  readonly line: string
  readonly lang: Lang
  readonly input: Input
}

export type Confirm = {
  readonly id: string
  readonly subject: string
  readonly kind: string
  readonly otp: string
}

/** The one way value moves: intent first, then the core, then the end. */
export function makeValue(deps: ValueDeps) {
  const { db, core, codes, clock, at = () => {} } = deps
  const settle = makeSettle(deps)
  const replays = makeReplay(db)
  const codeDeps = { db, core, codes, clock, settle, at }

  /** Begins a move, or answers what became of the one that already has this id. */
  async function start<Input, Facts>(
    kind: MoveKind<Input, Facts>,
    asked: Start<Input>,
  ): Promise<Answer<Move>> {
    if (!isMoveId(asked.id)) return refused('IDEMPOTENCY_KEY_INVALID')
    const bodyHash = hashOf(kind.name, asked)
    const gathered = await within(PATIENCE.readMs, kind.gather(asked.line, asked.input)).then(
      (facts) => ({ facts }),
      () => null,
    )
    await at('before-intent')
    const begun = await begin(deps, kind, asked, bodyHash, gathered)
    if (!begun.ok) return begun
    if (begun.value === 'known') return replays.replay(asked.id, asked.subject, bodyHash)
    await at('after-intent')
    const { move, confirmation } = begun.value
    return confirmation ? sendCode(codeDeps, move, confirmation) : settle.execute(move)
  }

  /** The right code starts the move it was made for, once. */
  async function confirm({ id, subject, kind, otp }: Confirm): Promise<Answer<Move>> {
    const move = await makeMoveStore(db).find(id)
    if (!move || move.subject !== subject || move.kind !== kind) return refused('NOT_FOUND')
    if (move.state !== 'CODE_SENT') return replays.answerOf(move)
    const { code } = move.plan
    if (!code) throw new Error('a code was sent that is not in the plan')
    const confirmed = await inTransaction(db, async (tx): Promise<Answer<boolean>> => {
      const { purpose, payload, challengeId } = code
      const right = await codes.verify(tx, { challengeId, number: move.line, purpose, payload, code: otp })
      if (!right.ok) return right
      const nextAskAt = new Date(clock.now().getTime() + LEFT_BEHIND_AFTER_MS)
      return ok(await makeMoveStore(tx).advance(id, 'CODE_SENT', 'EXECUTING', { nextAskAt }))
    })
    if (!confirmed.ok) return confirmed
    if (!confirmed.value) return replays.awaitEnd(id)
    await at('after-confirm')
    return settle.execute({ ...move, state: 'EXECUTING' })
  }

  return {
    start,
    confirm,
    /** The move as it stands, for its owner. */
    async find(id: string, subject: string): Promise<Move | null> {
      const move = await makeMoveStore(db).find(id)
      return move?.subject === subject ? move : null
    },
    /** Behind a receipt number, which only its owner has: whoever shows it may be told whether it is ours. */
    findAny: (id: string): Promise<Move | null> => makeMoveStore(db).find(id),
    usedToday: (line: string, kind: string) =>
      makeMoveStore(db).usedSince(line, kind, yangonDayStart(clock.now())),
    settle,
  }
}

export type Value = ReturnType<typeof makeValue>

const hashOf = <Input>(kind: string, { line, input }: Start<Input>): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([kind, line, input]))
    .digest()
