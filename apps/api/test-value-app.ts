import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import pino from 'pino'
import { afterAll } from 'vitest'
import { makeLedgerCore } from '#adapters/core-ledger/ledger-core.ts'
import { makeLedgerKeeping, type LedgerKeeping } from '#adapters/core-ledger/ledger-keeping.ts'
import { makeFibreBook } from '#adapters/fibre-book/fibre-book.ts'
import { withBookFaults, type BookFault } from '#adapters/book-simulator/with-book-faults.ts'
import { withFaults, type CoreFault } from '#adapters/core-simulator/with-faults.ts'
import { bookRules } from '#apps/wiring/fibre.ts'
import { requestOtp, validateOtp } from '#contracts/identity.ts'
import { MOVE_ID_HEADER, newMoveId } from '#contracts/move-id.ts'
import type { Database } from '#platform/db/database.ts'
import { seed } from '#db/seed/run-seed.ts'
import { freshDatabase, servedDatabase, servingUrl } from '#db/test-database.ts'
import { identityRoutes, makeIdentity, makeLineStore, type Identity } from '#modules/identity/index.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import { alwaysUp, makeChannels, type Channel } from '#modules/payments/index.ts'
import { makeSetRule, openRules, type RuleKey, type Rules, type RuleValue } from '#modules/rules/index.ts'
import type { OperatorCore, ValueLog } from '#modules/value/index.ts'
import { makeCache, type Cache } from '#platform/cache/cache.ts'
import { fixedClock, systemClock, type Clock } from '#platform/clock/clock.ts'
import { readConfig, type Config } from '#platform/config/config.ts'
import { makeServer } from '#platform/http/make-server.ts'
import { makeNumberTag } from '#platform/log/number-tag.ts'
import type { NoteSecurity } from '#platform/security/security-event.ts'
import { makeSecurityLog } from '#platform/security/security-log.ts'
import { urlOf } from '#platform/http/serve.ts'
import { serveContent } from './content-app.ts'
import { aRunDir } from './test-content-app.ts'
import { EXACTLY, wireEngine } from './test-engine.ts'
import { offersAround, site } from './test-value-seed.ts'
import { serveValue } from './value-app.ts'

const quiet = pino({ level: 'silent' })
export const numberTag = makeNumberTag('a key of sixteen+')

type Logged = { readonly level: 'warn' | 'error'; readonly [fact: string]: unknown }
const SMS_BODY_KEY = '5b'.repeat(32)
export const ID_NUMBER_KEY = '6c'.repeat(32)
export const VOUCHER_KEY = '8e'.repeat(32)
const REDIS_URL = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379'

/** The ledger inside our transactions, or asked in two phases like an outside core. */
export const WAYS = ['one-trip', 'two-phase'] as const
/** `in-steps`: inside our transaction too, but with a statement for each step. */
type CoreWay = (typeof WAYS)[number] | 'in-steps'

export type Sms = { to: string; template: string; slots: Record<string, string> }

export type Answered = {
  status: number
  code: string
  // Tests read the fields they expect; a wrong guess fails them.
  result: Record<string, never>
  facts?: Record<string, string | number>
  page?: { total: number; hasMore: boolean }
}

const closing: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

const makeInject =
  (app: FastifyInstance) =>
  async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    { token, key, payload, lang = 'en' }: { token?: string; key?: string; payload?: object; lang?: string },
  ): Promise<Answered> => {
    const headers: Record<string, string> = {
      'x-client': app.clientName,
      'accept-language': lang,
      'x-forwarded-for': `10.${randomInt(0, 256)}.${randomInt(0, 256)}.${randomInt(1, 255)}`,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { [MOVE_ID_HEADER]: key }),
    }
    const answer: LightMyRequestResponse = await app.inject({
      method,
      url: path,
      headers,
      ...(payload && { payload }),
    })
    return { ...(answer.json() as Omit<Answered, 'status'>), status: answer.statusCode }
  }

type PeopleDeps = {
  readonly clock: Clock
  readonly lines: ReturnType<typeof makeLineStore>
  readonly keeping: LedgerKeeping
  readonly inbox: Sms[]
  readonly inject: ReturnType<typeof makeInject>
  readonly ledger: OperatorCore
}

