import { sql } from 'kysely'
import { newMoveId } from '#contracts/move-id.ts'
import type { Person } from './test-shop.ts'
import type { ValueApp } from './test-value-app.ts'

export const DAY_MS = 86_400_000

/** A member with points in lots of given ages; the history has a row for each, as if they had been earned. */
export async function collector(
  site: ValueApp,
  ...lots: readonly (readonly [points: number, days: number])[]
) {
  const ann = await site.person(5_000)
  for (const [points, days] of lots) await give(site, ann.number, points, days)
  site.clock.forward(1)
  return ann
}

async function give(site: ValueApp, line: string, points: number, days: number): Promise<void> {
  site.clock.forward(1)
  const id = newMoveId(site.clock.now().getTime())
  const validTo = new Date(site.clock.now().getTime() + days * DAY_MS).toISOString()
  await site.books.credit({ id, line, unit: 'POINT', amount: points, source: 'LOYALTY', validTo })
  await sql`insert into value_history (line, move_id, type, status, deltas, why, at) values (${line}, ${id}, 'POINT_EARN',
    'SUCCEEDED', ${JSON.stringify([{ unit: 'POINT', value: points }])}, '{"key": "pointsEarned", "slots": {}}',
    ${site.clock.now()})`.execute(site.db)
}

/** Changes of points, newest first. */
export const changes = async (site: ValueApp, who: Person, query = '') => {
  const answer = await site.inject('GET', `/loyalty-balance/changes?size=50${query}`, { token: who.token })
  return answer as unknown as {
    code: string
    result: { kind: string; points: number; balanceAfter: number }[]
  }
}
