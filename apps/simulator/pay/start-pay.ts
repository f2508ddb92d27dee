import type { FastifyInstance } from 'fastify'
import type { System } from '../system.ts'
import { cardRoutes } from './card-routes.ts'
import { dealPages } from './deal-page.ts'
import { kbzRoutes } from './kbz-routes.ts'
import { makeShop, type Shop } from './shop.ts'
import { steerRoutes } from './steer-routes.ts'

/** Payment channels: KBZPay and cards, with the real signature formats. */
export function startPay(app: FastifyInstance, shop: Shop = makeShop()): System {
  kbzRoutes(app, shop)
  cardRoutes(app, shop)
  dealPages(app, shop)
  steerRoutes(app, shop)
  return { name: 'pay', close: async () => {} }
}