const makePeople = ({ clock, lines, keeping, inbox, inject, ledger }: PeopleDeps) => ({
  /** A signed-in line with this main balance. */
  async person(kyat: number, number = `9596${randomInt(5e7, 1e8 - 1)}`) {
    await lines.put([{ number, state: 'ACTIVE' }])
    await keeping.openLines({
      numbers: [number],
      kyat,
      activatedAt: new Date(clock.now().getTime() - 90 * 86_400_000),
    })
    const asked = await inject('POST', urlOf(requestOtp), { payload: { phoneNumber: number } })
    const password = inbox.at(-1)?.slots['code'] ?? ''
    const { challengeId } = asked.result as unknown as { challengeId: string }
    const signedIn = await inject('POST', urlOf(validateOtp), {
      payload: { phoneNumber: number, password, version: '8.1', challengeId },
    })
    return { number, token: (signedIn.result as unknown as { token: string }).token }
  },
  async balance(number: string): Promise<Record<string, number>> {
    const line = await ledger.line(number)
    const totals: Record<string, number> = {}
    for (const { unit, balance, reserved } of line?.buckets ?? [])
      totals[unit] = (totals[unit] ?? 0) + balance - reserved
    return totals
  },
  /** A line that nobody has signed in with. */
  async stranger(kyat = 0): Promise<string> {
    const number = `9596${randomInt(5e7, 1e8 - 1)}`
    await lines.put([{ number, state: 'ACTIVE' }])
    await keeping.openLines({ numbers: [number], kyat, activatedAt: clock.now() })
    return number
  },
})

const logInto = (logged: Logged[]): ValueLog => ({
  warn: (facts) => void logged.push({ level: 'warn', ...facts }),
  error: (facts) => void logged.push({ level: 'error', ...facts }),
})

const serverOf = ({ sessions, noteRefusal: onRefusal }: Identity): FastifyInstance =>
  makeServer({ log: quiet, readSession: sessions.read, onRefusal, trustedProxies: ['loopback'] })

/** A message with a deadline long ago is queued only so that it takes equally long. */
const queueInto =
  (inbox: Sms[]): QueueSms =>
  async (_tx, { to, template, slots, validUntil }) => {
    if (validUntil.getTime() > 0) inbox.push({ to, template, slots: { ...slots } })
  }

const noteInto = (written: string[], clock: Clock): NoteSecurity => {
  const write = (_at: Date, line: string) => void written.push(line)
  return makeSecurityLog({ process: 'test', clock, tag: numberTag, write }).note
}

type IdentityDeps = {
  readonly db: Database
  readonly cache: Cache
  readonly clock: Clock
  readonly queueSms: QueueSms
  readonly note: NoteSecurity
  readonly rules: Rules
  readonly sessions?: Identity['sessions']
}

const identityOver = (deps: IdentityDeps): Identity =>
  makeIdentity({
    ...deps,
    lines: makeLineStore(deps.db),
    secret: '5a'.repeat(32),
    origin: 'http://localhost:8080',
    allowedOrigins: [],
    onError: () => {},
  })

function coreFor(way: CoreWay | 'by-profile', ledger: OperatorCore, outside: OperatorCore): OperatorCore {
  const { parts: _, ...inSteps } = ledger
  return { 'one-trip': ledger, 'in-steps': inSteps, 'two-phase': outside, 'by-profile': ledger }[way]
}

const READS = new Set(['line', 'find', 'abandon'])
const BOOK_READS = new Set(['find', 'contract', 'bills', 'bill', 'postings', 'posted'])

const setRuleIn = (setRule: ReturnType<typeof makeSetRule>, rules: Rules) =>
  async function set<K extends RuleKey>(key: K, from: Date, value: RuleValue<K>): Promise<void> {
    const problem = await setRule({ key, from, value, who: 'test' })
    if (problem !== null) throw new Error(problem)
    while (!isDeepStrictEqual(rules.at(key, from), value)) await sleep(10)
  }

/** A ledger that fails on demand. */
function disturbed(ledger: OperatorCore) {
  const faults: CoreFault[] = []
  let down = false
  const outside = withFaults(ledger, {
    next: (call) => (down ? 'DOWN' : READS.has(call) ? 'NONE' : (faults.shift() ?? 'NONE')),
    delayMs: 10,
  })
  return {
    outside,
    /** The core's next writes fail like this, one after the other. */
    goWrong: (...next: CoreFault[]) => void faults.push(...next),
    setDown: (now: boolean) => {
      down = now
    },
  }
}

