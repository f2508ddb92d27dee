import { moveIdTime } from '#contracts/move-id.ts'
import type { VasPackage } from '#contracts/packages.ts'
import type { Subscription } from '#contracts/purchases.ts'
import { formatTime } from '#language/formats.ts'
import { yangonDayKey } from '#language/yangon-day.ts'
import type { ApiRefusal } from '../api/api-errors.ts'

export type OverlapFacts = {
  /** `AGAIN`: nothing overlaps, but the same was bought minutes ago. */
  readonly rule: VasPackage['overlap'] | 'AGAIN'
  /** The last day of the one that runs. */
  readonly until: string | number | null
  /** The last day after buying, where the server told it. */
  readonly newUntil: string | null
  /** Minute and day in which the same was bought lately. */
  readonly bought: { readonly at: string; readonly on: string } | null
  /** What was bought later is not known here: a yes does not speak of it. */
  readonly toldUntil: string | null
}

type RunningSubscription = Pick<
  Subscription,
  'packageId' | 'startedAt' | 'expiresAt' | 'origin' | 'transactionId' | 'autoRenew' | 'undoUntil'
>
type Refusal = Pick<ApiRefusal, 'code' | 'facts'> | null

const NOON = 'T12:00:00+06:30'
const LATELY_MS = 86_400_000
const RULES: readonly VasPackage['overlap'][] = ['STACK_EXTEND', 'STACK_PARALLEL', 'REPLACE', 'BLOCK']

/** The server's own question; null when it asks none. */
export function askedOverlap(refusal: Refusal): OverlapFacts | null {
  if (refusal?.code !== 'PACKAGE_OVERLAP') return null
  const { date, newDate, rule, at, on, toldUntil } = refusal.facts
  return {
    rule: RULES.find((one) => one === rule) ?? 'AGAIN',
    until: date ? `${date}${NOON}` : null,
    newUntil: newDate ? `${newDate}${NOON}` : null,
    bought: at ? { at: String(at), on: String(on ?? '') } : null,
    toldUntil: toldUntil ? String(toldUntil) : null,
  }
}

/** When its owner bought it in the last day; what renewed by itself was not bought. */
function boughtLately(held: readonly RunningSubscription[], now: number): OverlapFacts['bought'] {
  const own = held.filter(
    ({ origin, autoRenew, undoUntil }) => origin === 'SELF' && (!autoRenew || undoUntil !== null),
  )
  const moment = Math.max(...own.map(({ transactionId }) => moveIdTime(transactionId)))
  return now - moment < LATELY_MS ? { at: formatTime(moment), on: yangonDayKey(moment) } : null
}

/** When the last purchase on the screen was made; a period renewed ahead begins later and is none. */
function lastShown(held: readonly RunningSubscription[], now: number): string {
  const moments = held
    .filter(({ origin }) => origin === 'SELF')
    .map(({ startedAt }) => Date.parse(startedAt))
    .filter((moment) => moment <= now)
  return new Date(Math.max(0, ...moments)).toISOString()
}

/** What buying does to one that runs already; null when none does. What the server says wins over what the screen knew. */
export function overlapOf(
  { code, overlap, maxActive }: Pick<VasPackage, 'code' | 'overlap' | 'maxActive'>,
  held: readonly RunningSubscription[],
  refusal: Refusal,
  now: number,
): OverlapFacts | null {
  const asked = askedOverlap(refusal)
  if (asked) return asked.rule === 'AGAIN' ? asked : { ...asked, rule: overlap }
  const running = held.filter(({ packageId }) => packageId === code)
  if (running.length === 0) return null
  // Midnight belongs to the day before.
  const until = Math.max(...running.map(({ expiresAt }) => Date.parse(expiresAt))) - 1
  const full = overlap === 'STACK_PARALLEL' && running.length >= maxActive
  const rule = full ? 'BLOCK' : overlap
  return {
    rule,
    until,
    newUntil: null,
    bought: boughtLately(running, now),
    toldUntil: lastShown(running, now),
  }
}

/** The buyer's yes to what the note says, as the order carries it. */
export const yesTo = (overlap: OverlapFacts | null, accepted: boolean) => ({
  acceptOverlap: accepted,
  ...(accepted && overlap?.toldUntil && { toldUntil: overlap.toldUntil }),
})
