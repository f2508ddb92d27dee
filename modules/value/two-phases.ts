import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok } from '#platform/errors/answer.ts'
import { LEFT_BEHIND_AFTER_MS } from './ask-again.ts'
import { begin } from './begin.ts'
import { judgeCode, type Confirm } from './judge-code.ts'
import { makeMoveStore } from './move-store.ts'
import type { Replay } from './replay.ts'
import { sendCode } from './send-code.ts'
import type { Settle } from './settle.ts'
import type { ValueDeps } from './value-deps.ts'
import type { Way } from './way.ts'

type Deps = ValueDeps & { readonly settle: Settle; readonly replays: Replay }

/** For a core outside our database: the intent is committed before it is asked, and the end is written after it answered. */
export function makeTwoPhases(deps: Deps): Way {
  const { db, clock, settle, replays, at = () => {} } = deps
  return {
    async start(request) {
      const gathered = await request.gather()
      await at('before-intent')
      const begun = await begin(deps, request, gathered)
      if (!begun.ok) return begun
      if (begun.value === 'known' || 'waiting' in begun.value) return ok(begun.value)
      await at('after-intent')
      const { move, confirmation } = begun.value
      return confirmation
        ? sendCode({ ...deps, at }, request.kind, move, confirmation)
        : settle.execute(request.kind, move)
    },

    async confirm(kind, asked: Confirm) {
      const judged = await inTransaction(db, async (tx) => {
        const judged = await judgeCode(tx, deps, kind, asked)
        if (!judged.ok || 'already' in judged.value) return judged
        const nextAskAt = new Date(clock.now().getTime() + LEFT_BEHIND_AFTER_MS)
        const { move, against } = judged.value
        await makeMoveStore(tx).advance(asked.id, 'CODE_SENT', 'EXECUTING', { nextAskAt, plan: move.plan })
        return ok({ move: { ...move, state: 'EXECUTING' as const }, against })
      })
      if (!judged.ok) return judged
      if ('already' in judged.value) return replays.answerOf(kind, judged.value.already)
      await at('after-confirm')
      const { move, against } = judged.value
      return against ? settle.fail(kind, move, against) : settle.execute(kind, move)
    },
  }
}
