import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { firstMoveIdOf, newMoveId } from '#contracts/move-id.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { yangonDayStart } from '#language/yangon-day.ts'
import { freshDatabase } from './test-database.ts'

const DAY_MS = 86_400_000

it('opening a move looks at the months of its own days and at none made ahead', async () => {
  const { db } = await freshDatabase()
  const now = systemClock.now()
  const since = firstMoveIdOf(yangonDayStart(now).getTime())
  const looked = await db.transaction().execute(async (tx) => {
    await sql`select * from value_open(${newMoveId(now.getTime())}, '959650000001', 'PURCHASE', ${since})`.execute(
      tx,
    )
    const { rows } = await sql<{
      month: string
    }>`select distinct right(c.relname, 7) as month from pg_locks l join pg_class c on c.oid = l.relation
      where l.pid = pg_backend_pid() and c.relkind = 'r' and c.relname like 'value_move_%' order by 1`.execute(
      tx,
    )
    return rows.map(({ month }) => month)
  })
  const monthOf = (ms: number) => new Date(ms).toISOString().slice(0, 7).replace('-', '_')
  const last = monthOf(now.getTime() + 3 * DAY_MS)
  expect(looked).toContain(monthOf(now.getTime()))
  expect(looked.filter((month) => month > last)).toEqual([])
})
