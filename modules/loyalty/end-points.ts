import type { Tx } from '#platform/db/database.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { makeHistoryStore } from '#modules/value/index.ts'

/** Points left in expired lots of one line, booked out by one move of the core. */
export type EndedPoints = { readonly line: string; readonly moveId: string; readonly points: number }

/** Books out expired lots where the points are kept, at most so many, in our transaction. */
export type BookOutPoints = (
  tx: Tx,
  now: Date,
  most: number,
) => Promise<{
  readonly lots: number
  readonly ended: readonly EndedPoints[]
}>

const PIECE = 500

type Deps = { readonly db: Database; readonly clock: Clock; readonly bookOut: BookOutPoints }

/**
 * Books expired points out in chunks. Booking and history are written in one transaction, so that a history always adds up to its
 * balance. After a crash between chunks any worker continues.
 */
export function makeEndPoints({ db, clock, bookOut }: Deps) {
  const piece = (most: number) =>
    inTransaction(db, async (tx) => {
      const now = clock.now()
      const { lots, ended } = await bookOut(tx, now, most)
      const history = makeHistoryStore(tx)
      for (const { line, moveId, points } of ended)
        await history.write(
          { id: moveId, product: null },
          [
            {
              line,
              type: 'POINT_EXPIRE',
              deltas: [{ unit: 'POINT', value: -points }],
              counterparty: null,
              why: { key: 'pointsEnded', slots: { points } },
            },
          ],
          'SUCCEEDED',
          now,
        )
      return lots
    })

  return async function endPoints(most = PIECE): Promise<number> {
    let sum = 0
    for (let lots = await piece(most); lots > 0; lots = await piece(most)) sum += lots
    return sum
  }
}
