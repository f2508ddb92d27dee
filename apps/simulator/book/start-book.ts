import type { FastifyInstance } from 'fastify'
import type { System } from '../system.ts'
import { bookRoutes } from './book-routes.ts'

/** The operator's book of fibre contracts, as far as it goes wrong: contracts and bills themselves are in our own database. */
export function startBook(app: FastifyInstance): System {
  bookRoutes(app)
  return { name: 'book', close: async () => {} }
}
