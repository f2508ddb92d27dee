import type { FastifyInstance } from 'fastify'
import type { System } from '../system.ts'
import { bookRoutes } from './book-routes.ts'

/** The faults of the operator's contract book; contracts and bills themselves are in our own database. */
export function startBook(app: FastifyInstance): System {
  bookRoutes(app)
  return { name: 'book', close: async () => {} }
}
