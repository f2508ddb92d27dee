import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { identityRoutes } from '#modules/identity/index.ts'
import { contactRoutes, makeSendContact } from '#modules/contact/index.ts'
import { makeVoteFaq, voteRoutes } from '#modules/help/index.ts'
import { openRules } from '#modules/rules/index.ts'
import { makeCache } from '#platform/cache/cache.ts'
import { countRedisFailures } from '#platform/cache/cache-figures.ts'
import { systemClock, systemClockAheadMs, type Clock } from '#platform/clock/clock.ts'
import { followTestClock } from '#platform/clock/follow-test-clock.ts'
import type { Config } from '#platform/config/config.ts'
import { ANSWERS_PEOPLE, makeDatabase, type Database, type DatabaseOptions } from '#platform/db/database.ts'
import { openConnections } from '#platform/db/open-connections.ts'
import { makeAdminServer } from '#platform/http/admin-server.ts'
import { serveCspReports } from '#platform/http/csp-reports.ts'
import { serveHealth, type Door } from '#platform/http/health.ts'
import { makeServer } from '#platform/http/make-server.ts'
import { serveRunTimeConfig } from '#platform/http/run-time-config.ts'
import { makeJobs } from '#platform/jobs/jobs.ts'
import { makeAddressLimits } from '#platform/limits/address-limits.ts'
import type { Logger } from '#platform/log/logger.ts'
import { countAway, watchPool } from '#platform/metrics/watch-pool.ts'
import { makeMetrics, measureRequests, watchFigure, type Metrics } from '#platform/metrics/request-metrics.ts'
import { makeShelf } from '#modules/packages/index.ts'
import { isKnownPath, publicPosts, type Content, type Generation } from '#modules/content/index.ts'
import { serveContent, type Drafts } from './content-app.ts'
import { eachDay } from './first-paint/each-day.ts'
import { oftenOpened } from './first-paint/often-opened.ts'
import { wireIdentity, wireQueueSms } from '#apps/wiring/identity.ts'
import { wireChannels } from '#apps/wiring/channels.ts'
import { wireSecurity } from '#apps/wiring/security.ts'
import { watchNetworkCodes } from './watch-network-codes.ts'
import { serveCare } from './serve-care.ts'
import { serveValue } from './value-app.ts'
import { serveWebsite, type Website } from './website.ts'

export type BuiltApp = {
  readonly app: FastifyInstance
  /** Metrics and the API's description; never on the public port. */
  readonly admin: FastifyInstance
  readonly door: Door
  readonly refresh: () => void
  readonly startFirstPaint: Website['startFirstPaint']
  close(): Promise<void>
}

/** The staff's view of drafts; its guard runs before every route. */
type Preview = Drafts & {
  readonly guard: (app: FastifyInstance) => void
}

type Options = {
  readonly config: Config
  readonly log: Logger
  readonly clock?: Clock
  readonly preview?: Preview
}

const openDatabase = (
  { DATABASE_URL, API_CONNECTIONS }: Config,
  watching: Pick<DatabaseOptions, 'onError' | 'watch'>,
): Database => makeDatabase(DATABASE_URL, { ...ANSWERS_PEOPLE, maxConnections: API_CONNECTIONS, ...watching })