/** A book that fails on demand. */
function disturbedBook(worked: Database, clock: Clock, rules: Rules) {
  const bookOf = (db: Database) => makeFibreBook({ db, clock, rules: bookRules(rules) })
  const faults: BookFault[] = []
  return {
    bookOf,
    book: withBookFaults(bookOf(worked), (call) =>
      BOOK_READS.has(call) ? 'NONE' : (faults.shift() ?? 'NONE'),
    ),
    /** The book's next actions fail like this, one after the other. */
    bookGoesWrong: (...next: BookFault[]) => void faults.push(...next),
  }
}

type Options = {
  /** `by-profile`: the routes get the core that the settings choose. */
  readonly way?: CoreWay | 'by-profile'
  readonly clock?: ReturnType<typeof fixedClock>
  /** Set past `readConfig`, which would refuse demo settings in production. */
  readonly profile?: Config['PROFILE']
  /** Ways to pay; none unless a test passes them. */
  readonly channels?: readonly Channel[]
}

function configFor(url: string, env: Readonly<Record<string, string>>, profile: Config['PROFILE']): Config {
  const place = { DATABASE_URL: servingUrl(url, 'api'), RUN_DIR: aRunDir(), WEB_DIST: aRunDir() }
  const keys = { SMS_BODY_KEY, ID_NUMBER_KEY, VOUCHER_KEY }
  return { ...readConfig({ PROFILE: 'demo', REDIS_URL, ...keys, ...place, ...env }), PROFILE: profile }
}

/** One API process with balances: a ledger that fails on demand, and a clock of the test's own. */
export async function valueApp(env: Readonly<Record<string, string>> = {}, options: Options = {}) {
  const { way = 'two-phase', clock = fixedClock(systemClock.now().toISOString()), profile = 'demo' } = options
  const channels = makeChannels(options.channels ?? [])
  const { db, url } = await freshDatabase()
  // The product acts with its own roles; a test's preparations use the owner's.
  const [served, worked] = [servedDatabase(url, 'api'), servedDatabase(url, 'worker')]
  await seed(db, { ...site, offers: offersAround(clock.now()) })
  const cache = makeCache([REDIS_URL])
  const inbox: Sms[] = []
  const queueSms = queueInto(inbox)
  const lines = makeLineStore(db)
  const written: string[] = []
  const note = noteInto(written, clock)
  const rules = await openRules({ db: served, cache, clock, log: quiet })
  const identity = identityOver({ db: served, cache, clock, queueSms, note, rules })
  const { sessions } = identity
  const ofWorker = identityOver({ db: worked, cache, clock, queueSms, note, rules, sessions })
  const app = serverOf(identity)
  identityRoutes(app, identity)
  const config = configFor(url, env, profile)
  const common = { config, db: served, clock, log: quiet }
  const content = await serveContent(app, common)
  const ledger = makeLedgerCore({ db: served, clock })
  const { outside, ...disturb } = disturbed(ledger)
  const core = coreFor(way, ledger, outside)
  const chosen = way !== 'by-profile' && { core }
  const { book, bookOf, ...disturbBook } = disturbedBook(worked, clock, rules)
  const ways = { channels, health: alwaysUp, spread: EXACTLY, book: bookOf(served) }
  const serving = { ...common, identity, queueSms, content, ...ways }
  serveValue(app, { ...serving, ...chosen })
  const logged: Logged[] = []
  const log = logInto(logged)
  /** With its database address, for tests that serve the same with another role. */
  const parts = { core, content, queueSms, clock, channels, cache, rules, url, book }
  const wired = wireEngine({ ...parts, db: worked, identity: ofWorker, log, config })
  const keeping = makeLedgerKeeping({ db, clock })
  closing.push(
    () => Promise.all([content.close(), cache.close()]),
    () => Promise.all([app.close(), rules.close()]),
  )

  const inject = makeInject(app)
  return {
    app,
    db,
    ...parts,
    keeping,
    inbox,
    lines,
    codes: identity.codes,
    /** The worker's own. */
    identity: ofWorker,
    /** As staff would; effective in this process when it returns. */
    setRule: setRuleIn(makeSetRule({ db, cache, clock }), rules),
    log,
    /** Security events, as they would be in their file. */
    written,
    pardon: ofWorker.pardon,
    /** Log lines of the worker's engine. */
    logged,
    ...wired,
    /** The ledger with the worker's role. */
    books: makeLedgerCore({ db: worked, clock }),
    newKey: () => newMoveId(clock.now().getTime()),
    ...disturb,
    /** The worker's book, which fails on demand. */
    book,
    ...disturbBook,
    inject,
    ...makePeople({ clock, lines, keeping, inbox, inject, ledger }),
  }
}

export type ValueApp = Awaited<ReturnType<typeof valueApp>>
