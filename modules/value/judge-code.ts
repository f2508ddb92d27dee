import { brand } from '#brand'
import type { Codes } from '#modules/identity/index.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import type { Failure, Move, StoredMove } from './move.ts'
import type { EndOf } from './move-kind.ts'
import { lockLineOf, makeMoveStore, type LinesNow } from './move-store.ts'
import { readMove } from './read-move.ts'
import type { ValueLog } from './value-deps.ts'

export type Confirm = {
  readonly id: string
  readonly subject: string
  readonly otp: string
  /** Where the URL names the product, it must be the move's. */
  readonly product?: string
}

/** The code was right and the move is this one's to do, or to end by what is against it now; or somebody had confirmed it before. */
export type Judged<Data> =
  | { readonly move: Move<Data>; readonly against: Failure | null }
  | { readonly already: StoredMove }

/**
 * Locks line, the other side's hands and move until the transaction ends; in the order of a request, so that the two cannot deadlock. A
 * wrong code has been counted there, so the caller commits.
 */
export async function judgeCode<Data, Result>(
  tx: Tx,
  { codes, clock, log }: { readonly codes: Codes; readonly clock: Clock; readonly log: ValueLog },
  kind: EndOf<Data, Result>,
  { id, subject, otp, product }: Confirm,
): Promise<Answer<Judged<Data>>> {
  const lines = await lockLineOf(tx, id)
  const stored = await makeMoveStore(tx).findAndLock(id)
  const isTheirs = stored?.subject === subject && stored.kind === kind.name
  if (!stored || !isTheirs || (product !== undefined && product !== stored.product))
    return refused('NOT_FOUND')
  if (stored.state !== 'CODE_SENT') return ok({ already: stored })
  const move = readMove(kind, stored, log)
  if (!move?.plan.code) return refused('OTP_EXPIRED')
  const { purpose, payload, challengeId } = move.plan.code
  const right = await codes.verify(tx, { challengeId, number: move.line, purpose, payload, code: otp })
  if (!right.ok) return right
  const stopped = stoppedBy(lines)
  if (stopped) return ok({ move, against: stopped })
  const plan = (await kind.recheck?.(tx, move, clock.now(), lines)) ?? ok(move.plan)
  if (plan.ok) return ok({ move: { ...move, plan: plan.value }, against: null })
  const { code: why, details } = plan
  return ok({ move, against: { code: why, facts: { ...details.slots, ...details.facts } } })
}

/** As a new request would be told. */
function stoppedBy({ closed, barred }: LinesNow): Failure | null {
  if (closed === 'OWN') return { code: 'CONFLICT', facts: {} }
  if (barred) return { code: 'LINE_BARRED', facts: { hotline: brand.hotline } }
  return closed === 'OTHER' ? { code: 'RECIPIENT_INELIGIBLE', facts: {} } : null
}
