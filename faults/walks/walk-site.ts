import { ok } from '#platform/errors/answer.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { makeLedgerCore } from '#adapters/core-ledger/ledger-core.ts'
import { makeLedgerKeeping } from '#adapters/core-ledger/ledger-keeping.ts'
import { withFaults, type CoreFault } from '#adapters/core-simulator/with-faults.ts'
import { serveContent } from '#apps/api/content-app.ts'
import { serveValue } from '#apps/api/value-app.ts'
import { serveWebsite } from '#apps/api/website.ts'
import { seed } from '#db/seed/run-seed.ts'
import type { Seed } from '#db/seed/read-seed.ts'
import type { Content } from '#modules/content/index.ts'
import { DUE_LINE_EVENTS, identityRoutes, makeIdentity, makeLineStore } from '#modules/identity/index.ts'
import { wireLineEnds } from '#apps/wiring/line-ends.ts'
import { makeMoveKinds } from '#apps/wiring/move-kinds.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import { findProduct } from '#modules/packages/index.ts'
import { DUE_RENEWALS, makeRenew } from '#modules/purchases/index.ts'
import { DUE_MOVES, makeReconcile, makeValue, type OperatorCore } from '#modules/value/index.ts'
import { alwaysUp, makeCancelOrders, makeChannels } from '#modules/payments/index.ts'
import { standardRules } from '#modules/rules/rules.builder.ts'
import { makeCache } from '#platform/cache/cache.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { readConfig } from '#platform/config/config.ts'
import { makeDatabase, type Database } from '#platform/db/database.ts'
import { workThrough } from '#platform/jobs/test-work-through.ts'
import { makeServer } from '#platform/http/make-server.ts'
import { serveRunTimeConfig } from '#platform/http/run-time-config.ts'
import { makeLogger } from '#platform/log/logger.ts'
import { withOwnDatabase } from '../own-database.ts'
import { byWay, type Way } from '../value/way.ts'

type Options = {
  readonly way: Way
  /** What is sold; the whole seed when nothing is given. */
  readonly shop?: Seed
  /** Statements that take guards out of this attack's own database. */
  readonly guardsOff?: readonly string[]
  /** The built website to serve. */
  readonly webDist?: string
  /** What is switched on besides. */
  readonly env?: Readonly<Record<string, string>>
}

const clock = systemClock
const log = makeLogger({ level: 'silent', process: 'fault' })

/** A core whose next writes for a line go wrong as its walk says. It stands outside, so nothing of it is in our transactions. */
function steeredBy(ledger: OperatorCore, faults: Map<string, CoreFault[]>): OperatorCore {
  const reads = new Set(['line', 'find', 'abandon', 'spentKyat', 'void'])
  return withFaults(ledger, {
    next: (call, line) => (reads.has(call) || !line ? 'NONE' : (faults.get(line)?.shift() ?? 'NONE')),
  })
}

/** API and website in this process over a database of their own: SMS can be read, and the core steered, line by line. */
export const withWalkSite = <T>(options: Options, work: (site: WalkSite) => Promise<T>): Promise<T> =>
  withOwnDatabase(async (url) => {
    const { site, close } = await openSite(url, options)
    try {
      return await work(site)
    } finally {
      await close()
    }
  })

/** Makes sent codes readable for the walks. */
function wireIdentity(db: Database, redis: string) {
  const cache = makeCache([redis])
  const codes = new Map<string, string>()
  const queueSms: QueueSms = async (_tx, { to, slots }) => {
    if ('code' in slots) codes.set(to, String(slots.code))
  }
  const lines = makeLineStore(db)
  const identity = makeIdentity({
    db,
    cache,
    clock,
    lines,
    queueSms,
    rules: standardRules(),
    secret: '5a'.repeat(32),
    origin: 'http://localhost:8080',
    allowedOrigins: [],
    note: () => {},
    onError: () => {},
  })
  return { cache, codes, queueSms, lines, identity }
}

type WorkerDeps = Pick<ReturnType<typeof wireIdentity>, 'lines' | 'queueSms' | 'identity'> & {
  readonly db: Database
  readonly core: OperatorCore
  readonly content: Content
}

