import { sql } from 'kysely'
import { firstMoveIdOf, MOVE_ID_WITHIN_MS } from '#contracts/move-id.ts'
import type { ShareType } from '#contracts/sharing.ts'
import { historySince } from '#modules/value/index.ts'
import type { Database, Tx } from '#platform/db/database.ts'

export type Used = { readonly count: number; readonly amount: number }

export type Share = {
  readonly moveId: string
  readonly type: ShareType
  readonly line: string
  readonly receiver: string
  readonly amount: number
  readonly at: Date
}

/** Includes those under way, or two requests could each be within the limit and exceed it together. */
const COUNTS = ['RESERVING', 'CODE_SENT', 'EXECUTING', 'UNKNOWN', 'HELD', 'COMPLETED', 'REVERSED']

export const makeShareStore = (db: Database | Tx) => {
  async function since(side: 'line' | 'receiver', number: string, type: ShareType, day: Date): Promise<Used> {
    // Clients make the ids and may date them yesterday; they only narrow the search, the server's time decides.
    const first = firstMoveIdOf(day.getTime() - MOVE_ID_WITHIN_MS)
    const row = await db
      .selectFrom('share_transfer as share')
      .innerJoin('value_move as move', 'move.id', 'share.move_id')
      .select((eb) => [
        eb.fn.countAll<number>().as('count'),
        eb.fn.coalesce(eb.fn.sum<string | number>('share.amount'), sql<number>`0`).as('amount'),
      ])
      .where(`share.${side}`, '=', number)
      .where('share.move_id', '>=', first)
      .where('move.id', '>=', first)
      .where('share.kind', '=', type)
      .where('share.at', '>=', sql<Date>`greatest(${day}, ${historySince(number)})`)
      .where('move.state', 'in', COUNTS)
      .executeTakeFirstOrThrow()
    return { count: row.count, amount: Number(row.amount) }
  }

  return {
    sentSince: (line: string, type: ShareType, day: Date) => since('line', line, type, day),

    /** Locks the receiver until the transaction ends; nothing else is locked after it. */
    async receivedSince(receiver: string, type: ShareType, day: Date): Promise<Used> {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`share to ${receiver}`}, 0))`.execute(db)
      return since('receiver', receiver, type, day)
    },

    async insert({ moveId, type, line, receiver, amount, at }: Share): Promise<void> {
      await db
        .insertInto('share_transfer')
        .values({ move_id: moveId, kind: type, line, receiver, amount, at })
        .execute()
    },
  }
}
