import fc from 'fast-check'
import { sql } from 'kysely'
import { makeLedgerCore } from '#adapters/core-ledger/ledger-core.ts'
import { makeLedgerKeeping } from '#adapters/core-ledger/ledger-keeping.ts'
import { bookOutPoints, lineAges } from '#adapters/core-ledger/ledger-points.ts'
import { MemoryCore } from '#adapters/core-simulator/memory-core.ts'
import { MONTHLY_TABLES } from '#apps/worker/monthly-tables.ts'
import { newMoveId } from '#contracts/move-id.ts'
import { makeEndPoints, makeRunTiers } from '#modules/loyalty/index.ts'
import { standardRules } from '#modules/rules/rules.builder.ts'
import type { OperatorCore } from '#modules/value/index.ts'
import { fixedClock, systemClock } from '#platform/clock/clock.ts'
import { makeDatabase, type Database } from '#platform/db/database.ts'
import { makeEnsureMonths } from '#platform/db/months.ts'
import type { Count, Fault, Size } from './fault.ts'
import { deeds, PointStory } from './loyalty/point-story.ts'
import { withOwnDatabase } from './own-database.ts'

const ROUNDS: Record<Size, number> = { ci: 20, full: 2_000 }
const MEMORY_RUNS: Record<Size, number> = { ci: 1_000, full: 100_000 }
const POSTGRES_RUNS: Record<Size, number> = { ci: 20, full: 1_000 }
const MEMBERS: Record<Size, number> = { ci: 200, full: 20_000 }
const AT_ONCE = 50
const DAY_MS = 86_400_000

const withLedger = <T>(
  work: (made: { db: Database; clock: ReturnType<typeof fixedClock>; core: OperatorCore }) => Promise<T>,
): Promise<T> =>
  withOwnDatabase(async (url) => {
    const db = makeDatabase(url, { maxConnections: 10 })
    const clock = fixedClock(systemClock.now().toISOString())
    try {
      return await work({ db, clock, core: makeLedgerCore({ db, clock }) })
    } finally {
      await db.destroy()
    }
  })

/** Reads first, writes later: what one writes without thinking of concurrency. */
const NAIVE = `
  create or replace function ledger.charge_points(p_id uuid, p_hash bytea, p_now timestamptz, p_order jsonb) returns jsonb
  language plpgsql security definer as $$
  declare
    had bigint := (select sum(balance) from ledger.bucket where owner = p_order ->> 'payer' and unit = 'POINT');
    price bigint := (p_order #>> '{price,amount}')::bigint;
  begin
    if had < price then
      return '{"outcome": "REFUSED", "reason": "INSUFFICIENT_POINTS"}';
    end if;
    perform pg_sleep(0.01);
    update ledger.bucket set balance = had - price where owner = p_order ->> 'payer' and unit = 'POINT';
    return '{"outcome": "DONE"}';
  end $$`

/** Points for one, requested by fifty at once. Bad: every round in which not exactly one got it. */
const lastPoints = (rounds: number, spoil?: string): Promise<Count> =>
  withLedger(async ({ db, clock, core }) => {
    if (spoil) await sql.raw(spoil).execute(db)
    const keeping = makeLedgerKeeping({ db, clock })
    const newId = () => newMoveId(clock.now().getTime())
    const validTo = new Date(clock.now().getTime() + DAY_MS).toISOString()
    let bad = 0
    for (let round = 0; round < rounds; round += 1) {
      const line = String(959_650_000_000 + round)
      await keeping.openLines({ numbers: [line], kyat: 0, activatedAt: clock.now() })
      await core.credit({ id: newId(), line, unit: 'POINT', amount: 100, source: 'LOYALTY', validTo })
      const order = {
        payer: line,
        receiver: line,
        taxKyat: 0,
        product: 'X',
        grants: [],
        replaces: false,
        hold: null,
      }
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, () =>
          core.charge({ ...order, id: newId(), price: { unit: 'POINT', amount: 60 } }),
        ),
      )
      if (answers.filter(({ outcome }) => outcome === 'DONE').length !== 1) bad += 1
    }
    return { tried: rounds, bad: bad + (spoil ? 0 : (await keeping.recount()).length) }
  })

type World = {
  readonly core: OperatorCore
  readonly clock: ReturnType<typeof fixedClock>
  readonly line: string
}

const lotsOf = async ({ core, line }: World): Promise<number[]> =>
  ((await core.line(line))?.buckets ?? [])
    .filter(({ unit, balance }) => unit === 'POINT' && balance > 0)
    .toSorted(
      (a, b) => Date.parse(a.validTo ?? '') - Date.parse(b.validTo ?? '') || Number(a.id) - Number(b.id),
    )
    .map(({ balance }) => balance)