/** What the worker does, when a walk says that its time has come. */
function wireWorker({ db, core, content, lines, queueSms, identity }: WorkerDeps) {
  const product = (id: string) => findProduct(content.memory.current(), id, clock.now())
  const { all, purchase, giveBack } = makeMoveKinds({
    db,
    core,
    lines,
    clock,
    queueSms,
    rules: identity.rules,
    tag: identity.tag,
    product,
    mostOffBill: async () => ok({ most: 0, since: new Date(0) }),
  })
  const value = makeValue({ db, core, codes: identity.codes, queueSms, clock, log, kinds: all })
  const lineEvents = identity.lineEvents(
    wireLineEnds({ value, queueSms, cancelOrders: makeCancelOrders({ db, clock, kinds: [] }) }),
  )
  const nameOf = (code: string): string => code
  return {
    reconcile: workThrough(
      { db, clock },
      {
        ...DUE_MOVES,
        handler: makeReconcile({ db, core, clock, log, kinds: all, settle: value.settle }),
      },
    ),
    told: lineEvents.told,
    finishLineEvents: workThrough({ db, clock }, { ...DUE_LINE_EVENTS, handler: lineEvents.finish }),
    renewDue: workThrough(
      { db, clock },
      { ...DUE_RENEWALS, handler: makeRenew({ db, clock, value, queueSms, purchase, giveBack, nameOf }) },
    ),
  }
}

async function openSite(url: string, { way, shop, guardsOff = [], webDist, env = {} }: Options) {
  const redis = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379'
  const db = makeDatabase(url, { maxConnections: 16 })
  await seed(db, shop)
  for (const statement of guardsOff) await sql.raw(statement).execute(db)
  const folder = mkdtempSync(join(tmpdir(), 'walk-site-'))
  const settings = {
    PROFILE: 'demo',
    DATABASE_URL: url,
    REDIS_URL: redis,
    RUN_DIR: folder,
    WEB_DIST: webDist ?? folder,
    ...env,
  }
  const config = readConfig(settings)
  const { cache, codes, ...wired } = wireIdentity(db, redis)
  const { identity, queueSms } = wired
  const app: FastifyInstance = makeServer({ log, readSession: identity.sessions.read })
  identityRoutes(app, identity)
  const content = await serveContent(app, { config, db, clock, log })
  const faults = new Map<string, CoreFault[]>()
  const ledger = makeLedgerCore({ db, clock })
  const core = way === 'two-phase' ? steeredBy(byWay(ledger, way), faults) : ledger
  serveValue(app, {
    config,
    db,
    clock,
    log,
    identity,
    queueSms,
    content,
    core,
    channels: makeChannels([]),
    health: alwaysUp,
  })
  serveRunTimeConfig(app, { bases: config.bases, communityCategoryId: '', flags: {} })
  const generation = () => content.memory.current()
  const website = serveWebsite(app, { config, log, generation, knows: () => true, oftenOpened: () => [] })
  await app.ready()
  const site = {
    app,
    db,
    /** For a control that takes a guard out of it. */
    identity,
    ledger,
    keeping: makeLedgerKeeping({ db, clock }),
    ...wireWorker({ db, core, content, ...wired }),
    /** The code that was sent to a number last. */
    codeOf: (number: string): string => codes.get(number) ?? '',
    /** The next writes of the core for this line go wrong so; a core inside cannot. */
    goWrong: (line: string, ...next: CoreFault[]) => {
      if (way === 'two-phase') faults.set(line, next)
    },
    listen: async (): Promise<string> => {
      const address = await app.listen({ port: 0, host: '127.0.0.1' })
      return address.replace('127.0.0.1', 'localhost')
    },
  }
  const close = async () => {
    website.close()
    await app.close()
    await content.close()
    await Promise.all([cache.close(), db.destroy()])
    rmSync(folder, { recursive: true, force: true })
  }
  return { site, close }
}

export type WalkSite = Awaited<ReturnType<typeof openSite>>['site']
