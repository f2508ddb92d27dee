import type { VasPackage } from '#contracts/packages.ts'
import type { Subscription } from '#contracts/purchases.ts'
import type { ApiRefusal } from '../api/api-errors.ts'

export type OverlapFacts = {
  readonly rule: VasPackage['overlap']
  /** The last day of the one that runs. */
  readonly until: string | number
  /** The last day after buying, where the server told it. */
  readonly newUntil: string | null
}

type Held = Pick<Subscription, 'packageId' | 'expiresAt'>

const NOON = 'T12:00:00+06:30'

/** What buying does to one that runs already; null when none does. What the server says wins over what the screen knew. */
export function overlapOf(
  { code, overlap, maxActive }: Pick<VasPackage, 'code' | 'overlap' | 'maxActive'>,
  held: readonly Held[],
  refusal: Pick<ApiRefusal, 'code' | 'facts'> | null,
): OverlapFacts | null {
  if (refusal?.code === 'PACKAGE_OVERLAP') {
    const { date, newDate } = refusal.facts
    return { rule: overlap, until: `${date}${NOON}`, newUntil: newDate ? `${newDate}${NOON}` : null }
  }
  const running = held.filter(({ packageId }) => packageId === code)
  if (running.length === 0) return null
  // Midnight belongs to the day before.
  const until = Math.max(...running.map(({ expiresAt }) => Date.parse(expiresAt))) - 1
  const full = overlap === 'STACK_PARALLEL' && running.length >= maxActive
  return { rule: full ? 'BLOCK' : overlap, until, newUntil: null }
}
