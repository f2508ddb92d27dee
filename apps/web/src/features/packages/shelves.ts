import type { VasPackage } from '#contracts/packages.ts'
import type { Family } from '#ui/blossom/flowers.ts'
import { familyOf } from '../../catalogue/family-of.ts'

const MOST_POPULAR = 8

type Placed = Pick<VasPackage, 'id' | 'popularRank'>

/** The list starts with the popular packages; when they have a shelf of their own they are left out here. */
export function popularApart<P extends Placed>(packages: readonly P[]) {
  const popular = packages.filter(({ popularRank }) => popularRank !== null).slice(0, MOST_POPULAR)
  const shown = new Set(popular.map(({ id }) => id))
  return { popular, rest: packages.filter(({ id }) => !shown.has(id)) }
}

/** One shelf for each family, in the order in which the families come. */
export const byFamily = <P extends Placed>(packages: readonly P[]): [Family, P[]][] => {
  const shelves = new Map<Family, P[]>()
  for (const one of packages) {
    const family = familyOf(one.id)
    shelves.set(family, [...(shelves.get(family) ?? []), one])
  }
  return [...shelves]
}
