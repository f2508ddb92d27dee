import type { FastifyInstance } from 'fastify'
import { searchSite } from '#contracts/search.ts'
import { makeReadyAnswers, type ContentMemory, type Pictures } from '#modules/content/index.ts'
import { makeShelf } from '#modules/packages/index.ts'
import { ok } from '#platform/errors/answer.ts'
import type { ReadyAnswer } from '#platform/http/ready-answer.ts'
import { serveReady } from '#platform/http/serve-ready.ts'
import { makeSearch } from './found-groups.ts'
import { searchSources } from './sources.ts'

type Deps = {
  readonly memory: ContentMemory
  readonly pictures: Pictures
  /** Counts a search without results. What was typed is not stored. */
  readonly onNothing: () => void
}

/** Queries are endless: these answers have their own cache and evict no pages. */
const MAX_BYTES = 4 * 1024 * 1024

export function searchRoutes(app: FastifyInstance, { memory, pictures, onNothing }: Deps): void {
  const search = makeSearch(searchSources(makeShelf(pictures)))
  const empty = new WeakSet<ReadyAnswer>()
  let builtEmpty = false
  const ready = makeReadyAnswers({ memory, maxBytes: MAX_BYTES })(searchSite, (generation, { query }) => {
    const found = search(generation, query.q)
    builtEmpty = found.length === 0
    return ok(found)
  })
  serveReady(app, searchSite, (input) => {
    builtEmpty = false
    const answer = ready(input)
    if ('code' in answer) return answer
    if (builtEmpty) empty.add(answer)
    if (empty.has(answer)) onNothing()
    return answer
  })
}
