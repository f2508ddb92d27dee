import { sql } from 'kysely'
import type { PointChange } from '#contracts/loyalty.ts'
import { firstMoveIdOf } from '#contracts/move-id.ts'
import { historySince } from '#modules/value/index.ts'
import type { Database } from '#platform/db/database.ts'

export type ChangesFilter = {
  readonly kind?: string | undefined
  readonly from?: Date | undefined
  /** Exclusive end. */
  readonly to?: Date | undefined
  readonly offset: number
  /** One more than is shown, which tells whether there is more. */
  readonly limit: number
}

type ChangeRow = {
  readonly id: string
  readonly at: Date
  readonly kind: PointChange['kind']
  readonly points: number
  readonly later: number
  readonly why: PointChange['why']
}

/**
 * Changes of a line's points, newest first. `balanceAfter` is calculated backwards from the present balance, so it is right even when the
 * history begins later than the points.
 */
export const makeChangesReadModel = (db: Database) => ({
  async list(line: string, balance: number, filter: ChangesFilter): Promise<PointChange[]> {
    const { kind = null, from = null, to = null, offset, limit } = filter
    const { rows } = await sql<ChangeRow>`
      with changes as (
        select h.move_id as id, h.at, h.why, sum((d ->> 'value')::int)::int as points,
            case when h.type in ('PACKAGE', 'RENEWAL') then 'EARN' when h.type = 'POINT_REDEEM' then 'REDEEM'
              when h.type = 'POINT_EXPIRE' then 'EXPIRE' when h.type = 'ADJUST' then 'ADJUST'
              when h.type = 'POINT_EARN' and sum((d ->> 'value')::int) >= 0 then 'EARN' else 'REVERSE' end as kind
          from value_history h cross join lateral jsonb_array_elements(h.deltas) d
         where h.line = ${line} and d ->> 'unit' = 'POINT'
           and h.move_id >= coalesce((select first_move_id from history_start s where s.line = ${line}), ${firstMoveIdOf(0)})
           and h.at >= ${historySince(line)}
           -- Points that came with a charge, in the release before, went with its undoing without a row of their own.
           and not (h.type in ('PACKAGE', 'RENEWAL') and h.status = 'REVERSED')
         group by h.move_id, h.at, h.why, h.type),
      counted as (
        select c.*, coalesce(sum(c.points) over (order by c.at desc, c.id desc
          rows between unbounded preceding and 1 preceding), 0)::int as later from changes c)
      select id, at, kind, points, later, why from counted
       where (${kind}::text is null or kind = ${kind}) and (${from}::timestamptz is null or at >= ${from})
         and (${to}::timestamptz is null or at < ${to})
       order by at desc, id desc offset ${offset} limit ${limit}`.execute(db)
    return rows.map(({ id, at, kind: changed, points, later, why }) => ({
      id,
      at: at.toISOString(),
      kind: changed,
      points,
      balanceAfter: balance - later,
      why,
    }))
  },
})
