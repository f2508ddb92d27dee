import { NoAnswer } from '#platform/errors/no-answer.ts'
import { isTaken } from '#platform/jobs/due-rows.ts'
import type { Outcome } from '#platform/jobs/job.ts'
import { askAgainAt } from './ask-again.ts'
import { PATIENCE, within } from './ask-core.ts'
import { kindNamed } from './kind-of.ts'
import type { Move, StoredMove } from './move.ts'
import type { AnyKind } from './move-kind.ts'
import { makeMoveStore } from './move-store.ts'
import { readMove } from './read-move.ts'
import type { Settle } from './settle.ts'
import type { ValueDeps } from './value-deps.ts'

/** An unreadable plan waits for a release that can read it, or for staff. */
const UNREADABLE_AGAIN_MS = 3_600_000

type Deps = Pick<ValueDeps, 'db' | 'core' | 'clock' | 'log' | 'kinds' | 'spread'> & {
  readonly settle: Settle
}

/** Looks at a due move. Two processes may do so at once: each step is compare-and-set. */
export function makeReconcile({ db, core, clock, log, kinds, settle, spread }: Deps) {
  /** Returns what happened, or the promise that it never will. */
  const askAbout = async ({ id }: Move) =>
    (await within(PATIENCE.readMs, core.find(id))) ?? (await within(PATIENCE.writeMs, core.abandon(id)))

  async function leaveOpen({ id, state }: StoredMove): Promise<void> {
    const nextAskAt = new Date(clock.now().getTime() + UNREADABLE_AGAIN_MS)
    await makeMoveStore(db).advance(id, state, state, { nextAskAt })
  }

  async function askForEnd(kind: AnyKind, move: Move): Promise<Outcome> {
    try {
      await settle.end(kind, move, await askAbout(move), { late: true })
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      const nextAskAt = askAgainAt(move.asks, clock.now(), spread)
      await makeMoveStore(db).advance(move.id, move.state, 'UNKNOWN', { nextAskAt, asks: move.asks + 1 })
      log.warn({ moveId: move.id, asks: move.asks + 1 }, 'the core is silent about a move, will ask again')
      return 'SILENT'
    }
  }

  return async function reconcile(id: string): Promise<Outcome> {
    const stored = await makeMoveStore(db).find(id)
    if (!stored || !isTaken(stored.nextAskAt, clock.now())) return
    const kind = kindNamed(kinds, stored.kind)
    const move = readMove(kind, stored, log)
    if (!move) return leaveOpen(stored)
    if (move.state === 'RESERVING') return void (await settle.giveUp(kind, move, 'CANCELLED'))
    if (move.state === 'CODE_SENT') return void (await settle.giveUp(kind, move, 'EXPIRED'))
    return askForEnd(kind, move)
  }
}
