import { sql } from 'kysely'
import type { Tier } from '#contracts/loyalty-tiers.ts'
import type { Database, Tx } from '#platform/db/database.ts'

export type Looked = {
  readonly line: string
  readonly tier: Tier
  readonly tier_valid_to: Date
  readonly points: number
}

export type Standing = { readonly line: string; readonly tier: Tier; readonly validTo: Date }

export const makeRunStore = (db: Database | Tx) => ({
  async begin(runOn: string): Promise<void> {
    await sql`insert into loyalty_run (run_on) values (${runOn}::date) on conflict do nothing`.execute(db)
  },

  async isOver(runOn: string): Promise<boolean> {
    const { rows } = await sql<{ over: boolean }>`select ended_at is not null as over from loyalty_run
      where run_on = ${runOn}::date`.execute(db)
    return rows[0]?.over ?? false
  },

  /** The last member of a run so far, locked so that one worker continues; null when the run is over. */
  async lock(runOn: string): Promise<string | null> {
    const { rows } = await sql<{ last_line: string }>`select last_line from loyalty_run
      where run_on = ${runOn}::date and ended_at is null for update`.execute(db)
    return rows[0]?.last_line ?? null
  },

  /** Members after a key that this run has not processed, with the rank points of its window. */
  async members(
    after: string,
    runOn: string,
    window: { from: string; to: string },
    most: number,
  ): Promise<Looked[]> {
    const { rows } = await sql<Looked>`select m.line, m.tier, m.tier_valid_to,
        coalesce((select sum(r.points) from loyalty_rank r
          where r.line = m.line and r.month >= ${window.from}::date and r.month < ${window.to}::date), 0)::int as points
      from loyalty_member m where m.line > ${after} and m.run_on is distinct from ${runOn}::date
      order by m.line limit ${most} for update of m`.execute(db)
    return rows
  },

  async set(standings: readonly Standing[], runOn: string): Promise<void> {
    const [lines, tiers, ends] = [
      standings.map(({ line }) => line),
      standings.map(({ tier }) => tier),
      standings.map(({ validTo }) => validTo.toISOString()),
    ]
    await sql`update loyalty_member m set tier = n.tier, tier_valid_to = n.valid_to, run_on = ${runOn}::date
      from unnest(${lines}::text[], ${tiers}::text[], ${ends}::timestamptz[]) as n (line, tier, valid_to)
      where m.line = n.line`.execute(db)
  },

  async goneTo(runOn: string, line: string, members: number): Promise<void> {
    await sql`update loyalty_run set last_line = ${line}, members = members + ${members}
      where run_on = ${runOn}::date`.execute(db)
  },

  async end(runOn: string, now: Date): Promise<void> {
    await sql`update loyalty_run set ended_at = ${now} where run_on = ${runOn}::date`.execute(db)
  },
})
