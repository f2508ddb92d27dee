import { NoAnswer } from '#platform/errors/no-answer.ts'
import { askAgainAt } from './ask-again.ts'
import { PATIENCE, within } from './ask-core.ts'
import type { Value, ValueDeps } from './engine.ts'
import type { Move } from './move.ts'
import { makeMoveStore } from './move-store.ts'

const MOST_AT_ONCE = 50
/** One look takes less; whoever dies in it is followed by another. */
const LEASE_MS = 20_000

type Deps = Pick<ValueDeps, 'db' | 'core' | 'clock' | 'log'> & { readonly settle: Value['settle'] }

/** Looks at moves whose time has come, and answers how many there were. */
export function makeReconcile({ db, core, clock, log, settle }: Deps) {
  /** Either what happened, or the promise that it never will: both are answers. */
  const askAbout = async ({ id }: Move) =>
    (await within(PATIENCE.readMs, core.find(id))) ?? (await within(PATIENCE.writeMs, core.abandon(id)))

  async function lookAt(move: Move): Promise<void> {
    if (move.state === 'RESERVING') return settle.giveUp(move, 'CANCELLED')
    if (move.state === 'CODE_SENT') return settle.giveUp(move, 'EXPIRED')
    try {
      await settle.end(move, await askAbout(move), true)
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      const nextAskAt = askAgainAt(move.asks, clock.now())
      await makeMoveStore(db).advance(move.id, move.state, 'UNKNOWN', { nextAskAt, asks: move.asks + 1 })
      log.warn({ moveId: move.id, asks: move.asks + 1 }, 'the core is silent about a move, will ask again')
    }
  }

  return async function reconcile(): Promise<number> {
    const now = clock.now()
    const due = await makeMoveStore(db).takeDue(now, new Date(now.getTime() + LEASE_MS), MOST_AT_ONCE)
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
