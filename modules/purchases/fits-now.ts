import { overlapWith, type CataloguePackage } from '#modules/packages/index.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import type { Present } from './present-store.ts'
import type { Running } from './subscription.ts'
import type { Stretch } from './stretch.ts'

/** The part of what is there and under way that decides. */
type Seen = Pick<Present, 'arriving'> & { readonly running: readonly Running[] }

type Item = Pick<CataloguePackage, 'overlap' | 'maxActive' | 'validity'>

/** What was calculated when its code was requested. */
type Planned = {
  readonly stretch: Stretch | null
  readonly until: Date
  /** Packages that its buyer was told it would end. */
  readonly ends: readonly string[]
}

type Fits = Pick<Planned, 'until' | 'ends'>

/** True while a move under way may still change when this package would end, or whether it may run beside the others. */
export function isBusy(
  { overlap, maxActive }: Pick<Item, 'overlap' | 'maxActive'>,
  { running, arriving }: Seen,
): boolean {
  // A cancellation that arrives late would remove what was added meanwhile.
  if (arriving.includes('cancel')) return true
  if (overlap === 'STACK_PARALLEL')
    return arriving.length > 0 && running.length + arriving.length >= maxActive
  return arriving.length > 0 || isUnsettled(overlap, running)
}

/** While one is being undone, nobody knows when the last one ends; one that was replaced could not be given back any more. */
export const isUnsettled = (overlap: Item['overlap'], running: readonly Running[]): boolean =>
  overlap !== 'STACK_PARALLEL' &&
  running.some(
    ({ undoMoveId, giveBackMoveId }) =>
      undoMoveId !== null || (overlap === 'REPLACE' && giveBackMoveId !== null),
  )

/** How a package that waited for its code fits what its line has now. Its end may only move to a later time, as it was paid for in full. */
export function fitsNow(planned: Planned, item: Item | null, present: Seen, now: Date): Answer<Fits> {
  const rule = ruleOf(planned, item)
  if (rule === null) return ok(planned)
  if (isBusy(rule, present)) return refused('PACKAGE_BUSY')
  const overlap = overlapWith(rule, present.running, now)
  if (overlap.outcome === 'NONE') return ok({ until: planned.until, ends: [] })
  if (overlap.outcome === 'BLOCKED') return refused('PACKAGE_BLOCKED_BY_ACTIVE')
  if (overlap.rule === 'REPLACE') {
    const ids = present.running.map(({ id }) => id)
    const isAsSaid = ids.every((id) => planned.ends.includes(id))
    return isAsSaid ? ok({ until: planned.until, ends: ids }) : refused('PACKAGE_OVERLAP')
  }
  return ok({ until: overlap.until > planned.until ? overlap.until : planned.until, ends: [] })
}

/** A package that extends others keeps the rule of the day it was requested; otherwise the catalogue's present rules hold. */
function ruleOf({ stretch }: Planned, item: Item | null): Item | null {
  if (stretch?.stacks) return { overlap: 'STACK_EXTEND', maxActive: 1, validity: stretch.validity }
  return item
}
