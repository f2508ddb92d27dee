import type { Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok } from '#platform/errors/answer.ts'
import { judge, judgeAtOneLook, meetingAtTheId, type Behind, type MoveRequest } from './begin.ts'
import { makeAskInside } from './inside-code.ts'
import { makeInsideSteps, type InsideDeps } from './inside-steps.ts'
import { judgeCode } from './judge-code.ts'
import type { Progress } from './move-kind.ts'
import { makeMoveStore } from './move-store.ts'
import type { Replay } from './replay.ts'
import type { Way } from './way.ts'

type Deps = InsideDeps & { readonly replays: Replay }

/**
 * For a core in our own database: intent, posting and end are one transaction. Neither exists without the other, so nothing is ever
 * UNKNOWN; a client that lost the answer asks with the same id and finds all or nothing.
 */
export function makeOneTrip(deps: Deps): Way {
  const { db, clock, parts, replays, at = () => {} } = deps
  const steps = makeInsideSteps(deps)
  const { move, moveAtOnce, fail } = steps
  const ask = makeAskInside(deps, steps)

  /** By one query where the kind allows it; otherwise outside questions are asked before the lock is taken. */
  async function judging<Input, Facts, Data, Result>(request: MoveRequest<Input, Facts, Data, Result>) {
    const now = clock.now()
    const look = parts && request.kind.atOneLook?.({ ...request.asked, now }, parts)
    if (look) return (tx: Tx) => judgeAtOneLook(tx, request, look, now)
    const gathered = await request.gather()
    return (tx: Tx) => judge(tx, request, gathered, clock.now())
  }

  return {
    async start<Input, Facts, Data, Result>(request: MoveRequest<Input, Facts, Data, Result>) {
      const { kind, asked } = request
      const judgeIn = await judging(request)
      await at('before-intent')
      const answer = await meetingAtTheId<Progress<Data, Result> | Behind>(db, asked.id, () =>
        inTransaction(db, async (tx) => {
          const judged = await judgeIn(tx)
          if (!judged.ok) return judged
          if (judged.value === 'known' || 'waiting' in judged.value) return ok(judged.value)
          await at('after-intent')
          return judged.value.confirmation
            ? ask(tx, kind, judged.value)
            : moveAtOnce(tx, kind, judged.value.move)
        }),
      )
      if (answer.ok && answer.value !== 'known' && 'step' in answer.value)
        await at(answer.value.step === 'CODE' ? 'after-code-sent' : 'after-settle')
      return answer
    },

    async confirm(kind, asked) {
      const answer = await inTransaction(db, async (tx) => {
        const judged = await judgeCode(tx, deps, kind, asked)
        if (!judged.ok || 'already' in judged.value) return judged
        await at('after-confirm')
        const { against } = judged.value
        const one = { ...judged.value.move, state: 'EXECUTING' as const }
        const step = { nextAskAt: clock.now(), plan: one.plan }
        await makeMoveStore(tx).advance(asked.id, 'CODE_SENT', 'EXECUTING', step)
        return ok({ ended: against ? await fail(tx, kind, one, against) : await move(tx, kind, one) })
      })
      if (!answer.ok) return answer
      if ('already' in answer.value) return replays.answerOf(kind, answer.value.already)
      if ('move' in answer.value) throw new Error('a right code was not acted upon')
      await at('after-settle')
      return answer.value.ended
    },
  }
}
