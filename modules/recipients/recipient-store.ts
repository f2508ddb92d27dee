import type { GIFT_POLICIES, SavedRecipient } from '#contracts/recipients.ts'
import type { Database, Tx } from '#platform/db/database.ts'

export type GiftPolicy = (typeof GIFT_POLICIES)[number]

const MOST_LISTED = 50

type Row = { msisdn: string; nickname: string | null; last_used_at: Date; use_count: number }

const toRecipient = ({ msisdn, nickname, last_used_at: at, use_count: count }: Row): SavedRecipient => ({
  msisdn,
  nickname,
  lastUsedAt: at.toISOString(),
  useCount: count,
})

export const makeRecipientStore = (db: Database | Tx) => ({
  async policyOf(line: string): Promise<GiftPolicy> {
    const row = await db
      .selectFrom('gift_policy')
      .select('accept')
      .where('line', '=', line)
      .executeTakeFirst()
    return (row?.accept as GiftPolicy | undefined) ?? 'ALL'
  },

  async setPolicy(line: string, accept: GiftPolicy, at: Date): Promise<void> {
    await db
      .insertInto('gift_policy')
      .values({ line, accept, changed_at: at })
      .onConflict((same) => same.column('line').doUpdateSet({ accept, changed_at: at }))
      .execute()
  },

  /** How often this line's sends reached the number; null when it is not saved. */
  async useCount(line: string, msisdn: string): Promise<number | null> {
    const row = await db
      .selectFrom('saved_recipient')
      .select('use_count')
      .where('line', '=', line)
      .where('msisdn', '=', msisdn)
      .executeTakeFirst()
    return row?.use_count ?? null
  },

  async list(line: string): Promise<SavedRecipient[]> {
    const rows = await db
      .selectFrom('saved_recipient')
      .select(['msisdn', 'nickname', 'last_used_at', 'use_count'])
      .where('line', '=', line)
      .orderBy('last_used_at', 'desc')
      .limit(MOST_LISTED)
      .execute()
    return rows.map(toRecipient)
  },

  async remember(line: string, msisdn: string, at: Date): Promise<void> {
    await db
      .insertInto('saved_recipient')
      .values({ line, msisdn, last_used_at: at })
      .onConflict((same) =>
        same.columns(['line', 'msisdn']).doUpdateSet((eb) => ({
          last_used_at: at,
          use_count: eb('saved_recipient.use_count', '+', 1),
        })),
      )
      .execute()
  },

  async name(line: string, msisdn: string, nickname: string | null, at: Date): Promise<SavedRecipient> {
    const row = await db
      .insertInto('saved_recipient')
      .values({ line, msisdn, nickname, last_used_at: at, use_count: 0 })
      .onConflict((same) => same.columns(['line', 'msisdn']).doUpdateSet({ nickname }))
      .returning(['msisdn', 'nickname', 'last_used_at', 'use_count'])
      .executeTakeFirstOrThrow()
    return toRecipient(row)
  },

  async forget(line: string, msisdn: string): Promise<void> {
    await db.deleteFrom('saved_recipient').where('line', '=', line).where('msisdn', '=', msisdn).execute()
  },

  /** Deletes everything a line's owner has saved and chosen. */
  async forgetLine(line: string): Promise<void> {
    await db.deleteFrom('saved_recipient').where('line', '=', line).execute()
    await db.deleteFrom('gift_policy').where('line', '=', line).execute()
  },
})
