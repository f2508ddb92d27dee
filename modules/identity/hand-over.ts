import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { LineEvent } from './line-directory.ts'
import { makeLineClosingStore } from './line-closing-store.ts'
import { makeLineEventStore } from './line-event-store.ts'
import { makeStrangerStore } from './stranger-store.ts'

/** What other modules do when a line changes hands; passed in, because identity knows nothing of moves. */
export type LineEnds = {
  /** Ends the line's moves that wait for a code. */
  giveUpWaiting(line: string): Promise<void>
  /** The same, and the moves of others that would reach this line. */
  giveUpAll(line: string): Promise<void>
  /** Whether a move of the line, or to it, is still open. */
  isUnderWay(tx: Tx, line: string): Promise<boolean>
  /** Deletes or hides what belongs to the present holder. */
  readonly leave: readonly LineStep[]
  /** Prepares the line for its next holder. */
  readonly begin: LineStep
}

type LineStep = (tx: Tx, line: string, now: Date) => Promise<void>

type Deps = { readonly db: Database; readonly clock: Clock; readonly ends: LineEnds }

/** How soon a line with open moves is looked at again; the moves have their own timers. */
const LOOK_AGAIN_MS = 30_000

/** Hands a closed line over: once no move is open, everything of its holder is removed in one transaction. */
export const makeHandOver = ({ db, clock, ends }: Deps) =>
  async function handOver(event: LineEvent): Promise<void> {
    const { eventId, number, what } = event
    // A delayed worker may run when the next holder already has moves of their own.
    if (await makeLineClosingStore(db).isClosing(event)) await ends.giveUpAll(number)
    await inTransaction(db, async (tx) => {
      const store = makeLineEventStore(tx)
      const line = makeLineClosingStore(tx)
      const now = clock.now()
      // Another event closed the line since, and will do this work.
      if (!(await line.isClosing(event))) return store.lookAgainAt(eventId, null)
      if (await ends.isUnderWay(tx, number))
        return store.lookAgainAt(eventId, new Date(now.getTime() + LOOK_AGAIN_MS))
      for (const step of ends.leave) await step(tx, number, now)
      await store.endCodes(number)
      await makeStrangerStore(tx).pardon(number)
      if (what === 'REASSIGNED') {
        await ends.begin(tx, number, now)
        await line.open(number)
      }
      await store.lookAgainAt(eventId, null)
    })
  }
