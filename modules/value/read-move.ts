import type { Move, StoredMove } from './move.ts'
import type { EndOf } from './move-kind.ts'
import { readPlan } from './stored-plan.ts'
import type { ValueLog } from './value-deps.ts'

/**
 * The move parsed by its kind. Null, with an error in the log, when that fails: it is left unchanged for staff, because guessing what was
 * meant would move money by a guess.
 */
export function readMove<Data, Result>(
  kind: Pick<EndOf<Data, Result>, 'name' | 'kept'>,
  stored: StoredMove,
  log: ValueLog,
): Move<Data> | null {
  const plan = readPlan(kind.kept, stored.plan)
  if (plan) return { ...stored, plan }
  log.error({ moveId: stored.id, kind: kind.name }, 'the plan of a move cannot be read, staff must end it')
  return null
}
