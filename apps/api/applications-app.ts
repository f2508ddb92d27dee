import type { FastifyInstance } from 'fastify'
import type { WiredFibre } from '#apps/wiring/fibre.ts'
import { wireNameOf } from '#apps/wiring/applications.ts'
import { applicationRoutes, makeIdentitySeal, type ApplicationTypes } from '#modules/applications/index.ts'
import type { Content } from '#modules/content/index.ts'
import type { Identity } from '#modules/identity/index.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'

type Deps = {
  readonly config: Pick<Config, 'ID_NUMBER_KEY'>
  readonly db: Database
  readonly clock: Clock
  readonly identity: Identity
  readonly queueSms: QueueSms
  readonly content: Pick<Content, 'memory'>
  readonly fibre: Pick<WiredFibre, 'plans' | 'access'>
  readonly types: ApplicationTypes
}

export function serveApplications(app: FastifyInstance, deps: Deps): void {
  const { config, db, clock, identity, queueSms, content, fibre, types } = deps
  const { codes, lines, rules, mustReach: reach, mustSession: session } = identity
  const { plans, access } = fibre
  applicationRoutes(app, {
    db,
    clock,
    rules,
    types,
    plans,
    access,
    isPlace: (id) => content.memory.current().get('place', id) !== undefined,
    nameOf: wireNameOf(content, plans, clock),
    codes,
    lines,
    queueSms,
    seal: makeIdentitySeal(config.ID_NUMBER_KEY),
    reach,
    session,
  })
}
