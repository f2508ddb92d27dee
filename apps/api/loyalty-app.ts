import type { FastifyInstance } from 'fastify'
import type { MoveKinds } from '#apps/wiring/move-kinds.ts'
import type { Identity } from '#modules/identity/index.ts'
import { loyaltyRoutes, makeCard } from '#modules/loyalty/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { OperatorCore, Value } from '#modules/value/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly core: OperatorCore
  readonly rules: Rules
  readonly value: Value
  readonly kinds: Pick<MoveKinds, 'exchange'>
  readonly session: Identity['mustSession']
}

export const serveLoyalty = (app: FastifyInstance, { kinds, ...deps }: Deps): void =>
  loyaltyRoutes(app, { ...deps, exchange: kinds.exchange, card: makeCard(deps) })
