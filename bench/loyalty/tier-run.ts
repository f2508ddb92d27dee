import { sql } from 'kysely'
import { lineAges } from '#adapters/core-ledger/ledger-points.ts'
import { makeRunTiers } from '#modules/loyalty/index.ts'
import { standardRules } from '#modules/rules/rules.builder.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { makeDatabase, type Database } from '#platform/db/database.ts'
import type { Measured, Size } from '../figure.ts'
import { median } from '../load.ts'
import { openShop } from '../value/shop-bench.ts'

const MEMBERS: Record<Size, number> = { ci: 20_000, full: 1_000_000 }
const TURNS: Record<Size, { readonly pairs: number; readonly seconds: number }> = {
  ci: { pairs: 1, seconds: 2 },
  full: { pairs: 4, seconds: 8 },
}

export type TierRun = { readonly rows: Measured; readonly purchases: Measured }

/** Makes everybody a member with points in each relevant month. */
async function fill(db: Database): Promise<void> {
  await sql`set statement_timeout = 0`.execute(db)
  await sql`insert into loyalty_member (line, member_no, tier_valid_to, since)
    select number, right(number, 12), now(), now() from ledger.line`.execute(db)
  await sql`insert into loyalty_rank select line, (date_trunc('month', now()) - months * interval '1 month')::date, right(line, 4)::int % 900
    from loyalty_member cross join generate_series(1, 6) months`.execute(db)
  await sql`analyze loyalty_member, loyalty_rank`.execute(db)
}

const again = (db: Database) =>
  sql`with gone as (delete from loyalty_run) update loyalty_member set run_on = null where run_on is not null`.execute(
    db,
  )

const members = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from loyalty_member`.execute(db)
  return rows[0]?.n ?? 0
}

/** The whole run alone, for its rate; then purchases during a run and without one, in turns. */
export async function tierRun(size: Size): Promise<TierRun> {
  const shop = await openShop(MEMBERS[size])
  const db = makeDatabase(shop.url, { maxConnections: 2, statementTimeoutMs: 3_600_000 })
  const run = makeRunTiers({ db, clock: systemClock, rules: standardRules(), ages: lineAges })
  try {
    await fill(db)
    const began = performance.now()
    const looked = await run()
    const seconds = (performance.now() - began) / 1_000
    if (looked !== (await members(db))) throw new Error(`${looked} members were looked at`)
    const { pairs, seconds: each } = TURNS[size]
    const ratios: { readonly during: number; readonly alone: number }[] = []
    await shop.purchases(each)
    for (let pair = 0; pair < pairs; pair += 1) {
      const alone = await shop.purchases(each)
      await again(db)
      const stop = new AbortController()
      const running = run(stop.signal)
      const during = await shop.purchases(each)
      stop.abort()
      await running
      ratios.push({ during: during.perSecond, alone: alone.perSecond })
    }
    return {
      rows: { value: looked / seconds, parts: { members: looked, seconds } },
      purchases: {
        value: median(ratios.map(({ during }) => during)),
        reference: median(ratios.map(({ alone }) => alone)),
      },
    }
  } finally {
    await db.destroy()
    await shop.close()
  }
}
