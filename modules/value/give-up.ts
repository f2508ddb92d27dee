import { newMoveId } from '#contracts/move-id.ts'
import { PATIENCE, within } from './ask-core.ts'
import type { ValueDeps } from './engine.ts'
import type { Move } from './move.ts'
import { makeMoveStore } from './move-store.ts'

type Deps = Pick<ValueDeps, 'db' | 'core' | 'clock' | 'log'>

/** Before a code came back: what was set aside is given back. */
export const makeGiveUp = ({ db, core, clock, log }: Deps) =>
  async function giveUp(move: Move, to: 'CANCELLED' | 'EXPIRED'): Promise<void> {
    const gone = await makeMoveStore(db).advance(move.id, move.state, to, { settledAt: clock.now() })
    if (!gone || move.plan.hold === null) return
    const order = { id: newMoveId(clock.now().getTime()), hold: move.plan.hold }
    // It ends by itself in any case.
    await within(PATIENCE.writeMs, core.void(order)).catch((err: unknown) =>
      log.warn({ err, moveId: move.id }, 'what was set aside is left to expire'),
    )
  }
