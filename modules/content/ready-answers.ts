import type { Call, ResultOf } from '#contracts/call.ts'
import { refused, type Answer } from '#platform/errors/answer.ts'
import type { Packed } from '#platform/http/ready-answer.ts'
import { makeReadyCache } from '#platform/http/ready-cache.ts'
import { readyAnswer, type ReadyHandler } from '#platform/http/serve-ready.ts'
import type { ContentMemory } from './content-memory.ts'
import type { Generation } from './generation.ts'

export type Build<C extends Call> = (
  generation: Generation,
  input: Parameters<ReadyHandler<C>>[0],
) => Answer<ResultOf<C>>

/** Makes the handler of one call: the first request of a generation builds the bytes, all others get them. */
export type Ready = <C extends Call>(call: C, build: Build<C>) => ReadyHandler<C>

type Options = {
  readonly memory: Pick<ContentMemory, 'current' | 'state'>
  /** How long browsers and shared caches may reuse the answer. */
  readonly maxAgeSeconds?: number
  readonly maxBytes?: number
  readonly compress?: (body: Buffer) => Promise<Packed>
}

const MAX_AGE_SECONDS = 30
const MAX_BYTES = 64 * 1024 * 1024
const NOT_LOADED_RETRY_SECONDS = 5

/**
 * Prepared bytes for reads that are the same for everybody. An answer is built once per generation and input, reduced to the call's
 * contract, and compressed in the background; until then it is sent uncompressed. The ETag is a hash of the content, so all processes and
 * generations agree on it and an unchanged answer stays `304`.
 */
export function makeReadyAnswers(options: Options): Ready {
  const { memory, maxAgeSeconds = MAX_AGE_SECONDS, maxBytes = MAX_BYTES, compress } = options
  const cache = makeReadyCache({ maxBytes, ...(compress && { compress }) })
  return (call, build) => (input) => {
    const now = memory.current()
    const key = `${call.id}${JSON.stringify([input.params, input.query])}`
    const found = cache.find(now, key)
    if (found) return found
    if (memory.state().origin === 'nothing')
      return refused('MAINTENANCE', { retryAfterSec: NOT_LOADED_RETRY_SECONDS })
    const answer = build(now, input)
    return answer.ok ? cache.keep(key, readyAnswer(call, answer, { maxAgeSeconds })) : answer
  }
}
