import { freeSegments } from './app-path.ts'
import { perGeneration, type Generation } from './generation.ts'
import { DOCUMENT_TYPES } from './stored.ts'

const idsOf = perGeneration(
  (generation) => new Set(DOCUMENT_TYPES.flatMap((type) => generation.list(type).map(({ id }) => id))),
)

/** An address of the app in which every variable part is the id of something public, so their number is bounded. */
export function isKnownPath(generation: Generation, path: string): boolean {
  const ids = idsOf(generation)
  return freeSegments(path)?.every((segment) => ids.has(segment)) ?? false
}
