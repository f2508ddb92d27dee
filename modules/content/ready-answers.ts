import { brotliCompress, constants } from 'node:zlib'
import { promisify } from 'node:util'
import type { Call, ResultOf } from '#contracts/call.ts'
import { refused, type Answer } from '#platform/errors/answer.ts'
import type { ReadyAnswer } from '#platform/http/ready-answer.ts'
import { readyAnswer, type ReadyHandler } from '#platform/http/serve-ready.ts'
import type { ContentMemory } from './content-memory.ts'
import type { Generation } from './generation.ts'

export type Build<C extends Call> = (
  generation: Generation,
  input: Parameters<ReadyHandler<C>>[0],
) => Answer<ResultOf<C>>

/** Makes the handler of one call: the first to ask in a generation builds the bytes, all others get them. */
export type Ready = <C extends Call>(call: C, build: Build<C>) => ReadyHandler<C>

type Options = {
  readonly memory: Pick<ContentMemory, 'current' | 'state'>
  /** How long browsers and shared caches may answer by themselves. */
  readonly maxAgeSeconds?: number
  /** Bytes kept per generation; the longest unused go first. */
  readonly maxBytes?: number
  readonly compress?: (body: Buffer) => Promise<Buffer>
}

const DEFAULTS = { maxAgeSeconds: 30, maxBytes: 64 * 1024 * 1024 }
/** Below this, compressing costs more than it saves. */
const COMPRESS_FROM_BYTES = 1024
const NOT_LOADED_RETRY_SECONDS = 5

const brotli = promisify(brotliCompress)
export const compressInBackground = (body: Buffer): Promise<Buffer> =>
  brotli(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })

/**
 * Ready bytes for reads that are the same for everybody. An answer is built once per generation and input, cut to the
 * call's contract, and compressed off the request path; until that is done it goes out uncompressed. The tag is a hash
 * of what is said, so all processes and generations agree on it and an unchanged answer stays `304`.
 */
export function makeReadyAnswers(options: Options): Ready {
  const { memory, maxAgeSeconds, maxBytes, compress = compressInBackground } = { ...DEFAULTS, ...options }
  let generation: Generation | undefined
  let kept = makeKept(maxBytes)
  let before = makeKept(maxBytes)

  function keep(key: string, fresh: ReadyAnswer): ReadyAnswer {
    const old = before.get(key)
    if (old && old.etag === fresh.etag) return kept.set(key, old)
    const mine = kept
    kept.set(key, fresh)
    if (fresh.body.length >= COMPRESS_FROM_BYTES) {
      compress(fresh.body).then(
        (bytes) => mine.get(key) === fresh && mine.set(key, { ...fresh, brotli: bytes }),
        () => {},
      )
    }
    return fresh
  }

  return (call, build) => (input) => {
    const now = memory.current()
    if (now !== generation) {
      generation = now
      before = kept
      kept = makeKept(maxBytes)
    }
    const key = `${call.id}${JSON.stringify([input.params, input.query])}`
    const found = kept.get(key)
    if (found) return found
    if (memory.state().origin === 'nothing')
      return refused('MAINTENANCE', { retryAfterSec: NOT_LOADED_RETRY_SECONDS })
    const answer = build(now, input)
    return answer.ok ? keep(key, readyAnswer(call, answer, { maxAgeSeconds })) : answer
  }
}

type Kept = { get(key: string): ReadyAnswer | undefined; set(key: string, answer: ReadyAnswer): ReadyAnswer }

/** Least recently used goes first, counted in bytes: nobody can fill the memory by asking odd questions. */
export function makeKept(maxBytes: number): Kept {
  const answers = new Map<string, ReadyAnswer>()
  let bytes = 0
  const sizeOf = (answer: ReadyAnswer) => answer.body.length + (answer.brotli?.length ?? 0)
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
