import type { Tx } from '#platform/db/database.ts'
import { ok, type Answer } from '#platform/errors/answer.ts'
import { setAsideFor } from './ask-core.ts'
import type { Begun } from './begin.ts'
import type { InsideDeps, InsideSteps } from './inside-steps.ts'
import type { Move } from './move.ts'
import type { EndOf, Progress } from './move-kind.ts'
import { makeMoveStore } from './move-store.ts'
import { CODE_WITHIN_MS, HOLD_WITHIN_MS } from './code-times.ts'

type Steps = Pick<InsideSteps, 'failWith' | 'insertOf' | 'release'>

export function makeAskInside(
  { clock, within, codes, at = () => {} }: InsideDeps,
  { failWith, insertOf, release }: Steps,
) {
  /** Reserves, sends the code and stores the move that waits for it. */
  return async function ask<Data, Result>(
    tx: Tx,
    kind: EndOf<Data, Result>,
    { move: one, confirmation }: Begun<Data>,
  ): Promise<Answer<Progress<Data, Result>>> {
    const { hold, code } = one.plan
    if (!confirmation || hold === null || code === null) throw new Error('planned without a code')
    const until = new Date(one.createdAt.getTime() + HOLD_WITHIN_MS).toISOString()
    const order = { id: hold, line: one.line, ...setAsideFor(one.plan.order), until }
    const answer = await within(tx).reserve(order)
    if (answer.outcome === 'REFUSED') return failWith(tx, kind, one, answer, insertOf(one))
    await at('after-reserve')
    const { standing: line, sms } = confirmation
    const { purpose, payload } = code
    const issued = await codes.issue(tx, { number: one.line, purpose, payload, lang: one.lang, sms, line })
    const store = makeMoveStore(tx)
    if (!issued.ok) {
      await release(tx, hold)
      await kind.failed?.(tx, one, clock.now())
      await store.insert({ ...one, state: 'CANCELLED', nextAskAt: null, settledAt: clock.now() })
      return issued
    }
    const otp = issued.value
    const nextAskAt = new Date(one.createdAt.getTime() + CODE_WITHIN_MS)
    const plan = { ...one.plan, code: { ...code, challengeId: otp.challengeId } }
    const waiting: Move<Data> = { ...one, state: 'CODE_SENT', plan, nextAskAt }
    await store.insert({ ...waiting, result: { otp } })
    return ok({ step: 'CODE', move: waiting, otp })
  }
}
