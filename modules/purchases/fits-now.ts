import { overlapWith, type CataloguePackage } from '#modules/packages/index.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import type { Present } from './present-store.ts'
import type { Running } from './subscription.ts'
import type { Stretch } from './stretch.ts'

/** What decides of what is there and on its way. */
type Seen = Pick<Present, 'arriving'> & { readonly running: readonly Running[] }

type Item = Pick<CataloguePackage, 'overlap' | 'maxActive' | 'validity'>

/** What was reckoned when its code was asked for. */
type Planned = {
  readonly stretch: Stretch | null
  readonly until: Date
  /** What it was said to end. */
  readonly ends: readonly string[]
}

type Fits = Pick<Planned, 'until' | 'ends'>

/** What is on its way changes what this one would be reckoned with: where it ends, or whether it may run beside it. */
export function isBusy(
  { overlap, maxActive }: Pick<Item, 'overlap' | 'maxActive'>,
  { running, arriving }: Seen,
): boolean {
  // An end at once that comes late would wipe what is put there meanwhile.
  if (arriving.includes('cancel')) return true
  if (overlap === 'STACK_PARALLEL')
    return arriving.length > 0 && running.length + arriving.length >= maxActive
  return arriving.length > 0 || running.some(({ undoMoveId }) => undoMoveId !== null)
}

/** How a package that waited for its code fits what its line has by now. Its end only moves to later; it was paid for in full. */
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

/** What was put behind others stays so by the rule of that day; the other rules are the catalogue's of now. */
function ruleOf({ stretch }: Planned, item: Item | null): Item | null {
  if (stretch?.stacks) return { overlap: 'STACK_EXTEND', maxActive: 1, validity: stretch.validity }
  return item
}
