import { NoAnswer } from '#platform/errors/no-answer.ts'
import { askAgainAt } from './ask-again.ts'
import { PATIENCE, within } from './ask-core.ts'
import { kindNamed } from './kind-of.ts'
import type { Move, StoredMove } from './move.ts'
import type { AnyKind } from './move-kind.ts'
import { makeMoveStore } from './move-store.ts'
import { makeOpenMoveStore } from './open-move-store.ts'
import { readMove } from './read-move.ts'
import type { Settle } from './settle.ts'
import type { ValueDeps } from './value-deps.ts'

const MOST_AT_ONCE = 50
/** Longer than one look takes; when a worker dies in it, another takes the move after this time. */
const LEASE_MS = 20_000
/** A plan nobody can read waits for a release that can, or for staff. */
const UNREADABLE_AGAIN_MS = 3_600_000

type Deps = Pick<ValueDeps, 'db' | 'core' | 'clock' | 'log' | 'kinds'> & { readonly settle: Settle }

/** Looks at moves whose time has come, and answers how many there were. */
export function makeReconcile({ db, core, clock, log, kinds, settle }: Deps) {
  /** Either what happened, or the promise that it never will: both are answers. */
  const askAbout = async ({ id }: Move) =>
    (await within(PATIENCE.readMs, core.find(id))) ?? (await within(PATIENCE.writeMs, core.abandon(id)))

  async function lookAt(stored: StoredMove): Promise<void> {
    const kind = kindNamed(kinds, stored.kind)
    const move = readMove(kind, stored, log)
    if (!move) return leaveOpen(stored)
    if (move.state === 'RESERVING') return void (await settle.giveUp(move, 'CANCELLED'))
    if (move.state === 'CODE_SENT') return void (await settle.giveUp(move, 'EXPIRED'))
    return askForEnd(kind, move)
  }

  async function leaveOpen({ id, state }: StoredMove): Promise<void> {
    const nextAskAt = new Date(clock.now().getTime() + UNREADABLE_AGAIN_MS)
    await makeMoveStore(db).advance(id, state, state, { nextAskAt })
  }

  async function askForEnd(kind: AnyKind, move: Move): Promise<void> {
    try {
      await settle.end(kind, move, await askAbout(move), { late: true })
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      const nextAskAt = askAgainAt(move.asks, clock.now())
      await makeMoveStore(db).advance(move.id, move.state, 'UNKNOWN', { nextAskAt, asks: move.asks + 1 })
      log.warn({ moveId: move.id, asks: move.asks + 1 }, 'the core is silent about a move, will ask again')
    }
  }

  return async function reconcile(): Promise<number> {
    const now = clock.now()
    const due = await makeOpenMoveStore(db).takeDue(now, new Date(now.getTime() + LEASE_MS), MOST_AT_ONCE)
    await Promise.all(
      due.map((move) =>
        lookAt(move).catch((err: unknown) =>
          log.error({ err, moveId: move.id }, 'a move could not be looked at'),
        ),
      ),
    )
    return due.length
  }
}
