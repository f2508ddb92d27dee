import * as z from 'zod'
import { validUntil } from '#language/valid-until.ts'
import { CataloguePackage } from '#modules/packages/index.ts'

/** How the end of a package was calculated when it was bought. */
export const Stretch = z.strictObject({
  boughtAt: z.iso.datetime(),
  /** It begins where the last running package of the same product ends. */
  stacks: z.boolean(),
  /** The catalogue's rule of that day; later changes of the rule do not matter here. */
  validity: CataloguePackage.shape.validity,
})
export type Stretch = z.infer<typeof Stretch>

export const stretchOf = (
  { overlap, validity }: Pick<CataloguePackage, 'overlap' | 'validity'>,
  now: Date,
): Stretch => ({ boughtAt: now.toISOString(), stacks: overlap === 'STACK_EXTEND', validity })

/** One package of a product on a line: when it ends, and why then. */
export type Reckoned = { readonly id: string; readonly expiresAt: Date; readonly stretch: Stretch | null }

export type NewEnd<T> = { readonly one: T; readonly until: Date }

/**
 * The ends that change when a package is removed: each later one ends as if that one had never been bought. They are calculated by the
 * rule again instead of shifted, as months and days until midnight differ in length. Null when an end cannot be known.
 */
export function endsWithout<T extends Reckoned>(
  undone: Reckoned,
  others: readonly T[],
): readonly NewEnd<T>[] | null {
  const inOrder = others.toSorted((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime())
  const now = new Map<string, Date>()
  const changed: NewEnd<T>[] = []
  for (const one of inOrder) {
    now.set(one.id, one.expiresAt)
    if (one.expiresAt <= undone.expiresAt) continue
    if (one.stretch === null) return null
    if (!one.stretch.stacks) continue
    const until = endBehind(one, one.stretch, inOrder, now)
    // Two bought at the same moment may run side by side; an undo never makes one longer.
    if (until >= one.expiresAt) continue
    now.set(one.id, until)
    changed.push({ one, until })
  }
  return changed
}

/** Begins where the last package ends that ran when this one was bought; from the purchase on where there was none. */
function endBehind(
  one: Reckoned,
  { boughtAt, validity }: Stretch,
  inOrder: readonly Reckoned[],
  ends: ReadonlyMap<string, Date>,
): Date {
  const bought = new Date(boughtAt)
  const ran = inOrder.filter(
    ({ expiresAt, stretch }) =>
      expiresAt < one.expiresAt && (stretch === null || stretch.stacks || stretch.boughtAt <= boughtAt),
  )
  const last = ran.reduce((latest, { id }) => {
    const end = ends.get(id) ?? latest
    return end > latest ? end : latest
  }, bought)
  return validUntil(validity, last)
}
