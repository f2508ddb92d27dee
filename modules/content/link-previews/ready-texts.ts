import { publicFor, readyText, type ReadyAnswer } from '#platform/http/ready-answer.ts'
import { makeReadyCache } from '#platform/http/ready-cache.ts'
import type { ContentMemory } from '../content-memory.ts'
import type { Generation } from '../generation.ts'

/** Null when there is no such text; `loading` while no content is in memory yet. */
export type ReadyText = ReadyAnswer | null | 'loading'

const MAX_BYTES = 24 * 1024 * 1024
const MAX_AGE_SECONDS = 300

/** Texts that are the same for everybody, built once per generation. */
export function makeReadyTexts(memory: Pick<ContentMemory, 'current' | 'state'>) {
  const cache = makeReadyCache({ maxBytes: MAX_BYTES })
  return (key: string, type: string, write: (generation: Generation) => string | null): ReadyText => {
    const now = memory.current()
    const found = cache.find(now, key)
    if (found) return found
    if (memory.state().origin === 'nothing') return 'loading'
    const text = write(now)
    return text === null ? null : cache.keep(key, publicText(text, type))
  }
}

export const publicText = (text: string, type: string): ReadyAnswer =>
  readyText(text, type, publicFor(MAX_AGE_SECONDS))
