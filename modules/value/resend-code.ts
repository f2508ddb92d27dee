import type { OtpView } from '#contracts/identity.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { kindNamed } from './kind-of.ts'
import type { StoredMove } from './move.ts'
import { makeMoveStore } from './move-store.ts'
import { readMove } from './read-move.ts'
import { CODE_WITHIN_MS, HOLD_WITHIN_MS } from './code-times.ts'
import type { ValueDeps } from './value-deps.ts'

type Deps = Pick<ValueDeps, 'db' | 'clock' | 'codes' | 'kinds' | 'log'>

/**
 * Its time is over. Whoever takes it to end it sets its time on by more than any code has (`takenUntil`), and would end it although another
 * code was just sent.
 */
const isEnding = ({ nextAskAt }: StoredMove, now: number): boolean =>
  nextAskAt === null || nextAskAt.getTime() <= now || nextAskAt.getTime() > now + CODE_WITHIN_MS

/** Another code for a waiting move; as often as codes may be sent, and only while its reservation lasts. */
export const makeResendCode = ({ db, clock, codes, kinds, log }: Deps) =>
  function resendCode(id: string, subject: string): Promise<Answer<OtpView>> {
    return inTransaction(db, async (tx) => {
      const store = makeMoveStore(tx)
      // The move is locked before the code, as in a confirmation, so that the two cannot deadlock.
      const stored = await store.findAndLock(id)
      if (!stored || stored.subject !== subject) return refused('NOT_FOUND')
      const now = clock.now().getTime()
      if (stored.state !== 'CODE_SENT' || isEnding(stored, now)) return refused('OTP_EXPIRED')
      const move = readMove(kindNamed(kinds, stored.kind), stored, log)
      const nextAskAt = new Date(now + CODE_WITHIN_MS)
      const isTooLate = nextAskAt.getTime() > stored.createdAt.getTime() + HOLD_WITHIN_MS
      if (!move?.plan.code?.again || isTooLate) return refused('OTP_EXPIRED')
      const { purpose, payload, again } = move.plan.code
      const issued = await codes.issue(tx, {
        number: move.line,
        purpose,
        payload,
        lang: move.lang,
        sms: again.sms,
        // Issuing looks only at the state; a changed SIM was judged at the request.
        line: { state: again.standing, simChangedAt: null },
      })
      if (!issued.ok) return issued
      const plan = { ...move.plan, code: { ...move.plan.code, challengeId: issued.value.challengeId } }
      const step = { nextAskAt, result: { otp: issued.value }, plan }
      await store.advance(id, 'CODE_SENT', 'CODE_SENT', step)
      return ok(issued.value)
    })
  }
