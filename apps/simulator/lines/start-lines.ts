import type { FastifyInstance } from 'fastify'
import type { System } from '../system.ts'
import { deskRoutes } from './desk-routes.ts'
import { lineRoutes } from './line-routes.ts'

/** The operator's line directory: its events and its line desk. */
export function startLines(app: FastifyInstance): System {
  lineRoutes(app)
  deskRoutes(app)
  return { name: 'lines', close: async () => {} }
}
