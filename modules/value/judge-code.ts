import type { Codes } from '#modules/identity/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import type { Move, StoredMove } from './move.ts'
import type { EndOf } from './move-kind.ts'
import { makeMoveStore } from './move-store.ts'
import { readMove } from './read-move.ts'
import type { ValueLog } from './value-deps.ts'

export type Confirm = {
  readonly id: string
  readonly subject: string
  readonly otp: string
  /** Where the address names it: what is confirmed must be what it says. */
  readonly product?: string
}

/** The code was right and the move is this one's to do, or somebody had confirmed it before. */
export type Judged<Data> = { readonly move: Move<Data> } | { readonly already: StoredMove }

/** With the move locked until the transaction ends. A wrong code has been counted there, so the caller commits. */
export async function judgeCode<Data, Result>(
  tx: Tx,
  { codes, log }: { readonly codes: Codes; readonly log: ValueLog },
  kind: EndOf<Data, Result>,
  { id, subject, otp, product }: Confirm,
): Promise<Answer<Judged<Data>>> {
  const stored = await makeMoveStore(tx).findAndLock(id)
  const isTheirs = stored?.subject === subject && stored.kind === kind.name
  if (!stored || !isTheirs || (product !== undefined && product !== stored.product))
    return refused('NOT_FOUND')
  if (stored.state !== 'CODE_SENT') return ok({ already: stored })
  const move = readMove(kind, stored, log)
  if (!move?.plan.code) return refused('OTP_EXPIRED')
  const { purpose, payload, challengeId } = move.plan.code
  const right = await codes.verify(tx, { challengeId, number: move.line, purpose, payload, code: otp })
  return right.ok ? ok({ move }) : right
}
