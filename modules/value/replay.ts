import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#platform/db/database.ts'
import { ok, refused, type Answer, type Refused } from '#platform/errors/answer.ts'
import type { Move } from './move.ts'
import { makeMoveStore } from './move-store.ts'
import { stillChecking } from './still-checking.ts'

/** How long a second call with the same id waits for the first. */
const WAIT_MS = 8_000
const LOOK_EVERY_MS = 40

/** What a move that was begun before answers now: its end, or the wait for it. */
export function makeReplay(db: Database) {
  async function replay(id: string, subject: string | null, bodyHash: Buffer): Promise<Answer<Move>> {
    const move = await makeMoveStore(db).find(id)
    // Somebody else's id is nobody's business.
    if (!move || move.subject !== subject || !move.bodyHash.equals(bodyHash))
      return refused('DUPLICATE_REQUEST')
    return answerOf(move)
  }

  const answerOf = (move: Move): Promise<Answer<Move>> | Answer<Move> =>
    move.state === 'EXECUTING' || move.state === 'RESERVING' ? awaitEnd(move.id) : ended(move)

  async function awaitEnd(id: string): Promise<Answer<Move>> {
    const until = performance.now() + WAIT_MS
    for (;;) {
      const move = await makeMoveStore(db).find(id)
      if (!move) return refused('NOT_FOUND')
      if (move.state !== 'EXECUTING' && move.state !== 'RESERVING') return ended(move)
      if (performance.now() > until) return stillChecking(move)
      await sleep(LOOK_EVERY_MS)
    }
  }

  function ended(move: Move): Answer<Move> {
    if (move.state === 'UNKNOWN') return stillChecking(move)
    if (move.failure) return failed(move)
    if (move.state === 'EXPIRED' || move.state === 'CANCELLED') return refused('OTP_EXPIRED')
    return ok(move)
  }

  return { replay, answerOf, awaitEnd }
}

const failed = ({ failure }: Move): Refused =>
  failure ? refused(failure.code, { slots: failure.facts, facts: failure.facts }) : refused('INTERNAL')
