import type { ShareType } from '#contracts/sharing.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { ShareRule } from './share-rule.ts'

export const makeShareRuleStore = (db: Database | Tx) => ({
  /** What holds at a moment: the latest that has begun. */
  async at(type: ShareType, moment: Date): Promise<ShareRule> {
    const row = await db
      .selectFrom('share_rule')
      .select('rule')
      .where('kind', '=', type)
      .where('valid_from', '<=', moment)
      .orderBy('valid_from', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!row) throw new Error(`nothing says what a share of ${type} costs`)
    return ShareRule.parse(row.rule)
  },
})
