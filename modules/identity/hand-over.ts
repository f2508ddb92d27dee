import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { LineEvent } from './line-directory.ts'
import { makeLineClosingStore } from './line-closing-store.ts'
import { makeLineEventStore } from './line-event-store.ts'
import { makeStrangerStore } from './stranger-store.ts'

/** What others do about a line, in their own words: identity knows no moves. */
export type LineEnds = {
  /** Ends the moves of a line that wait for a code. */
  giveUpWaiting(line: string): Promise<void>
  /** The same, and those on their way to it. */
  giveUpAll(line: string): Promise<void>
  /** A move of the line, or to it, has no end yet. */
  isUnderWay(tx: Tx, line: string): Promise<boolean>
  /** What is left of its holder goes, or is out of sight from now on. */
  readonly leave: readonly LineStep[]
  /** What somebody who has it from now on begins with. */
  readonly begin: LineStep
}

type LineStep = (tx: Tx, line: string, now: Date) => Promise<void>

type Deps = { readonly db: Database; readonly clock: Clock; readonly ends: LineEnds }

/** A move without an end is looked at again so soon; it is asked about by its own clock meanwhile. */
const LOOK_AGAIN_MS = 30_000

/** Gives a closed line away: when nothing is under way any more, all that is left of its holder goes in one transaction. */
export const makeHandOver = ({ db, clock, ends }: Deps) =>
  async function handOver(event: LineEvent): Promise<void> {
    const { eventId, number, what } = event
    // A worker that stood still may come when somebody else has the line and moves of their own.
    if (await makeLineClosingStore(db).isClosing(event)) await ends.giveUpAll(number)
    await inTransaction(db, async (tx) => {
      const store = makeLineEventStore(tx)
      const line = makeLineClosingStore(tx)
      const now = clock.now()
      // Another event may have taken over; then it is that one's to do.
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
