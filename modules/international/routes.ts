import type { FastifyInstance } from 'fastify'
import type { Call } from '#contracts/call.ts'
import { getIdd, getRoaming, getRoamingCountries } from '#contracts/international.ts'
import { toLatinDigits } from '#language/digits.ts'
import type { Build, Pictures, Ready } from '#modules/content/index.ts'
import { makeShelf } from '#modules/packages/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { serveReady } from '#platform/http/serve-ready.ts'
import { findIdd, listRoamCountries, roamingIn } from './rates.ts'

export function internationalRoutes(
  app: FastifyInstance,
  { ready, pictures }: { ready: Ready; pictures: Pictures },
): void {
  const read = <C extends Call>(call: C, build: Build<C>) => serveReady(app, call, ready(call, build))
  const shelfOf = makeShelf(pictures)

  read(getRoamingCountries, (generation) => ok(listRoamCountries(generation)))
  read(getRoaming, (generation, { query }) => {
    const roaming = roamingIn(generation, shelfOf, query.country)
    return roaming ? ok(roaming) : refused('NOT_FOUND')
  })
  read(getIdd, (generation, { query }) => ok([...findIdd(generation, toLatinDigits(query.q ?? ''))]))
}
