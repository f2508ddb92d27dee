import { newMoveId } from '#contracts/move-id.ts'
import type { Tx } from '#platform/db/database.ts'
import { ok, type Answer } from '#platform/errors/answer.ts'
import { askCore, expectedKyat, setAsideFor } from './ask-core.ts'
import type { Begun } from './begin.ts'
import type { CoreAnswer, OperatorCore } from './core.ts'
import { failureOf } from './core-failure.ts'
import type { Move } from './move.ts'
import type { EndOf, Progress } from './move-kind.ts'
import { makeMoveStore } from './move-store.ts'
import { CODE_WITHIN_MS, HOLD_WITHIN_MS } from './code-times.ts'
import type { ValueDeps } from './value-deps.ts'
import { AT_ONCE, makeEndRows, refusalOf, type LastStep } from './write-end.ts'

export type InsideDeps = ValueDeps & { readonly within: NonNullable<OperatorCore['within']> }

/** What a move does inside our own transaction, core and all. */
export function makeInsideSteps(deps: InsideDeps) {
  const { clock, within, codes, at = () => {} } = deps
  const rows = makeEndRows(deps)

  /** Asks the core and writes the end; a core that took another amount ends the transaction, and so took nothing. */
  async function move<Data, Result>(
    tx: Tx,
    kind: EndOf<Data, Result>,
    one: Move<Data>,
    lastStep?: LastStep,
  ): Promise<Answer<Progress<Data, Result>>> {
    await at('before-core')
    const answer = await askCore(within(tx), one.id, one.plan.order, one.plan.hold)
    await at('after-core')
    if (answer.outcome === 'REFUSED') return failWith(tx, kind, one, answer, lastStep)
    const expected = expectedKyat(one.plan.order)
    if (expected !== null && answer.takenKyat !== undefined && answer.takenKyat !== expected)
      throw new Error('the core took another amount than was asked')
    await at('before-settle')
    return ok(await rows.done(tx, kind, one, answer, AT_ONCE, lastStep))
  }

  async function failWith<Data, Result>(
    tx: Tx,
    kind: EndOf<Data, Result>,
    one: Move<Data>,
    answer: CoreAnswer & { outcome: 'REFUSED' },
    lastStep?: LastStep,
  ) {
    const failure = failureOf(answer)
    await rows.failed(tx, kind, one, failure, AT_ONCE, lastStep)
    // What was set aside and refused is gone already; anything else is given back here.
    if (one.plan.hold !== null && answer.reason !== 'HOLD_GONE') await release(tx, one.plan.hold)
    return refusalOf(failure)
  }

  const release = (tx: Tx, hold: string) => within(tx).void({ id: newMoveId(clock.now().getTime()), hold })

  /** A move that was begun and ended in one transaction has never stood in its row before. */
  const insertOf =
    (one: Move): LastStep =>
    async (tx, to, step) => {
      const ended = { state: to, failure: step.failure ?? null, settledAt: step.settledAt ?? null }
      await makeMoveStore(tx).insert({ ...one, ...ended, nextAskAt: null, result: step.result })
      return true
    }

  /** Sets aside, sends the code and writes the move that waits for it. */
  async function ask<Data, Result>(
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

  return { move, ask, insertOf }
}
