import type { FastifyInstance } from 'fastify'
import type { System } from '../system.ts'
import { coreRoutes } from './core-routes.ts'
import { appetiteRoutes } from './appetite-routes.ts'

/** The faults of the operator's charging core; balances themselves are in the built-in ledger. */
export function startCore(app: FastifyInstance): System {
  coreRoutes(app)
  appetiteRoutes(app)
  return { name: 'core', close: async () => {} }
}
