import { compressInBackground, type Packed, type ReadyAnswer } from './ready-answer.ts'

export type ReadyCache = {
  /** The answer stored under this key for the same content. */
  find(generation: object, key: string): ReadyAnswer | undefined
  /** Stores it until the content changes, and compresses it in the background. */
  keep(key: string, fresh: ReadyAnswer): ReadyAnswer
}

type Options = {
  /** Bytes kept per generation; the least recently used go first. */
  readonly maxBytes: number
  readonly compress?: (body: Buffer) => Promise<Packed>
}

/** Below this, compressing costs more than it saves. */
const COMPRESS_FROM_BYTES = 1024

/**
 * Bytes that are the same for everybody, made once per generation of the content. An answer that did not change since the previous
 * generation keeps its compressed form.
 */
export function makeReadyCache({ maxBytes, compress = compressInBackground }: Options): ReadyCache {
  let known: object | undefined
  let kept = makeKept(maxBytes)
  let before = makeKept(maxBytes)
  return {
    find(generation, key) {
      if (generation !== known) {
        known = generation
        before = kept
        kept = makeKept(maxBytes)
      }
      return kept.get(key)
    },
    keep(key, fresh) {
      const old = before.get(key)
      if (old && old.etag === fresh.etag) return kept.set(key, old)
      const mine = kept
      mine.set(key, fresh)
      if (fresh.body.length >= COMPRESS_FROM_BYTES) {
        compress(fresh.body).then(
          (packed) => mine.get(key) === fresh && mine.set(key, { ...fresh, ...packed }),
          () => {},
        )
      }
      return fresh
    },
  }
}

type Kept = { get(key: string): ReadyAnswer | undefined; set(key: string, answer: ReadyAnswer): ReadyAnswer }

/** Evicts the least recently used, counted in bytes, so that odd queries cannot fill the memory. */
function makeKept(maxBytes: number): Kept {
  const answers = new Map<string, ReadyAnswer>()
  let bytes = 0
  const sizeOf = ({ body, brotli, gzip }: ReadyAnswer) =>
    body.length + (brotli?.length ?? 0) + (gzip?.length ?? 0)
  const forget = (key: string) => {
    const known = answers.get(key)
    if (known) bytes -= sizeOf(known)
    answers.delete(key)
  }
  return {
    get: (key) => {
      const found = answers.get(key)
      if (found && bytes > maxBytes / 2) {
        answers.delete(key)
        answers.set(key, found)
      }
      return found
    },
    set: (key, answer) => {
      forget(key)
      answers.set(key, answer)
      bytes += sizeOf(answer)
      for (const oldest of answers.keys()) {
        if (bytes <= maxBytes || oldest === key) break
        forget(oldest)
      }
      return answer
    },
  }
}
