import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { identityRoutes } from '#modules/identity/index.ts'
import { contactRoutes, makeSendContact } from '#modules/contact/index.ts'
import { makeVoteFaq, voteRoutes } from '#modules/help/index.ts'
import { makeCache } from '#platform/cache/cache.ts'
import { systemClock, systemClockAheadMs, type Clock } from '#platform/clock/clock.ts'
import { followTestClock } from '#platform/clock/follow-test-clock.ts'
import type { Config } from '#platform/config/config.ts'
import { makeDatabase } from '#platform/db/database.ts'
import { serveApiDocs } from '#platform/http/api-docs.ts'
import { serveCspReports } from '#platform/http/csp-reports.ts'
import { serveHealth } from '#platform/http/health.ts'
import { makeServer } from '#platform/http/make-server.ts'
import { serveRunTimeConfig } from '#platform/http/run-time-config.ts'
import { makeJobs } from '#platform/jobs/jobs.ts'
import { makeAddressLimits } from '#platform/limits/address-limits.ts'
import type { Logger } from '#platform/log/logger.ts'
import { makeMetrics, measureRequests, serveMetrics, watchFigure } from '#platform/metrics/request-metrics.ts'
import { isKnownPath, type ContentStore } from '#modules/content/index.ts'
import { serveContent } from './content-app.ts'
import { eachDay } from './first-paint/each-day.ts'
import { wireIdentity, wireQueueSms } from '#apps/wiring/identity.ts'
import { serveValue } from './value-app.ts'
import { serveWebsite, type Website } from './website.ts'

export type BuiltApp = {
  readonly app: FastifyInstance
  readonly refresh: () => void
  readonly startFirstPaint: Website['startFirstPaint']
  close(): Promise<void>
}

/** The staff's view of drafts; its guard stands before every route. */
type Preview = {
  readonly store: Pick<ContentStore, 'readAfter'>
  readonly guard: (app: FastifyInstance) => void
}

type Options = {
  readonly config: Config
  readonly log: Logger
  readonly clock?: Clock
  readonly preview?: Preview
}

/** Wires the modules into one server. Nothing is connected before it is needed, so it starts with the database away. */
export async function buildApp({ config, log, clock = systemClock, preview }: Options): Promise<BuiltApp> {
  const onError = (err: Error) => log.warn({ err }, 'connection lost, will retry')
  const db = makeDatabase(config.DATABASE_URL, { onError })
  const cache = makeCache(config.REDIS_URL, { onError })
  const testClock = await followTestClock({ config, db, onError })
  const jobs = makeJobs({ url: config.DATABASE_URL, cache, onError })
  const metrics = makeMetrics('api')

  const queueSms = wireQueueSms({ config, cache, clock, onError })
  const identity = wireIdentity({ config, db, cache, clock, log, onError, queueSms })
  const app = makeServer({
    log,
    origins: config.ALLOWED_ORIGINS,
    readSession: identity.sessions.read,
    limitAddress: makeAddressLimits({ cache, clock, tag: identity.tag, onError }),
    trustedProxies: config.TRUSTED_PROXIES,
  })
  measureRequests(app, metrics)
  preview?.guard(app)

  const content = await serveContent(app, { config, db, clock, log, drafts: preview?.store })
  contactRoutes(app, { sendContact: makeSendContact({ db, jobs, clock }) })
  voteRoutes(app, {
    vote: makeVoteFaq({
      db,
      clock,
      isQuestion: (id) => content.memory.current().get('faq', id) !== undefined,
    }),
  })

  identityRoutes(app, identity)
  serveValue(app, { config, db, clock, log, identity, queueSms, content })

  serveHealth(app, [
    { name: 'content', vital: true, check: async () => content.memory.state().origin !== 'nothing' },
    { name: 'postgres', vital: false, check: () => sql`select 1`.execute(db).then(() => true) },
    { name: 'redis', vital: false, check: () => cache.ping() },
  ])
  watchFigure(
    metrics,
    'content_generation_age_seconds',
    'How long the content in memory has been the same.',
    () => (clock.now().getTime() - content.memory.current().now.getTime()) / 1000,
  )
  serveMetrics(app, metrics)
  const { bases, COMMUNITY_CATEGORY_ID: communityCategoryId } = config
  const flags = { 'findShop.requireLogin': config.FIND_SHOP_REQUIRE_LOGIN }
  serveRunTimeConfig(app, { bases, communityCategoryId, flags }, systemClockAheadMs)
  serveCspReports(app, metrics.registry)
  serveApiDocs(app)
  const website = serveWebsite(app, {
    config,
    log,
    generation: eachDay(() => content.memory.current(), clock),
    knows: (path) => isKnownPath(content.memory.current(), path),
  })
  await app.ready()

  return {
    app,
    refresh: () => void content.memory.refresh().catch(onError),
    startFirstPaint: website.startFirstPaint,
    close: async () => {
      website.close()
      await app.close()
      await content.close()
      await testClock.close()
      await jobs.close()
      await Promise.all([cache.close(), db.destroy()])
    },
  }
}
