import type { OperatorCore } from '#modules/value/index.ts'
import type { Count } from '../fault.ts'

/** A move in one transaction with a core in the same database, or in two phases with a core outside. */
export type Way = 'one-trip' | 'two-phase'
export const WAYS: readonly Way[] = ['one-trip', 'two-phase']

/** Read by the API: it then treats its own ledger as if it were another company's. */
export const envOf = (way: Way): NodeJS.ProcessEnv => (way === 'two-phase' ? { VALUE_TWO_PHASE: 'true' } : {})

/** The same core as if it were outside: nothing of it can be part of our transaction. Calls that are named answer otherwise. */
export const outside = (core: OperatorCore, instead: Partial<OperatorCore> = {}): OperatorCore =>
  new Proxy(core, {
    get(target, name) {
      if (name === 'within') return undefined
      const found: unknown = Reflect.get(instead, name) ?? Reflect.get(target, name)
      return typeof found === 'function' ? found.bind(target) : found
    },
  })

export const byWay = (core: OperatorCore, way: Way): OperatorCore =>
  way === 'two-phase' ? outside(core) : core

export const sum = (counts: readonly Count[]): Count => ({
  tried: counts.reduce((all, { tried }) => all + tried, 0),
  bad: counts.reduce((all, { bad }) => all + bad, 0),
})

/** The same attack in its whole size on either way; both are added up. */
export async function onBothWays<Much>(
  much: Much,
  attack: (much: Much, way: Way) => Promise<Count>,
): Promise<Count> {
  const counts: Count[] = []
  for (const way of WAYS) counts.push(await attack(much, way))
  return sum(counts)
}
