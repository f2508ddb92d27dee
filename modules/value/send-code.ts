import { NoAnswer } from '#platform/errors/no-answer.ts'
import type { Codes } from '#modules/identity/index.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { PATIENCE, setAsideFor, within } from './ask-core.ts'
import { CODE_WITHIN_MS, HOLD_WITHIN_MS } from './code-times.ts'
import type { OperatorCore } from './core.ts'
import { failureOf } from './core-failure.ts'
import type { Move } from './move.ts'
import type { EndOf, Progress } from './move-kind.ts'
import type { Confirmation } from './move-plan.ts'
import { makeMoveStore } from './move-store.ts'
import type { Settle } from './settle.ts'
import type { ValueDeps } from './value-deps.ts'

type Deps = Pick<ValueDeps, 'db' | 'clock'> & {
  readonly core: OperatorCore
  readonly codes: Codes
  readonly settle: Settle
  readonly at: NonNullable<ValueDeps['at']>
}

/** Reserves the price and sends the code; nothing has moved yet. */
export async function sendCode<Data, Result>(
  { db, core, codes, clock, settle, at }: Deps,
  kind: EndOf<Data, Result>,
  move: Move<Data>,
  { standing, sms }: Confirmation,
): Promise<Answer<Progress<Data, Result>>> {
  const { hold, code } = move.plan
  if (hold === null || code === null) throw new Error('a move that needs a code was planned without one')
  const now = clock.now().getTime()
  try {
    const until = new Date(now + HOLD_WITHIN_MS).toISOString()
    const order = { id: hold, line: move.line, ...setAsideFor(move.plan.order), until }
    const answer = await within(PATIENCE.writeMs, core.reserve(order))
    if (answer.outcome === 'REFUSED') return await settle.fail(kind, move, failureOf(answer))
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    // A possible reservation expires by itself; nothing can be taken without a code.
    return settle.fail(kind, move, { code: 'UPSTREAM_TIMEOUT', facts: {} })
  }
  await at('after-reserve')
  const sent = await inTransaction(db, async (tx): Promise<Answer<Progress<Data, Result>>> => {
    const { purpose, payload } = code
    const request = { number: move.line, purpose, payload, lang: move.lang, sms, line: standing }
    const issued = await codes.issue(tx, request)
    if (!issued.ok) return issued
    const otp = issued.value
    const plan = { ...move.plan, code: { ...code, challengeId: otp.challengeId } }
    const nextAskAt = new Date(now + CODE_WITHIN_MS)
    const step = { nextAskAt, result: { otp }, plan }
    const advanced = await makeMoveStore(tx).advance(move.id, 'RESERVING', 'CODE_SENT', step)
    if (!advanced) return refused('OTP_EXPIRED')
    return ok({ step: 'CODE', move: { ...move, state: 'CODE_SENT', plan, nextAskAt }, otp })
  })
  if (sent.ok) await at('after-code-sent')
  // Given up meanwhile, perhaps before the reservation: it is released in any case.
  else if (!(await settle.giveUp(kind, move, 'CANCELLED'))) await settle.release(move)
  return sent
}
