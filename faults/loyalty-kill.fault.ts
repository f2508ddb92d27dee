import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { makeLedgerCore } from '#adapters/core-ledger/ledger-core.ts'
import { makeLedgerKeeping } from '#adapters/core-ledger/ledger-keeping.ts'
import { bookOutPoints, lineAges } from '#adapters/core-ledger/ledger-points.ts'
import { MONTHLY_TABLES } from '#apps/worker/monthly-tables.ts'
import { newMoveId } from '#contracts/move-id.ts'
import { makeEndPoints, makeRunTiers } from '#modules/loyalty/index.ts'
import { standardRules } from '#modules/rules/rules.builder.ts'
import { fixedClock, systemClock } from '#platform/clock/clock.ts'
import { makeDatabase, type Database } from '#platform/db/database.ts'
import { makeEnsureMonths } from '#platform/db/months.ts'
import { root } from '../scripts/root.ts'
import { toolEnv } from '../scripts/run/run-command.ts'
import type { Count, Fault, Size } from './fault.ts'
import { withOwnDatabase } from './own-database.ts'

const KILLS: Record<Size, number> = { ci: 3, full: 50 }
const MEMBERS = 150
const LONGEST_MS = 250
const DAY_MS = 86_400_000

/** A worker that is killed somewhere in its runs. */
async function killed(url: string, at: string, apart: boolean): Promise<void> {
  const args = ['faults/loyalty/run-host.ts', `--url=${url}`, `--at=${at}`, ...(apart ? ['--apart'] : [])]
  const child = spawn('node', args, { cwd: root, env: toolEnv(), stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = once(child, 'exit')
  await Promise.race([once(child.stdout, 'data'), gone])
  await sleep(randomInt(LONGEST_MS))
  child.kill('SIGKILL')
  await gone
}

/** Members of all tiers, each with points in lots of which some expire within a day. */
async function people(db: Database, now: Date, round: number): Promise<string[]> {
  const numbers = Array.from({ length: MEMBERS }, (_, at) => String(959_650_000_000 + round * MEMBERS + at))
  const clock = fixedClock(now.toISOString())
  const core = makeLedgerCore({ db, clock })
  const activatedAt = new Date(now.getTime() - 900 * DAY_MS)
  await makeLedgerKeeping({ db, clock }).openLines({ numbers, kyat: 0, activatedAt })
  await sql`insert into loyalty_member (line, member_no, tier_valid_to, since)
    select n, lpad(right(n, 9), 12, '0'), ${now}, ${now} from unnest(${numbers}::text[]) n`.execute(db)
  await sql`insert into loyalty_rank select n, (date_trunc('month', ${now}::timestamptz) - interval '1 month')::date,
    (n::bigint % ${MEMBERS} % 7) * 1000 from unnest(${numbers}::text[]) n`.execute(db)
  for (const line of numbers)
    for (const days of [1, 1, 90]) {
      const validTo = new Date(now.getTime() + days * DAY_MS).toISOString()
      const id = newMoveId(now.getTime())
      await core.credit({ id, line, unit: 'POINT', amount: 10, source: 'LOYALTY', validTo })
    }
  return numbers
}

type Fate = { readonly line: string; readonly tier: string; readonly left: number; readonly ended: number }

/** Each member's result: tier, points left, and the expiry in the history. */
async function fates(db: Database, lines: readonly string[]): Promise<Fate[]> {
  const { rows } = await sql<Fate>`select m.line, m.tier || m.tier_valid_to as tier,
      (select sum(balance)::int from ledger.bucket b where b.owner = m.line and b.unit = 'POINT' and b.kept) as left,
      (select coalesce(sum((d ->> 'value')::int), 0)::int from value_history h cross join lateral jsonb_array_elements(h.deltas) d
        where h.line = m.line and h.type = 'POINT_EXPIRE') as ended
    from loyalty_member m where m.line = any (${[...lines]}) order by m.line`.execute(db)
  return rows
}

const told = (all: readonly Fate[]): string =>
  all.map(({ tier, left, ended }) => `${tier} ${left} ${ended}`).join('\n')

/** Bad: a round whose members differ from what they would be without the kill. */
const kill = (kills: number, apart: boolean): Promise<Count> =>
  withOwnDatabase(async (url) => {
    const db = makeDatabase(url, { maxConnections: 4 })
    try {
      const now = systemClock.now()
      const clock = fixedClock(new Date(now.getTime() + 2 * DAY_MS).toISOString())
      await makeEnsureMonths({ db, clock: fixedClock(now.toISOString()) })(MONTHLY_TABLES)
      await makeEnsureMonths({ db, clock })(MONTHLY_TABLES)
      const runTiers = makeRunTiers({ db, clock, rules: standardRules(), ages: lineAges, rests: false })
      const endPoints = makeEndPoints({ db, clock, bookOut: bookOutPoints })
      const finish = async () => {
        await runTiers()
        await endPoints()
      }
      const again = () => sql`delete from loyalty_run`.execute(db)
      const first = await people(db, now, 0)
      await finish()
      const wanted = told(await fates(db, first))
      let bad = 0
      for (let round = 1; round <= kills; round += 1) {
        await again()
        const lines = await people(db, now, round)
        await killed(url, clock.now().toISOString(), apart)
        await finish()
        if (told(await fates(db, lines)) !== wanted) bad += 1
      }
      const sums = apart ? [] : await makeLedgerKeeping({ db, clock }).recount()
      return { tried: kills, bad: bad + sums.length }
    } finally {
      await db.destroy()
    }
  })

export const faults: readonly Fault[] = [
  {
    name: 'loyalty.kill',
    bar: 0,
    attack: (size) => kill(KILLS[size], false),
    control: () => kill(8, true),
  },
]
