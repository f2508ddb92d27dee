import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { OtpView } from '#contracts/identity.ts'
import type { Database } from '#platform/db/database.ts'
import { ok, refused, type Answer, type Refused } from '#platform/errors/answer.ts'
import type { StoredMove } from './move.ts'
import type { EndOf, Progress } from './move-kind.ts'
import { makeMoveStore } from './move-store.ts'
import { readMove } from './read-move.ts'
import { stillChecking } from './still-checking.ts'
import { readResult } from './stored-plan.ts'
import type { ValueLog } from './value-deps.ts'

/** How long a second call with the same id waits for the first. */
const WAIT_MS = 8_000
const LOOK_EVERY_MS = 40

/** The stored `result` of a move whose code was sent. */
const CodeSent = z.object({ otp: OtpView })

const isUnderWay = ({ state }: StoredMove): boolean => state === 'EXECUTING' || state === 'RESERVING'

/** The answer of a move that was started before: its end, or the wait for it. */
export function makeReplay({ db, log }: { readonly db: Database; readonly log: ValueLog }) {
  async function replay<Data, Result>(
    kind: EndOf<Data, Result>,
    { id, subject }: { readonly id: string; readonly subject: string | null },
    bodyHash: Buffer,
  ): Promise<Answer<Progress<Data, Result>>> {
    const move = await makeMoveStore(db).find(id)
    // An id of another person is answered as if it did not exist.
    if (!move || move.subject !== subject || !move.bodyHash.equals(bodyHash))
      return refused('DUPLICATE_REQUEST')
    return answerOf(kind, move)
  }

  async function answerOf<Data, Result>(
    kind: EndOf<Data, Result>,
    move: StoredMove,
  ): Promise<Answer<Progress<Data, Result>>> {
    return isUnderWay(move) ? awaitEnd(kind, move.id) : ended(kind, move)
  }

  async function awaitEnd<Data, Result>(
    kind: EndOf<Data, Result>,
    id: string,
  ): Promise<Answer<Progress<Data, Result>>> {
    const until = performance.now() + WAIT_MS
    for (;;) {
      const move = await makeMoveStore(db).find(id)
      if (!move) return refused('NOT_FOUND')
      if (!isUnderWay(move)) return ended(kind, move)
      if (performance.now() > until) return stillChecking(move)
      await sleep(LOOK_EVERY_MS)
    }
  }

  function ended<Data, Result>(
    kind: EndOf<Data, Result>,
    stored: StoredMove,
  ): Answer<Progress<Data, Result>> {
    const { state, failure } = stored
    if (state === 'UNKNOWN' || state === 'HELD') return stillChecking(stored)
    if (failure) return failed(failure)
    if (state === 'EXPIRED' || state === 'CANCELLED') return refused('OTP_EXPIRED')
    const move = readMove(kind, stored, log)
    if (!move) return stillChecking(stored)
    if (state === 'CODE_SENT') return ok({ step: 'CODE', move, otp: CodeSent.parse(stored.result).otp })
    const read = readResult(kind.kept, move.plan.version, stored.result)
    if (read) return ok({ step: 'DONE', move, result: read.result })
    log.error({ moveId: stored.id }, 'what a move answered cannot be read')
    return stillChecking(stored)
  }

  return { replay, answerOf, awaitEnd }
}

export type Replay = ReturnType<typeof makeReplay>

const failed = ({ code, facts }: NonNullable<StoredMove['failure']>): Refused =>
  refused(code, { slots: facts, facts })
