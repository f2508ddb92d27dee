import type { ShareReason } from '#contracts/sharing.ts'
import { lastDay } from '#language/last-day.ts'
import { frozenUntil, type LineStanding } from '#modules/identity/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { CoreLine } from '#modules/value/index.ts'
import { halved, type ShareRule } from './share-rule.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export type Sender = {
  readonly core: CoreLine
  readonly standing: LineStanding
  readonly spentKyat: number
  readonly rule: ShareRule
}

/** Every reason why a line may not share, most serious first; empty when it may. */
export function reasonsAgainst(
  { core, standing, spentKyat, rule }: Sender,
  now: Date,
  rules: Rules,
): ShareReason[] {
  const reasons: ShareReason[] = []
  if (standing.state !== 'ACTIVE') reasons.push({ code: 'LINE_BARRED', facts: {} })
  const frozen = frozenUntil(standing, now, rules)
  if (frozen) reasons.push({ code: 'SENDER_INELIGIBLE', facts: { date: lastDay(frozen) } })
  const oldEnoughAt = Date.parse(core.activatedAt) + rule.minTenureDays * DAY_MS
  if (oldEnoughAt > now.getTime()) {
    const days = Math.ceil((oldEnoughAt - now.getTime()) / DAY_MS)
    reasons.push({ code: 'SENDER_TOO_NEW', facts: { need: rule.minTenureDays, days } })
  }
  const missing = rule.minSpentKyat - spentKyat
  if (missing > 0)
    reasons.push({ code: 'SENDER_SPENT_TOO_LITTLE', facts: { need: rule.minSpentKyat, n: missing } })
  return reasons
}

/** Daily limits; half of them for some days after a change of SIM. */
export function dayLimits(
  { perDay }: ShareRule,
  { simChangedAt }: LineStanding,
  now: Date,
  rules: Rules,
): ShareRule['perDay'] {
  const { halvedHours } = rules.at('sim.change', now)
  const fresh = simChangedAt && now.getTime() - simChangedAt.getTime() < halvedHours * HOUR_MS
  return fresh ? halved(perDay) : perDay
}
