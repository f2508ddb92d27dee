import { NoAnswer } from '#platform/errors/no-answer.ts'
import type { Codes } from '#modules/identity/index.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { PATIENCE, setAsideFor, within } from './ask-core.ts'
import type { OperatorCore } from './core.ts'
import { failureOf } from './core-failure.ts'
import type { ValueDeps } from './engine.ts'
import type { Move } from './move.ts'
import type { Confirmation } from './move-kind.ts'
import { makeMoveStore } from './move-store.ts'
import type { Settle } from './settle.ts'

/** A code lives 180 s; what was set aside for it a little longer. */
export const CODE_WITHIN_MS = 200_000

type Deps = Pick<ValueDeps, 'db' | 'clock'> & {
  readonly core: OperatorCore
  readonly codes: Codes
  readonly settle: Settle
  readonly at: NonNullable<ValueDeps['at']>
}

/** Sets the price aside and sends the code; nothing has moved yet. */
export async function sendCode(
  { db, core, codes, clock, settle, at }: Deps,
  move: Move,
  { standing, sms }: Confirmation,
): Promise<Answer<Move>> {
  const { hold, code } = move.plan
  if (hold === null || code === null) throw new Error('a move that needs a code was planned without one')
  const until = new Date(clock.now().getTime() + CODE_WITHIN_MS)
  try {
    const order = { id: hold, line: move.line, ...setAsideFor(move.plan.order), until: until.toISOString() }
    const answer = await within(PATIENCE.writeMs, core.reserve(order))
    if (answer.outcome === 'REFUSED') return settle.fail(move, failureOf(answer))
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    // What was perhaps set aside ends by itself; nothing can be taken without a code.
    return settle.fail(move, { code: 'UPSTREAM_TIMEOUT', facts: {} })
  }
  await at('after-reserve')
  const sent = await inTransaction(db, async (tx) => {
    const { purpose, payload } = code
    const issued = await codes.issue(tx, {
      number: move.line,
      purpose,
      payload,
      lang: move.lang,
      sms,
      line: standing,
    })
    if (!issued.ok) return issued
    const plan = { ...move.plan, code: { ...code, challengeId: issued.value.challengeId } }
    const step = { nextAskAt: until, result: { otp: issued.value }, plan }
    const advanced = await makeMoveStore(tx).advance(move.id, 'RESERVING', 'CODE_SENT', step)
    return advanced
      ? ok({ ...move, state: 'CODE_SENT' as const, plan, result: step.result })
      : refused('OTP_EXPIRED')
  })
  if (!sent.ok) await settle.giveUp(move, 'CANCELLED')
  else await at('after-code-sent')
  return sent
}
