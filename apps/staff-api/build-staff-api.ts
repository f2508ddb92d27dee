import { sql } from 'kysely'
import { brand } from '#brand'
import { wireChannels } from '#apps/wiring/channels.ts'
import { wireCore } from '#apps/wiring/core.ts'
import { wireBook } from '#apps/wiring/fibre.ts'
import { wireIdentity, wireQueueSms } from '#apps/wiring/identity.ts'
import { wireSecurity } from '#apps/wiring/security.ts'
import { readArt, startContent, type Content } from '#modules/content/index.ts'
import { fibreSource, makePlans } from '#modules/fibre/index.ts'
import { wireFiles } from '#apps/wiring/files.ts'
import { makeReadFile } from '#modules/files/index.ts'
import type { Identity } from '#modules/identity/index.ts'
import { freePoints } from '#modules/loyalty/index.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import { makeLooks, officeRoutes } from '#modules/office/index.ts'
import { offerSource, packageSource, productNames } from '#modules/packages/index.ts'
import { makePlaces } from '#modules/status/index.ts'
import { wireNameOf } from '#apps/wiring/applications.ts'
import { applicationTypeSource, makeApplicationTypes, makeIdentitySeal } from '#modules/applications/index.ts'
import { makeCategories, ticketCategorySource } from '#modules/tickets/index.ts'
import { openRules, type Rules } from '#modules/rules/index.ts'
import {
  makeAdmitStaff,
  makePasskeySite,
  makeServeStaff,
  makeStaffSignIn,
  sessionRoutes,
  type ServeStaff,
} from '#modules/staff/index.ts'
import { freeKyat, PATIENCE, within } from '#modules/value/index.ts'
import { makeVoucherSeal } from '#modules/vouchers/index.ts'
import { makeCache } from '#platform/cache/cache.ts'
import { systemClock, type Clock } from '#platform/clock/clock.ts'
import { followTestClock } from '#platform/clock/follow-test-clock.ts'
import type { Config } from '#platform/config/config.ts'
import { ANSWERS_PEOPLE, makeDatabase, type Database } from '#platform/db/database.ts'
import { openConnections } from '#platform/db/open-connections.ts'
import { serveHealth } from '#platform/http/health.ts'
import { makeServer } from '#platform/http/make-server.ts'
import { makeAddressLimits } from '#platform/limits/address-limits.ts'
import type { Logger } from '#platform/log/logger.ts'
import { serveOffice } from './office-site.ts'

type Options = { readonly config: Config; readonly log: Logger; readonly clock?: Clock }

/** The office: its own process, address and database role. It reads and proposes; the worker does what was approved. */
export async function buildStaffApi({ config, log, clock = systemClock }: Options) {
  const onError = (err: Error) => log.warn({ err }, 'connection lost, will retry')
  const db = makeDatabase(config.DATABASE_URL, { ...ANSWERS_PEOPLE, onError })
  const cache = makeCache(config.REDIS_URL, { onError })
  const testClock = await followTestClock({ config, db, onError })
  const security = wireSecurity({ config, process: 'staff-api', clock, log })
  const rules = await openRules({ db, cache, clock, log })
  const queueSms = wireQueueSms({ config, cache, clock, onError })
  const identity = wireIdentity({
    config,
    db,
    cache,
    clock,
    log,
    note: security.note,
    rules,
    onError,
    queueSms,
  })
  const content = await startContent({
    db,
    url: config.DATABASE_DIRECT_URL,
    sources: [packageSource, offerSource, fibreSource, ticketCategorySource, applicationTypeSource],
    snapshotPath: null,
    art: readArt(config.WEB_DIST),
    clock,
    log,
  })
  const { OFFICE_ORIGIN: origin } = config
  const demo = config.PROFILE === 'demo'
  const app = makeServer({
    log,
    clientName: `${brand.slug}-office`,
    admitStaff: makeAdmitStaff({ db, clock, demo }),
    limitAddress: makeAddressLimits({ cache, clock, tag: identity.tag, onError }),
    onRefusal: identity.noteRefusal,
    trustedProxies: config.TRUSTED_PROXIES,
  })
  const serveStaff = makeServeStaff(app, { db, clock })
  const signIn = makeStaffSignIn({ db, clock, site: makePasskeySite(origin), demo })
  sessionRoutes(app, { signIn, origin, demo, serveStaff })
  serveBoards(serveStaff, { config, db, clock, log, identity, queueSms, content, rules })
  const door = serveHealth(app, [
    { name: 'postgres', vital: true, check: () => sql`select 1`.execute(db).then(() => true) },
    { name: 'redis', vital: false, check: () => cache.ping() },
  ])
  serveOffice(app, config.OFFICE_DIST)
  await app.ready()
  await openConnections(db)
  return {
    app,
    db,
    door,
    close: async () => {
      await app.close()
      security.close()
      await content.close()
      await rules.close()
      await testClock.close()
      await Promise.all([cache.close(), db.destroy()])
    },
  }
}

type Boards = Required<Options> & {
  readonly db: Database
  readonly identity: Identity
  readonly queueSms: QueueSms
  readonly content: Content
  readonly rules: Rules
}

/** Boards and queues over what the other processes serve and do. */
function serveBoards(serveStaff: ServeStaff, boards: Boards): void {
  const { config, db, clock, log, identity, queueSms, content, rules } = boards
  const { OFFICE_ORIGIN: origin } = config
  const core = wireCore({ config, db, clock })
  const { channels } = wireChannels({ config, db, clock, log })
  officeRoutes(serveStaff, {
    looks: makeLooks(async (line) => {
      const known = await within(PATIENCE.readMs, core.line(line)).catch(() => null)
      return known && { kyat: freeKyat(known.buckets), points: freePoints(known.buckets) }
    }),
    origin,
    records: {
      core,
      rules,
      tag: identity.tag,
      forgetSessions: identity.sessions.forget,
      note: identity.note,
      log,
    },
    channels,
    queueSms,
    fibre: { plans: makePlans(content), book: wireBook({ config, db, clock, rules }) },
    tickets: {
      clock,
      categories: makeCategories(content),
      places: makePlaces(content),
      readFile: makeReadFile(wireFiles(config)),
    },
    applications: {
      types: makeApplicationTypes(content),
      nameOf: wireNameOf(content, makePlans(content), clock),
      seal: makeIdentitySeal(config.ID_NUMBER_KEY),
    },
    voucherSeal: makeVoucherSeal(config.VOUCHER_KEY),
    names: (product) => productNames(content.memory.current(), product),
  })
}
