import type { Tx } from '#platform/db/database.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { PATIENCE, within } from './ask-core.ts'
import type { Totals, Unit } from './core.ts'
import { kindNamed } from './kind-of.ts'
import type { MoveState } from './move.ts'
import { makeMoveStore } from './move-store.ts'
import { readMove } from './read-move.ts'
import { makeSettle } from './settle.ts'
import { makeStaffEndStore, type StaffEnd } from './staff-end-store.ts'
import type { ValueDeps } from './value-deps.ts'

/**
 * Staff end a move whose amount the core got wrong, after they settled it with the operator: as done, or as if nothing
 * had been taken. Who, why and by which evidence stands beside it for ever.
 */
export function makeEndHeld(deps: ValueDeps) {
  const { db, core, clock, kinds, log } = deps
  const settle = makeSettle(deps)
  const store = makeMoveStore(db)

  async function usable(line: string): Promise<Totals> {
    const totals: Partial<Record<Unit, number>> = {}
    const known = await within(PATIENCE.readMs, core.line(line))
    for (const { unit, balance, reserved } of known?.buckets ?? [])
      totals[unit] = (totals[unit] ?? 0) + balance - reserved
    return totals
  }

  return async function endHeld(end: Omit<StaffEnd, 'at'>): Promise<Answer<MoveState>> {
    const stored = await store.find(end.moveId)
    if (!stored) return refused('NOT_FOUND')
    if (stored.state !== 'HELD') return refused('CONFLICT')
    const kind = kindNamed(kinds, stored.kind)
    const move = readMove(kind, stored, log)
    if (!move) return refused('CONFLICT')
    const beside = (tx: Tx) => makeStaffEndStore(tx).insert({ ...end, at: clock.now() })
    if (end.as === 'COMPLETED')
      await settle.complete(kind, move, { totals: await usable(move.line) }, { late: true, beside })
    else await settle.fail(kind, move, { code: 'UPSTREAM_TIMEOUT', facts: {} }, { late: true, beside })
    const after = await store.find(end.moveId)
    return after?.state === end.as ? ok(after.state) : refused('CONFLICT')
  }
}
