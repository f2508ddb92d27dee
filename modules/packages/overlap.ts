import type { CataloguePackage } from './stored-catalogue.ts'
import { validUntil } from '#language/valid-until.ts'

/** One that is already running. */
export type Running = { readonly expiresAt: Date }

export type Overlap =
  | { readonly outcome: 'NONE'; readonly until: Date }
  /** The buyer is told what happens and until when it will run. */
  | {
      readonly outcome: 'WARN'
      readonly rule: Exclude<CataloguePackage['overlap'], 'BLOCK'>
      readonly current: Date
      readonly until: Date
    }
  | { readonly outcome: 'BLOCKED'; readonly current: Date }

/** What a second package does to the first. */
export function overlapWith(
  { overlap, maxActive, validity }: Pick<CataloguePackage, 'overlap' | 'maxActive' | 'validity'>,
  running: readonly Running[],
  now: Date,
): Overlap {
  const fresh = validUntil(validity, now)
  const last = running.reduce<Date | null>(
    (latest, { expiresAt }) => (latest === null || expiresAt > latest ? expiresAt : latest),
    null,
  )
  if (last === null) return { outcome: 'NONE', until: fresh }
  if (overlap === 'BLOCK') return { outcome: 'BLOCKED', current: last }
  if (overlap === 'STACK_PARALLEL' && running.length >= maxActive)
    return { outcome: 'BLOCKED', current: last }
  const until = overlap === 'STACK_EXTEND' ? validUntil(validity, last) : fresh
  return { outcome: 'WARN', rule: overlap, current: last, until }
}
