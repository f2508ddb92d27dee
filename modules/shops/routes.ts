import type { FastifyInstance } from 'fastify'
import { listShops, type Shop } from '#contracts/shops.ts'
import type { Generation, Pictures, Ready } from '#modules/content/index.ts'
import { ok } from '#platform/errors/answer.ts'
import { serveReady } from '#platform/http/serve-ready.ts'

export function shopRoutes(
  app: FastifyInstance,
  { ready, pictures }: { ready: Ready; pictures: Pictures },
): void {
  serveReady(
    app,
    listShops,
    ready(listShops, (generation, { query }) => ok(findShops(generation, pictures, query))),
  )
}

const findShops = (
  generation: Generation,
  pictures: Pictures,
  wish: { placeId?: string | undefined; type?: Shop['type'] | undefined },
): Shop[] =>
  generation
    .list('shop')
    .filter(({ body }) => wish.placeId === undefined || body.placeId === wish.placeId)
    .filter(({ body }) => wish.type === undefined || body.type === wish.type)
    .map(({ id, body }) => ({
      shopId: id,
      ...body,
      regionId: regionOf(generation, body.placeId),
      picture: pictures.find(generation, body),
    }))

/** A shop names its township or ward; its region is found through the places above. */
function regionOf(generation: Generation, placeId: string): string | null {
  const place = generation.get('place', placeId)
  if (!place) return null
  return place.body.parentId === null ? place.id : regionOf(generation, place.body.parentId)
}
