import { setTimeout as sleep } from 'node:timers/promises'
import { yangonDayKey, yangonMonthsAfter, yangonMonthStart } from '#language/yangon-day.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { runOf } from './run-day.ts'
import { makeRunStore, type Looked, type Standing } from './run-store.ts'
import { earnedTier, monthsBetween, nextTier } from './tier.ts'

/** Since when each line has had its holder; unknown lines are left out. */
export type LineAges = (tx: Tx, lines: readonly string[]) => Promise<ReadonlyMap<string, Date>>

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly rules: Rules
  readonly ages: LineAges
  /** Whether to pause after each chunk for as long as it took, so that others get the database. */
  readonly rests?: boolean
}

const PIECE = 10_000

/** The latest run that should have happened. */
export function latestRun(now: Date): Date {
  const own = runOf(now)
  return own <= now ? own : runOf(yangonMonthsAfter(own, -1))
}

/** The full months before a run whose rank points count in it. */
export const windowOf = (run: Date, months: number) => ({
  from: yangonDayKey(yangonMonthStart(run, -months)),
  to: yangonDayKey(yangonMonthStart(run)),
})

/**
 * Updates every member once a month, in chunks by key: each chunk and the progress of the run are one transaction, so another worker
 * continues after a crash. Repeating the same run changes nothing.
 */
export function makeRunTiers({ db, clock, rules, ages, rests = true }: Deps) {
  async function standingsOf(tx: Tx, members: readonly Looked[], run: Date): Promise<Standing[]> {
    const since = await ages(
      tx,
      members.map(({ line }) => line),
    )
    const thresholds = rules.at('tier.thresholds', run)
    const { validMonths } = rules.at('tier.window', run)
    return members.map(({ line, tier, tier_valid_to: validTo, points }) => {
      const months = monthsBetween(since.get(line) ?? run, run)
      const earned = earnedTier(points, months, thresholds)
      return { line, ...nextTier({ tier, validTo }, earned, run, validMonths) }
    })
  }

  const piece = (run: Date, runOn: string, most: number): Promise<number> =>
    inTransaction(db, async (tx) => {
      const store = makeRunStore(tx)
      const after = await store.lock(runOn)
      if (after === null) return 0
      const window = windowOf(run, rules.at('tier.window', run).months)
      const members = await store.members(after, runOn, window, most)
      const last = members.at(-1)
      if (!last) {
        await store.end(runOn, clock.now())
        return 0
      }
      await store.set(await standingsOf(tx, members, run), runOn)
      await store.goneTo(runOn, last.line, members.length)
      return members.length
    })

  return async function runTiers(signal?: AbortSignal, most = PIECE): Promise<number> {
    const run = latestRun(clock.now())
    const runOn = yangonDayKey(run)
    const store = makeRunStore(db)
    if (await store.isOver(runOn)) return 0
    await store.begin(runOn)
    let sum = 0
    for (;;) {
      if (signal?.aborted) return sum
      const began = performance.now()
      const count = await piece(run, runOn, most)
      if (count === 0) return sum
      sum += count
      if (rests) await sleep(performance.now() - began)
    }
  }
}
