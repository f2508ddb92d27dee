import { newMoveId } from '#contracts/move-id.ts'
import type { Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, type Answer } from '#platform/errors/answer.ts'
import { askCore, expectedKyat, setAsideFor } from './ask-core.ts'
import { judge, meetingAtTheId, type Begun } from './begin.ts'
import type { CoreAnswer, OperatorCore } from './core.ts'
import { failureOf } from './core-failure.ts'
import { judgeCode } from './judge-code.ts'
import type { Move } from './move.ts'
import type { EndOf, Progress } from './move-kind.ts'
import { makeMoveStore, type Step } from './move-store.ts'
import type { Replay } from './replay.ts'
import { CODE_WITHIN_MS, HOLD_WITHIN_MS } from './send-code.ts'
import type { ValueDeps } from './value-deps.ts'
import type { Way } from './way.ts'
import { AT_ONCE, makeEndRows, refusalOf } from './write-end.ts'

type Deps = ValueDeps & {
  readonly within: NonNullable<OperatorCore['within']>
  readonly replays: Replay
}

/**
 * For a core in our own database: intent, posting and end are one transaction. There is no moment in which one is there
 * and the other is not, so nothing is ever UNKNOWN; whoever lost the answer asks with the same id and finds all or nothing.
 */
export function makeOneTrip(deps: Deps): Way {
  const { db, clock, within, replays, codes, at = () => {} } = deps
  const rows = makeEndRows(deps)

  /** Asks the core and writes the end; a core that took another amount ends the transaction, and so took nothing. */
  async function move<Data, Result>(
    tx: Tx,
    kind: EndOf<Data, Result>,
    one: Move<Data>,
    lastStep?: Parameters<typeof rows.done>[5],
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
    lastStep?: Parameters<typeof rows.failed>[5],
  ) {
    const failure = failureOf(answer)
    await rows.failed(tx, kind, one, failure, AT_ONCE, lastStep)
    // What was set aside and refused is gone already; anything else is given back here.
    if (one.plan.hold !== null && answer.reason !== 'HOLD_GONE') await release(tx, one.plan.hold)
    return refusalOf(failure)
  }

  const release = (tx: Tx, hold: string) => within(tx).void({ id: newMoveId(clock.now().getTime()), hold })

  const insertOf = (one: Move) => async (tx: Tx, to: Move['state'], step: Step) => {
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

  return {
    async start(wish) {
      const { kind, asked } = wish
      const answer = await meetingAtTheId(db, asked.id, () =>
        inTransaction(db, async (tx) => {
          const judged = await judge(tx, wish, clock.now())
          if (!judged.ok) return judged
          if (judged.value === 'known') return ok('known' as const)
          await at('after-intent')
          const { move: one, confirmation } = judged.value
          return confirmation ? ask(tx, kind, judged.value) : move(tx, kind, one, insertOf(one))
        }),
      )
      if (answer.ok && answer.value !== 'known')
        await at(answer.value.step === 'CODE' ? 'after-code-sent' : 'after-settle')
      return answer
    },

    async confirm(kind, asked) {
      const answer = await inTransaction(db, async (tx) => {
        const judged = await judgeCode(tx, deps, kind, asked)
        if (!judged.ok || 'already' in judged.value) return judged
        await at('after-confirm')
        await makeMoveStore(tx).advance(asked.id, 'CODE_SENT', 'EXECUTING', { nextAskAt: clock.now() })
        return ok({ ended: await move(tx, kind, { ...judged.value.move, state: 'EXECUTING' }) })
      })
      if (!answer.ok) return answer
      if ('already' in answer.value) return replays.answerOf(kind, answer.value.already)
      if ('move' in answer.value) throw new Error('a right code was not acted upon')
      await at('after-settle')
      return answer.value.ended
    },
  }
}