/** Sequences after which the lots differ from the plain list of them. */
async function tell(runs: number, open: () => Promise<World>, between = async () => {}): Promise<Count> {
  const property = fc.asyncProperty(deeds, async (all) => {
    const world = await open()
    const story = new PointStory(world.core, world.clock, world.line)
    for (const one of all) {
      await story.act(one)
      if (one.do === 'time') await between()
      const [there, expected] = [await lotsOf(world), story.expected()]
      if (JSON.stringify(there) !== JSON.stringify(expected))
        throw new Error(`lots ${JSON.stringify(there)}, on paper ${JSON.stringify(expected)}`)
    }
  })
  const { failed, counterexample, errorInstance } = await fc.check(property, {
    numRuns: runs,
    endOnFailure: true,
  })
  if (failed)
    process.stderr.write(`${(errorInstance as Error | null)?.message} in ${JSON.stringify(counterexample)}\n`)
  return { tried: runs, bad: failed ? 1 : 0 }
}

const LINE = '959650000001'

function inMemory(
  runs: number,
  spoil: (core: OperatorCore) => OperatorCore = (core) => core,
): Promise<Count> {
  return tell(runs, async () => {
    const clock = fixedClock(systemClock.now().toISOString())
    const memory = new MemoryCore(clock)
    memory.open(LINE, 0, clock.now())
    return { core: spoil(memory), clock, line: LINE }
  })
}

/** Returned points get a lot of their own that practically never expires. */
const generous = (core: OperatorCore): OperatorCore =>
  new Proxy(core, {
    get: (target, name) =>
      name === 'reverse'
        ? ({ id }: Parameters<OperatorCore['reverse']>[0]) =>
            target.credit({ id, line: LINE, unit: 'POINT', amount: 1, source: 'LOYALTY', validTo: null })
        : Reflect.get(target, name).bind(target),
  })

const onPostgres = (runs: number): Promise<Count> =>
  withLedger(async ({ db, clock, core }) => {
    const keeping = makeLedgerKeeping({ db, clock })
    const endPoints = makeEndPoints({ db, clock, bookOut: bookOutPoints })
    let no = 0
    const open = async (): Promise<World> => {
      no += 1
      const line = String(959_650_000_000 + no)
      await makeEnsureMonths({ db, clock })(MONTHLY_TABLES)
      await keeping.openLines({ numbers: [line], kyat: 0, activatedAt: clock.now() })
      return { core, clock, line }
    }
    const between = async () => {
      await makeEnsureMonths({ db, clock })(MONTHLY_TABLES)
      await endPoints(3)
    }
    const { tried, bad } = await tell(runs, open, between)
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ledger.bucket
      where unit = 'POINT' and kept and (balance < 0 or reserved < 0)`.execute(db)
    return { tried, bad: bad + (rows[0]?.n ?? 1) + (await keeping.recount()).length }
  })

/** A month's run twice, with points arriving in between. Bad: members whose tier or date differs after the second. */
const tierTwice = (members: number, guarded: boolean): Promise<Count> =>
  withLedger(async ({ db, clock }) => {
    await sql`insert into ledger.line (number, activated_at) select (959650000000 + i)::text, now() - interval '3 years'
      from generate_series(1, ${members}) i`.execute(db)
    await sql`insert into loyalty_member (line, member_no, tier_valid_to, since)
      select (959650000000 + i)::text, lpad(i::text, 12, '0'), now(), now() from generate_series(1, ${members}) i`.execute(
      db,
    )
    const rank = (points: number) =>
      sql`insert into loyalty_rank select line, (date_trunc('month', ${clock.now()}::timestamptz) - interval '1 month')::date,
        ${points} from loyalty_member on conflict (line, month) do update set points = loyalty_rank.points + ${points}`.execute(
        db,
      )
    const run = makeRunTiers({ db, clock, rules: standardRules(), ages: lineAges, rests: false })
    const tiers = async () =>
      (
        await sql<{
          tier: string
        }>`select tier || tier_valid_to as tier from loyalty_member order by line`.execute(db)
      ).rows
    await rank(700)
    await run(undefined, 64)
    const before = await tiers()
    await rank(5_000)
    if (guarded) await sql`update loyalty_run set ended_at = null, last_line = ''`.execute(db)
    else
      await sql`with again as (delete from loyalty_run) update loyalty_member set run_on = null`.execute(db)
    await Promise.all([run(undefined, 64), run(undefined, 64)])
    const after = await tiers()
    return { tried: members, bad: after.filter(({ tier }, at) => tier !== before[at]?.tier).length }
  })

export const faults: readonly Fault[] = [
  {
    name: 'loyalty.last-points',
    bar: 0,
    attack: (size) => lastPoints(ROUNDS[size]),
    control: () => lastPoints(5, NAIVE),
  },
  {
    name: 'loyalty.conservation',
    bar: 0,
    attack: async (size) => {
      const memory = await inMemory(MEMORY_RUNS[size])
      const postgres = await onPostgres(POSTGRES_RUNS[size])
      return { tried: memory.tried + postgres.tried, bad: memory.bad + postgres.bad }
    },
    control: () => inMemory(2_000, generous),
  },
  {
    name: 'loyalty.tier-twice',
    bar: 0,
    attack: (size) => tierTwice(MEMBERS[size], true),
    control: () => tierTwice(50, false),
  },
]
