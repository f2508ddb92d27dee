import { sql } from 'kysely'
import { firstMoveIdOf, MOVE_ID_WITHIN_MS, moveIdsEnd, moveIdTime } from '#contracts/move-id.ts'
import type { Tx } from '#platform/db/database.ts'
import type { StoredMove } from './move.ts'
import { makeMoveStore } from './move-store.ts'
import { readPlannedOrder } from './stored-plan.ts'

type Asked = { readonly line: string; readonly moveId: string; readonly now: Date }

const CAME_TO_NOTHING = ['FAILED', 'CANCELLED', 'EXPIRED']

/** Its line's moves since the one asked about; ids are their clients' and may be a day off. */
const since = (tx: Tx, { line, moveId, now }: Asked) =>
  tx
    .selectFrom('value_move')
    .select('id')
    .where('line', '=', line)
    .where('id', '>=', firstMoveIdOf(moveIdTime(moveId) - MOVE_ID_WITHIN_MS))
    .where('id', '<', moveIdsEnd(now.getTime()))

/** Whether staff have returned some of what this move took, or are about to. Exact under the line's lock. */
export async function isAdjusted(tx: Tx, asked: Asked): Promise<boolean> {
  const found = await since(tx, asked)
    .where('kind', '=', 'adjust')
    .where('state', 'not in', CAME_TO_NOTHING)
    .where(sql<boolean>`plan #>> '{data,moveId}' = ${asked.moveId}`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether all of what a move took came back with it. A share may have come back as a whole; its fee stays. */
export const cameBackWhole = ({ state, plan }: Pick<StoredMove, 'state' | 'plan'>): boolean =>
  state === 'REVERSED' && readPlannedOrder(plan)?.do !== 'transfer'

/** Whether all of what this move took has come back, or is on its way back. Exact under the line's lock. */
export async function isReturned(tx: Tx, asked: Asked): Promise<boolean> {
  const itself = await makeMoveStore(tx).find(asked.moveId)
  if (itself && cameBackWhole(itself)) return true
  const found = await since(tx, asked)
    .where('state', 'not in', CAME_TO_NOTHING)
    .where(sql<boolean>`plan #>> '{order,do}' = 'reverse'`)
    .where(sql<boolean>`plan #>> '{order,order,moveId}' = ${asked.moveId}`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
