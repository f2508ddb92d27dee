import { newMoveId } from '#contracts/move-id.ts'
import { PATIENCE, within } from './ask-core.ts'
import type { ValueDeps } from './engine.ts'
import type { Move } from './move.ts'
import { makeMoveStore } from './move-store.ts'

type Deps = Pick<ValueDeps, 'db' | 'core' | 'clock' | 'log'>

/** What was set aside for a move that will never take it is given back. */
export const makeRelease = ({ core, clock, log }: Omit<Deps, 'db'>) =>
  async function release({ id, plan: { hold } }: Move): Promise<void> {
    if (hold === null) return
    const order = { id: newMoveId(clock.now().getTime()), hold }
    // It ends by itself in any case.
    await within(PATIENCE.writeMs, core.void(order)).catch((err: unknown) =>
      log.warn({ err, moveId: id }, 'what was set aside is left to expire'),
    )
  }

/** The move ends before its code came back. */
export function makeGiveUp(deps: Deps) {
  const release = makeRelease(deps)
  return async function giveUp(move: Move, to: 'CANCELLED' | 'EXPIRED'): Promise<void> {
    const settledAt = deps.clock.now()
    if (await makeMoveStore(deps.db).advance(move.id, move.state, to, { settledAt })) await release(move)
  }
}
