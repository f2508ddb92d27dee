import type { Codes } from '#modules/identity/index.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { LEFT_BEHIND_AFTER_MS } from './ask-again.ts'
import type { Move, StoredMove } from './move.ts'
import type { EndOf, Progress } from './move-kind.ts'
import { makeMoveStore } from './move-store.ts'
import { readMove } from './read-move.ts'
import type { Replay } from './replay.ts'
import type { Settle } from './settle.ts'
import type { ValueDeps } from './value-deps.ts'

export type Confirm = {
  readonly id: string
  readonly subject: string
  readonly otp: string
  /** Where the address names it: what is confirmed must be what it says. */
  readonly product?: string
}

type Deps = Pick<ValueDeps, 'db' | 'clock' | 'log'> & {
  readonly codes: Codes
  readonly settle: Settle
  readonly replays: Replay
  readonly at: NonNullable<ValueDeps['at']>
}

/** The code was right and the move is this one's to do, or somebody had confirmed it before. */
type Judged<Data> = { readonly move: Move<Data> } | { readonly already: StoredMove }

/** The right code starts the move it was made for, once; whoever comes with it meanwhile gets the same answer. */
export function makeConfirm({ db, clock, codes, log, settle, replays, at }: Deps) {
  const judge = <Data, Result>(kind: EndOf<Data, Result>, { id, subject, otp, product }: Confirm) =>
    inTransaction(db, async (tx): Promise<Answer<Judged<Data>>> => {
      const store = makeMoveStore(tx)
      const stored = await store.findAndLock(id)
      const isTheirs = stored?.subject === subject && stored.kind === kind.name
      if (!stored || !isTheirs || (product !== undefined && product !== stored.product))
        return refused('NOT_FOUND')
      if (stored.state !== 'CODE_SENT') return ok({ already: stored })
      const move = readMove(kind, stored, log)
      if (!move?.plan.code) return refused('OTP_EXPIRED')
      const { purpose, payload, challengeId } = move.plan.code
      const right = await codes.verify(tx, { challengeId, number: move.line, purpose, payload, code: otp })
      if (!right.ok) return right
      const nextAskAt = new Date(clock.now().getTime() + LEFT_BEHIND_AFTER_MS)
      await store.advance(id, 'CODE_SENT', 'EXECUTING', { nextAskAt })
      return ok({ move: { ...move, state: 'EXECUTING' } })
    })

  return async function confirm<Data, Result>(
    kind: EndOf<Data, Result>,
    asked: Confirm,
  ): Promise<Answer<Progress<Data, Result>>> {
    const judged = await judge(kind, asked)
    if (!judged.ok) return judged
    if ('already' in judged.value) return replays.answerOf(kind, judged.value.already)
    await at('after-confirm')
    return settle.execute(kind, judged.value.move)
  }
}
