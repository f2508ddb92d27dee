import type { Count, Fault, Size } from './fault.ts'
import { withMapSite } from './shops/map-site.ts'
import { FOREIGN, openMap } from './shops/open-map.ts'

const OPENINGS: Readonly<Record<Size, number>> = { ci: 1, full: 5 }

/** The map must start, without a report, and no other script may start as a worker while it is open. */
const guarded = (size: Size): Promise<Count> =>
  withMapSite(async (origin) => {
    let bad = 0
    for (let opening = 0; opening < OPENINGS[size]; opening += 1) {
      const { started, reports, foreign } = await openMap(origin, 'ours')
      bad += (started ? 0 : 1) + reports.length + foreign.length
    }
    return { tried: OPENINGS[size] * (1 + FOREIGN), bad }
  })

/** Without the policy the map does not start; with one that lets everything through, other scripts do. */
const unguarded = (): Promise<Count> =>
  withMapSite(async (origin) => {
    const without = await openMap(origin, 'none')
    if (without.started)
      throw new Error('the map starts without its policy: this attack looks at the wrong thing')
    const open = await openMap(origin, 'open')
    if (open.foreign.length === 0) throw new Error('no foreign worker starts even without a guard')
    return { tried: 1 + FOREIGN, bad: 1 + open.foreign.length }
  })

export const faults: readonly Fault[] = [
  { name: 'shops.policy', bar: 0, attack: guarded, control: unguarded },
]
