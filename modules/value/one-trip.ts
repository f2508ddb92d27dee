import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok } from '#platform/errors/answer.ts'
import { judge, meetingAtTheId } from './begin.ts'
import { makeInsideSteps, type InsideDeps } from './inside-steps.ts'
import { judgeCode } from './judge-code.ts'
import { makeMoveStore } from './move-store.ts'
import type { Replay } from './replay.ts'
import type { Way } from './way.ts'

type Deps = InsideDeps & { readonly replays: Replay }

/**
 * For a core in our own database: intent, posting and end are one transaction. There is no moment in which one is there
 * and the other is not, so nothing is ever UNKNOWN; whoever lost the answer asks with the same id and finds all or nothing.
 */
export function makeOneTrip(deps: Deps): Way {
  const { db, clock, replays, at = () => {} } = deps
  const { move, ask, insertOf } = makeInsideSteps(deps)

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
