import type { Database, Tx } from '#platform/db/database.ts'
import type { StoredMove } from './move.ts'
import { MOVE_COLUMNS, toMove } from './move-store.ts'

const OPEN = ['RESERVING', 'CODE_SENT', 'EXECUTING', 'UNKNOWN', 'HELD'] as const

/** Open moves: few at any time, found by indexes of their own. */
export const makeOpenMoveStore = (db: Database | Tx) => ({
  /** Moves of the line that wait for their code. */
  async waiting(line: string): Promise<StoredMove[]> {
    const rows = await db
      .selectFrom('value_move')
      .select(MOVE_COLUMNS)
      .where('line', '=', line)
      .where('state', 'in', ['RESERVING', 'CODE_SENT'])
      .orderBy('id')
      .execute()
    return rows.map(toMove)
  },

  /** Moves to the line that wait for their code. */
  async waitingTo(line: string): Promise<StoredMove[]> {
    const rows = await db
      .selectFrom('value_move')
      .select(MOVE_COLUMNS)
      .where('counterparty', '=', line)
      .where('settled_at', 'is', null)
      .where('state', 'in', ['RESERVING', 'CODE_SENT'])
      .orderBy('id')
      .execute()
    return rows.map(toMove)
  },

  /** Any open move of the line, or to it. */
  async isUnderWay(line: string): Promise<boolean> {
    const own = db.selectFrom('value_move').select('id').where('line', '=', line).where('state', 'in', OPEN)
    const given = db
      .selectFrom('value_move')
      .select('id')
      .where('counterparty', '=', line)
      .where('settled_at', 'is', null)
    return (await own.unionAll(given).limit(1).executeTakeFirst()) !== undefined
  },
})

const NOT_ENDED: readonly StoredMove['state'][] = ['EXECUTING', 'UNKNOWN', 'HELD']

/** How far it has come, or null where none has this id. With the transaction's own connection, which may be the last one free. */
export async function moveStateOf(tx: Tx, id: string): Promise<StoredMove['state'] | null> {
  const row = await tx.selectFrom('value_move').select('state').where('id', '=', id).executeTakeFirst()
  return (row?.state as StoredMove['state'] | undefined) ?? null
}

/** Whether it is being carried out; asked in a transaction that has locked its line. */
export async function isOpenMove(tx: Tx, id: string): Promise<boolean> {
  const state = await moveStateOf(tx, id)
  return state !== null && NOT_ENDED.includes(state)
}
