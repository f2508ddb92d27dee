import type { Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { NoAnswer } from '#platform/errors/no-answer.ts'
import { expectedOf, PATIENCE, within } from './ask-core.ts'
import type { Totals, Unit } from './core.ts'
import { kindNamed } from './kind-of.ts'
import type { Move, MoveState, StoredMove } from './move.ts'
import type { AnyKind } from './move-kind.ts'
import type { HistoryLine } from './move-plan.ts'
import { makeMoveStore } from './move-store.ts'
import { readMove } from './read-move.ts'
import { makeSettle } from './settle.ts'
import { readPlannedOrder } from './stored-plan.ts'
import { makeStaffEndStore, type StaffEnd } from './staff-end-store.ts'
import type { ValueDeps } from './value-deps.ts'
import { makeEndRows, Overtaken, type How } from './write-end.ts'

/** Before that the core may still answer. */
const BY_HAND_AFTER_MS = 24 * 3_600_000

export type EndByHand = Omit<StaffEnd, 'at'> & {
  /** Written in the same transaction as the end. */
  readonly beside?: (tx: Tx) => Promise<void>
}

/** HELD always; UNKNOWN when it is old enough. */
export const mayEndByHand = (
  { state, createdAt }: Pick<StoredMove, 'state' | 'createdAt'>,
  now: Date,
): boolean =>
  state === 'HELD' || (state === 'UNKNOWN' && now.getTime() - createdAt.getTime() >= BY_HAND_AFTER_MS)

/** The owner's history: the kyat really taken and, when completed, what was granted for them. */
const reallyTaken = (
  lines: readonly HistoryLine[],
  { line, as, takenKyat }: { line: string } & Pick<EndByHand, 'as' | 'takenKyat'>,
): HistoryLine[] =>
  lines.map((one) =>
    one.line === line
      ? {
          ...one,
          deltas: [
            ...(takenKyat > 0 ? [{ unit: 'MMK' as const, value: -takenKyat }] : []),
            ...one.deltas.filter(({ unit }) => as === 'COMPLETED' && unit !== 'MMK'),
          ],
        }
      : one,
  )

/**
 * Two people end a move that nothing else can end, by what the operator's books say was really taken. The core is not asked to move
 * anything: what was taken in excess is returned by a separate credit.
 */
export function makeEndByHand(deps: ValueDeps) {
  const { db, core, clock, kinds, log } = deps
  const settle = makeSettle(deps)
  const rows = makeEndRows(deps)
  const store = makeMoveStore(db)

  async function usable(line: string): Promise<Totals> {
    const totals: Partial<Record<Unit, number>> = {}
    const known = await within(PATIENCE.readMs, core.line(line)).catch(() => null)
    for (const { unit, balance, reserved } of known?.buckets ?? [])
      totals[unit] = (totals[unit] ?? 0) + balance - reserved
    return totals
  }

  /** True when the core tells the result, or promises that there will be none: that ends the move without staff. */
  async function endedByCore(kind: AnyKind, move: Move): Promise<boolean> {
    try {
      const answer =
        (await within(PATIENCE.readMs, core.find(move.id))) ??
        (await within(PATIENCE.writeMs, core.abandon(move.id)))
      await settle.end(kind, move, answer, { late: true })
      return true
    } catch (error) {
      if (error instanceof NoAnswer) return false
      throw error
    }
  }

  async function write(kind: AnyKind, stored: Move, end: EndByHand): Promise<void> {
    const { as, takenKyat, beside, ...kept } = end
    const takes = expectedOf(stored.plan.order)?.unit === 'MMK'
    const history = takes
      ? reallyTaken(stored.plan.history, { line: stored.line, as, takenKyat })
      : stored.plan.history
    const amountKyat = takes && as === 'COMPLETED' ? takenKyat : stored.amountKyat
    const move: Move = { ...stored, amountKyat, plan: { ...stored.plan, history } }
    const how: How = {
      byHand: true,
      // The SMS about a failure says that nothing was taken, so it is not sent when something was.
      late: as === 'COMPLETED' || takenKyat === 0,
      beside: async (tx: Tx) => {
        await makeStaffEndStore(tx).insert({ ...kept, as, takenKyat, at: clock.now() })
        await beside?.(tx)
      },
    }
    const lastStep = (tx: Tx, to: 'COMPLETED' | 'FAILED', step: object) =>
      makeMoveStore(tx).advance(move.id, stored.state, to, {
        ...step,
        ...(to === 'COMPLETED' && { amountKyat }),
      })
    const totals = as === 'COMPLETED' ? await usable(move.line) : {}
    await inTransaction(db, async (tx) => {
      if (as === 'COMPLETED') return void (await rows.done(tx, kind, move, { totals }, how, lastStep))
      const taken = takes && takenKyat > 0
      return rows.failed(tx, kind, move, { code: 'UPSTREAM_TIMEOUT', facts: {} }, how, lastStep, taken)
    })
  }

  return async function endByHand(end: EndByHand): Promise<Answer<MoveState>> {
    const stored = await store.find(end.moveId)
    if (!stored) return refused('NOT_FOUND')
    if (!mayEndByHand(stored, clock.now())) return refused('NOT_WAITING_FOR_STAFF')
    const kind = kindNamed(kinds, stored.kind)
    const move = readMove(kind, stored, log)
    if (!move) return refused('NOT_WAITING_FOR_STAFF')
    if (move.state === 'UNKNOWN' && (await endedByCore(kind, move))) return refused('NOT_WAITING_FOR_STAFF')
    try {
      await write(kind, move, end)
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error
      return refused('NOT_WAITING_FOR_STAFF')
    }
    return ok(end.as)
  }
}

/** Kyat taken in excess by a move that staff ended. */
export function takenTooMuch(stored: StoredMove, as: 'COMPLETED' | 'FAILED', takenKyat: number): number {
  const order = readPlannedOrder(stored.plan)
  const price = order && expectedOf(order)
  const expected = price?.unit === 'MMK' ? price.amount : 0
  return Math.max(0, as === 'COMPLETED' ? takenKyat - expected : takenKyat)
}
