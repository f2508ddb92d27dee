import type { FastifyInstance } from 'fastify'
import type { System } from '../system.ts'
import { lineRoutes } from './line-routes.ts'

/** The operator's directory of lines, as far as it tells what became of one. */
export function startLines(app: FastifyInstance): System {
  lineRoutes(app)
  return { name: 'lines', close: async () => {} }
}