/** Wires the modules into one server. Connections are made on first use, so it starts while the database is down. */
export async function buildApp({ config, log, clock = systemClock, preview }: Options): Promise<BuiltApp> {
  const onError = (err: Error) => log.warn({ err }, 'connection lost, will retry')
  const metrics = makeMetrics('api')
  const db = openDatabase(config, { onError, watch: (pool) => watchPool(metrics, pool) })
  const cache = makeCache(config.REDIS_URL, { onError, onFailed: countRedisFailures(metrics) })
  const testClock = await followTestClock({ config, db, onError })
  const jobs = makeJobs({ url: config.DATABASE_URL, cache, onError })

  const queueSms = wireQueueSms({ config, cache, clock, onError })
  const security = wireSecurity({ config, process: 'api', clock, log, metrics })
  const rules = await openRules({ db, cache, clock, log })
  const { note } = security
  const identity = wireIdentity({ config, db, cache, clock, log, note, rules, onError, queueSms })
  const app = makeServer({
    log,
    origins: config.ALLOWED_ORIGINS,
    readSession: identity.sessions.read,
    limitAddress: makeAddressLimits({ cache, clock, tag: identity.tag, onError }),
    onRefusal: identity.noteRefusal,
    onDatabaseAway: countAway(metrics),
    trustedProxies: config.TRUSTED_PROXIES,
  })
  measureRequests(app, metrics)
  preview?.guard(app)

  const content = await serveContent(app, { config, db, clock, log, metrics, drafts: preview })
  contactRoutes(app, { sendContact: makeSendContact({ db, jobs, clock }), reach: identity.mustReach })
  const isQuestion = (id: string) => content.memory.current().get('faq', id) !== undefined
  voteRoutes(app, { vote: makeVoteFaq({ db, clock, isQuestion }) })
  identityRoutes(app, identity)
  serveCare(app, { config, db, jobs, queueSms, content, identity })
  const paying = wireChannels({ config, db, clock, log })
  serveValue(app, { config, db, clock, log, identity, queueSms, content, metrics, ...paying })

  const door = serveHealth(app, [
    { name: 'content', vital: true, check: async () => content.memory.state().origin !== 'nothing' },
    { name: 'postgres', vital: false, check: () => sql`select 1`.execute(db).then(() => true) },
    { name: 'redis', vital: false, check: () => cache.ping() },
  ])
  watchAge(metrics, content, clock)
  watchNetworkCodes(metrics, identity)
  serveRunTimeConfig(app, runTimeConfigOf(config), systemClockAheadMs)
  serveCspReports(app, metrics.registry)
  const shelfOf = makeShelf(content.pictures)
  const website = serveWebsite(app, {
    config,
    log,
    generation: eachDay(() => content.memory.current(), clock),
    knows: (path) => isKnownPath(content.memory.current(), path),
    oftenOpened: () => wantedPages(content.memory.current(), shelfOf),
  })
  await app.ready()
  await openConnections(db)
  const admin = await makeAdminServer({ log, metrics, app })

  return {
    app,
    admin,
    door,
    refresh: () => void content.memory.refresh().catch(onError),
    startFirstPaint: website.startFirstPaint,
    close: async () => {
      website.close()
      await Promise.all([app.close(), admin.close()])
      security.close()
      await content.close()
      await rules.close()
      await testClock.close()
      await jobs.close()
      await Promise.all([cache.close(), db.destroy()])
    },
  }
}

const runTimeConfigOf = (config: Config): Parameters<typeof serveRunTimeConfig>[1] => ({
  bases: config.bases,
  communityCategoryId: config.COMMUNITY_CATEGORY_ID,
  flags: { 'findShop.requireLogin': config.FIND_SHOP_REQUIRE_LOGIN },
  ...(config.MAP_TILES_URL ? { mapTilesUrl: config.MAP_TILES_URL } : {}),
  ...(config.STATUS_URL ? { statusUrl: config.STATUS_URL } : {}),
})

const wantedPages = (generation: Generation, shelfOf: ReturnType<typeof makeShelf>) =>
  oftenOpened({
    packageIds: shelfOf(generation).packages.map(({ view }) => view.id),
    postIds: publicPosts(generation).news.map(({ id }) => id),
  })

const watchAge = (metrics: Metrics, { memory }: Content, clock: Clock): void =>
  watchFigure(
    metrics,
    'content_generation_age_seconds',
    'How long the content in memory has been the same.',
    () => (clock.now().getTime() - memory.current().now.getTime()) / 1000,
  )
