import { freeSegments } from './app-path.ts'
import { perGeneration, type Generation } from './generation.ts'
import { DOCUMENT_TYPES } from './stored.ts'

const idsOf = perGeneration(
  (generation) => new Set(DOCUMENT_TYPES.flatMap((type) => generation.list(type).map(({ id }) => id))),
)

/** An address of the app whose every free part is the id of something the public may see. There are only so many. */
export function isKnownPath(generation: Generation, path: string): boolean {
  const ids = idsOf(generation)
  return freeSegments(path)?.every((segment) => ids.has(segment)) ?? false
}
