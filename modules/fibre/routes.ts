import type { FastifyInstance } from 'fastify'
import type { Call } from '#contracts/call.ts'
import { getFtthPackageDetail, getFtthPackages, getFtthPlaces } from '#contracts/fibre.ts'
import type { Build, Pictures, Ready } from '#modules/content/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { serveReady } from '#platform/http/serve-ready.ts'
import { listPlaces, makeFibreShelf, offeredAt } from './fibre-packages.ts'

export function fibreRoutes(
  app: FastifyInstance,
  { ready, pictures }: { ready: Ready; pictures: Pictures },
): void {
  const read = <C extends Call>(call: C, build: Build<C>) => serveReady(app, call, ready(call, build))
  const shelfOf = makeFibreShelf(pictures)

  read(getFtthPackages, (generation, { query }) => {
    const packages = shelfOf(generation)
    if (query.placeId === undefined) return ok([...packages])
    const offered = offeredAt(generation, packages, query.placeId)
    return offered ? ok(offered) : refused('NOT_FOUND')
  })
  read(getFtthPackageDetail, (generation, { params }) => {
    const item = shelfOf(generation).find(({ id }) => id === params.id)
    return item ? ok(item) : refused('NOT_FOUND')
  })
  read(getFtthPlaces, (generation, { query }) => ok(listPlaces(generation, query)))
}
