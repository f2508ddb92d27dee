import type { LoyaltyCard } from '#contracts/loyalty.ts'
import type { Rules } from '#modules/rules/index.ts'
import { PATIENCE, within, type CoreBucket, type OperatorCore } from '#modules/value/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { addDays, yangonDayKey, yangonMonthStart } from '#language/yangon-day.ts'
import { makeEarnStore } from './earn-store.ts'
import { makeMemberStore, type Member } from './member-store.ts'
import { nextRunAfter } from './run-day.ts'
import { windowOf } from './run-tiers.ts'
import { earnedTier, isHigher, monthsBetween, needsOf, nextTier, tierAbove } from './tier.ts'

type Deps = {
  readonly db: Database
  readonly core: Pick<OperatorCore, 'line'>
  readonly clock: Clock
  readonly rules: Rules
}

const WARNED_BEFORE_MS = 30 * 86_400_000

type Ranked = readonly { readonly month: string; readonly points: number }[]

/** Every month of a window, including those without points. */
function monthsOf(window: { readonly from: string; readonly to: string }, ranked: Ranked) {
  const months: { month: string; points: number }[] = []
  for (let at = window.from; at < window.to; at = `${addDays(`${at.slice(0, 7)}-28`, 4).slice(0, 7)}-01`) {
    const month = at.slice(0, 7)
    months.push({ month, points: ranked.find((one) => one.month === month)?.points ?? 0 })
  }
  return months
}

const sumOf = (months: Ranked): number => months.reduce((sum, { points }) => sum + points, 0)

/** Points by expiry, soonest first. */
export function lotsOf(buckets: readonly CoreBucket[]): { points: number; endsAt: string }[] {
  const byEnd = new Map<string, number>()
  for (const { unit, balance, reserved, validTo } of buckets) {
    if (unit !== 'POINT' || validTo === null || balance === reserved) continue
    const endsAt = new Date(validTo).toISOString()
    byEnd.set(endsAt, (byEnd.get(endsAt) ?? 0) + balance - reserved)
  }
  return Array.from(byEnd, ([endsAt, points]) => ({ points, endsAt })).toSorted((a, b) =>
    a.endsAt.localeCompare(b.endsAt),
  )
}

export const freePoints = (buckets: readonly CoreBucket[]): number =>
  buckets
    .filter(({ unit }) => unit === 'POINT')
    .reduce((sum, { balance, reserved }) => sum + balance - reserved, 0)

/** The next change of tier, calculated from today's points. */
export function makeOutlook(rules: Rules) {
  return function outlook({ tier, tierValidTo }: Member, ranked: Ranked, since: Date, now: Date) {
    const run = nextRunAfter(now)
    const thresholds = rules.at('tier.thresholds', now)
    const { months: length, validMonths } = rules.at('tier.window', now)
    const months = monthsOf(windowOf(run, length), ranked)
    const rankPoints = sumOf(months)
    const age = monthsBetween(since, run)
    const earned = earnedTier(rankPoints, age, thresholds)
    const above = tierAbove(tier)
    const needs = above && needsOf(above, thresholds)
    return {
      rankPoints,
      months,
      nextTier: above &&
        needs && {
          tier: above,
          points: Math.max(0, needs.points - rankPoints),
          months: Math.max(0, needs.months - age),
        },
      nextRunAt: run.toISOString(),
      tierAfterRun: nextTier({ tier, validTo: tierValidTo }, earned, run, validMonths).tier,
      fall: fallOf(tierValidTo),
    }

    /** The tier after the run on its last day, from the months that count then; null unless that is soon and lower. */
    function fallOf(validTo: Date) {
      const isSoon = validTo.getTime() - now.getTime() <= WARNED_BEFORE_MS
      const then = validTo > run ? validTo : run
      const points = sumOf(monthsOf(windowOf(then, length), ranked))
      const left = earnedTier(points, monthsBetween(since, then), thresholds)
      if (!isSoon || !isHigher(tier, left)) return null
      return { at: then.toISOString(), tier: left, points: needsOf(tier, thresholds).points - points }
    }
  }
}

export function makeCard({ db, core, clock, rules }: Deps) {
  const outlook = makeOutlook(rules)

  return async function card(line: string): Promise<Answer<LoyaltyCard>> {
    const known = await within(PATIENCE.readMs, core.line(line)).catch(() => undefined)
    if (known === undefined) return refused('UPSTREAM_TIMEOUT')
    if (known === null) return refused('NOT_FOUND')
    const now = clock.now()
    const store = makeMemberStore(db)
    const member = await store.ensure(line, nextRunAfter(now), now)
    const [ranked, held] = await Promise.all([
      store.rankSince(line, yangonDayKey(yangonMonthStart(now, -12))),
      makeEarnStore(db).held(line),
    ])
    return ok({
      memberNo: member.memberNo,
      phoneNumber: line,
      tier: member.tier,
      tierValidTo: member.tierValidTo.toISOString(),
      spendable: freePoints(known.buckets),
      held: held.map(({ points, dueAt }) => ({ points, at: dueAt.toISOString() })),
      lots: lotsOf(known.buckets),
      ...outlook(member, ranked, new Date(known.activatedAt), now),
      asOf: now.toISOString(),
    })
  }
}
