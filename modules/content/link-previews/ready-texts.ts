import { createHash } from 'node:crypto'
import type { ReadyAnswer } from '#platform/http/ready-answer.ts'
import type { ContentMemory } from '../content-memory.ts'
import type { Generation } from '../generation.ts'
import { compressInBackground, makeKept } from '../ready-answers.ts'

/** Null while there is no such text; `loading` while no content is in memory yet. */
export type ReadyText = ReadyAnswer | null | 'loading'

const MAX_BYTES = 24 * 1024 * 1024
const MAX_AGE_SECONDS = 300

/** Texts that are the same for everybody: written once per generation, hashed, compressed off the request path. */
export function makeReadyTexts(memory: Pick<ContentMemory, 'current' | 'state'>) {
  let generation: Generation | undefined
  let kept = makeKept(MAX_BYTES)
  return (key: string, write: (generation: Generation) => string | null): ReadyText => {
    const now = memory.current()
    if (now !== generation) {
      generation = now
      kept = makeKept(MAX_BYTES)
    }
    const found = kept.get(key)
    if (found) return found
    if (memory.state().origin === 'nothing') return 'loading'
    const text = write(now)
    if (text === null) return null
    const mine = kept
    const fresh = mine.set(key, answerOf(text))
    compressInBackground(fresh.body).then(
      (brotli) => mine.get(key) === fresh && mine.set(key, { ...fresh, brotli }),
      () => {},
    )
    return fresh
  }
}

export function answerOf(text: string): ReadyAnswer {
  const body = Buffer.from(text)
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { body, brotli: null, etag: `"${tag}"`, maxAgeSeconds: MAX_AGE_SECONDS }
}
