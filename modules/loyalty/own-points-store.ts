import type { Database } from '#platform/db/database.ts'
import { makeMemberStore } from './member-store.ts'

/** Everything stored about a line's points, for its owner's export; changes are in the history. */
export async function ownPoints(db: Database, line: string): Promise<object> {
  const store = makeMemberStore(db)
  const [member, rank, earned, bills] = await Promise.all([
    store.find(line),
    store.rankSince(line, '2000-01-01'),
    db
      .selectFrom('points_earn')
      .select(['net_kyat', 'spend', 'rank', 'over_limit', 'state', 'earned_at', 'due_at', 'returned'])
      .where('line', '=', line)
      .orderBy('earned_at')
      .execute(),
    db
      .selectFrom('exchange_fulfilment')
      .select(['contract_no', 'kyat', 'state', 'created_at'])
      .where('line', '=', line)
      .orderBy('created_at')
      .execute(),
  ])
  return { member, rank, earned, bills }
}
