import { sql } from 'kysely'
import type { FaqVote } from '#contracts/help.ts'
import type { Database } from '#platform/db/database.ts'

type CastVote = FaqVote & { readonly faqId: string; readonly castAt: Date }

const SWEPT_AT_ONCE = 5_000

export const makeVoteStore = (db: Database) => ({
  /** A second vote of the same browser replaces the first: people may change their mind, but count once. */
  async keep({ faqId, browserId, helpful, reason, castAt }: CastVote): Promise<void> {
    const said = { helpful, reason: helpful ? null : (reason ?? null), cast_at: castAt }
    await db
      .insertInto('faq_vote')
      .values({ faq_id: faqId, browser_id: browserId, ...said })
      .onConflict((same) => same.columns(['faq_id', 'browser_id']).doUpdateSet(said))
      .execute()
  },

  async sweep(before: Date): Promise<void> {
    await sql`delete from faq_vote where (faq_id, browser_id) in
      (select faq_id, browser_id from faq_vote where cast_at < ${before} limit ${SWEPT_AT_ONCE})`.execute(db)
  },

  async countsOf(faqId: string): Promise<{ helpful: number; votes: number }> {
    const counted = await db
      .selectFrom('faq_vote')
      .select(({ fn }) => [
        fn.countAll<string>().as('votes'),
        fn.countAll<string>().filterWhere('helpful', '=', true).as('helpful'),
      ])
      .where('faq_id', '=', faqId)
      .executeTakeFirstOrThrow()
    return { helpful: Number(counted.helpful), votes: Number(counted.votes) }
  },
})
