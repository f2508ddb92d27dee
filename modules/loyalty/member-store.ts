import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Tier } from '#contracts/loyalty-tiers.ts'
import { yangonDayKey } from '#language/yangon-day.ts'
import type { Database, Tx } from '#platform/db/database.ts'

export type Member = {
  readonly line: string
  readonly memberNo: string
  readonly tier: Tier
  readonly tierValidTo: Date
}

/** The last digit is a check digit (Luhn), so that a mistyped number is not another member's. */
export function newMemberNo(): string {
  const digits = `88${String(randomInt(0, 1e9)).padStart(9, '0')}`
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => {
      const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** `2026-11-01`: the month in which something was earned. */
export const monthOf = (at: Date): string => `${yangonDayKey(at).slice(0, 7)}-01`

export const makeMemberStore = (db: Database | Tx) => ({
  /** Everybody who asks or earns is a member, and gets a number the first time. */
  async ensure(line: string, validTo: Date, now: Date): Promise<Member> {
    const known = await this.find(line)
    if (known) return known
    for (let tries = 0; tries < 5; tries += 1) {
      await db
        .insertInto('loyalty_member')
        .values({ line, member_no: newMemberNo(), tier_valid_to: validTo, since: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const made = await this.find(line)
      if (made) return made
    }
    throw new Error('no number was free for a new member')
  },

  async find(line: string): Promise<Member | null> {
    const row = await db
      .selectFrom('loyalty_member')
      .select(['member_no', 'tier', 'tier_valid_to'])
      .where('line', '=', line)
      .executeTakeFirst()
    if (!row) return null
    return { line, memberNo: row.member_no, tier: row.tier as Tier, tierValidTo: row.tier_valid_to }
  },

  async addRank(line: string, month: string, points: number): Promise<void> {
    if (points === 0) return
    await db
      .insertInto('loyalty_rank')
      .values({ line, month, points })
      .onConflict((same) =>
        same.columns(['line', 'month']).doUpdateSet({ points: sql`loyalty_rank.points + excluded.points` }),
      )
      .execute()
  },

  /** Rank points by month, from `from` on. */
  async rankSince(
    line: string,
    from: string,
  ): Promise<{ readonly month: string; readonly points: number }[]> {
    const { rows } = await sql<{
      month: string
      points: number
    }>`select to_char(month, 'YYYY-MM') as month, points
      from loyalty_rank where line = ${line} and month >= ${from}::date order by month`.execute(db)
    return rows
  },

  /** The line's next holder starts with nothing. */
  async forgetLine(line: string): Promise<void> {
    await db.deleteFrom('points_earn').where('line', '=', line).execute()
    await db.deleteFrom('loyalty_rank').where('line', '=', line).execute()
    await db.deleteFrom('loyalty_member').where('line', '=', line).execute()
  },
})
