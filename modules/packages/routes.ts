import type { FastifyInstance } from 'fastify'
import type { Call } from '#contracts/call.ts'
import * as digital from '#contracts/digital.ts'
import * as packages from '#contracts/packages.ts'
import { pageOf, type Build, type Pictures, type Ready } from '#modules/content/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { serveReady } from '#platform/http/serve-ready.ts'
import { makeDigitalShelf, relatedServices } from './digital-services.ts'
import { makeShelf, popular, relatedTo, type OnSale } from './on-sale.ts'
import { makeSearchPackages } from './search-packages.ts'

const MOST = { popular: 8, relatedPackages: 4, relatedServices: 6 } as const

const views = (entries: readonly OnSale[]) => entries.map(({ view }) => view)

export function packageRoutes(
  app: FastifyInstance,
  { ready, pictures }: { ready: Ready; pictures: Pictures },
): void {
  const read = <C extends Call>(call: C, build: Build<C>) => serveReady(app, call, ready(call, build))
  const shelfOf = makeShelf(pictures)
  const search = makeSearchPackages(shelfOf)
  const digitalOf = makeDigitalShelf(pictures)

  read(packages.getVasGroup, (generation) => ok([...shelfOf(generation).groups]))
  read(packages.getVasPackage, (generation) => {
    const shelf = shelfOf(generation)
    const byGroup = Map.groupBy(views(shelf.packages), (item) => item.vasGroupId)
    return ok(shelf.groups.map((group) => ({ ...group, vasPackage: byGroup.get(group.id) ?? [] })))
  })
  read(packages.getVasPackagePopular, (generation) => ok(views(popular(shelfOf(generation), MOST.popular))))
  read(packages.getVasPackageDetail, (generation, { params }) => {
    const shelf = shelfOf(generation)
    const entry = shelf.byId.get(params.id)
    return entry
      ? ok({ ...entry.view, related: views(relatedTo(shelf, entry, MOST.relatedPackages)) })
      : refused('NOT_FOUND')
  })
  read(packages.searchVasPackage, (generation, { query }) => {
    const { items, page } = pageOf(search(generation, query), query)
    return ok([...items], page)
  })

  read(digital.getDigitalService, (generation) => ok([...digitalOf(generation).groups]))
  read(digital.getDigitalServiceDetail, (generation, { params }) => {
    const service = digitalOf(generation).byId.get(params.id)
    return service ? ok(service) : refused('NOT_FOUND')
  })
  read(digital.getRelatedService, (generation, { params }) => {
    const related = relatedServices(digitalOf(generation), params.id, MOST.relatedServices)
    return related ? ok(related) : refused('NOT_FOUND')
  })
}
