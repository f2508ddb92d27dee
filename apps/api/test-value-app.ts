import { randomInt } from 'node:crypto'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import pino from 'pino'
import { afterAll } from 'vitest'
import { makeLedgerCore } from '#adapters/core-ledger/ledger-core.ts'
import { makeLedgerKeeping, type LedgerKeeping } from '#adapters/core-ledger/ledger-keeping.ts'
import { withFaults, type CoreFault } from '#adapters/core-simulator/with-faults.ts'
import { requestOtp, validateOtp } from '#contracts/identity.ts'
import { MOVE_ID_HEADER, newMoveId } from '#contracts/move-id.ts'
import type { Content } from '#modules/content/index.ts'
import type { Database } from '#platform/db/database.ts'
import { seed } from '#db/seed/run-seed.ts'
import { freshDatabase } from '#db/test-database.ts'
import { aDigitalGroup, aDigitalService, aVasGroup, packageWords } from '#modules/content/stored.builder.ts'
import { identityRoutes, makeIdentity, makeLineStore, type Identity } from '#modules/identity/index.ts'
import { wireValue } from '#apps/wiring/value.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import { aProduct } from '#modules/packages/catalogue.builder.ts'
import { DUE_DELETIONS, makeEndAccount } from '#modules/privacy/index.ts'
import { DUE_RENEWALS, makeRenew } from '#modules/purchases/index.ts'
import { DUE_RECALLS, makeRecalls } from '#modules/sharing/index.ts'
import {
  DUE_MOVES,
  makeEndHeld,
  makeReconcile,
  type OperatorCore,
  type ValueLog,
} from '#modules/value/index.ts'
import { makeCache } from '#platform/cache/cache.ts'
import { fixedClock, systemClock, type Clock } from '#platform/clock/clock.ts'
import { readConfig, type Config } from '#platform/config/config.ts'
import { workThrough } from '#platform/jobs/test-work-through.ts'
import { makeServer } from '#platform/http/make-server.ts'
import { urlOf } from '#platform/http/serve.ts'
import { serveContent } from './content-app.ts'
import { FORGET_LINE } from '#apps/worker/value-work.ts'
import { aRunDir, seedOf } from './test-content-app.ts'
import { serveValue } from './value-app.ts'

const quiet = pino({ level: 'silent' })

type Logged = { readonly level: 'warn' | 'error'; readonly [fact: string]: unknown }
const REDIS_URL = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379'

/** 1,000 kyat each: one that extends, ones that run beside, replace and block, a dear one, a service that renews. */
const products = [
  aProduct('WEEK', { autoRenewable: true, shareable: true }),
  aProduct('TALK', {
    shareable: true,
    allowances: [
      { unit: 'MIN', value: 100, scope: 'ONNET' },
      { unit: 'MB', value: 300, scope: 'NIGHT' },
    ],
  }),
  aProduct('BIG', {
    shareable: true,
    overlap: 'STACK_PARALLEL',
    maxActive: 20,
    allowances: [{ unit: 'MB', value: 8_192, scope: 'ANY' }],
  }),
  aProduct('BESIDE', { overlap: 'STACK_PARALLEL', maxActive: 2 }),
  aProduct('INSTEAD', { overlap: 'REPLACE' }),
  aProduct('ALONE', { overlap: 'BLOCK', giftable: false }),
  aProduct('DEAR', { price: 12_000 }),
  aProduct('HALF', { price: 4_999, overlap: 'STACK_PARALLEL', maxActive: 20 }),
  aProduct('OLD-HANDS', { eligibility: { payTypes: ['PREPAID'], minTenureDays: 400, segments: [] } }),
  aProduct('MUSIC', { type: 'DIGITAL', autoRenewable: true, stopCode: 'STOP', price: 99, allowances: [] }),
]

const site = seedOf(
  [
    aVasGroup('data'),
    ...products
      .filter(({ type: kind }) => kind !== 'DIGITAL')
      .map(({ code }) => packageWords(code, { groupId: 'data', name: `Pack ${code}`, nameMm: null })),
    aDigitalGroup('fun'),
    aDigitalService('music', { groupId: 'fun', productCode: 'MUSIC', action: 'REGISTER' }),
  ],
  { packages: products },
)

/** With the ledger inside our transactions, and asked in two phases like a core outside. */
export const WAYS = ['one-trip', 'two-phase'] as const
/** `in-steps`: inside our transaction too, but asked by a statement for each thing. */
type CoreWay = (typeof WAYS)[number] | 'in-steps'

export type Sms = { to: string; template: string; slots: Record<string, string> }

export type Answered = {
  status: number
  code: string
  // Tests read what they expect; a wrong guess fails them.
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
  /** A signed-in line with so much on its main balance. */
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
  /** A line nobody signed in with. */
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

/** What has an end in the distant past is queued only so that it costs the same. */
const queueInto =
  (inbox: Sms[]): QueueSms =>
  async (_tx, { to, template, slots, validUntil }) => {
    if (validUntil.getTime() > 0) inbox.push({ to, template, slots: { ...slots } })
  }

/** Tests walk the ladder step by step. */
const EXACTLY = (ms: number): number => ms

type EngineDeps = {
  readonly db: Database
  readonly core: OperatorCore
  readonly lines: ReturnType<typeof makeLineStore>
  readonly content: Content
  readonly identity: Identity
  readonly queueSms: QueueSms
  readonly clock: Clock
  readonly log: ValueLog
}

/** What the worker would do, for tests that are the worker. */
function wireEngine({ db, core, lines, content, identity, queueSms, clock, log }: EngineDeps) {
  const { codes } = identity
  const wired = wireValue({ db, core, lines, codes, queueSms, content, clock, log, spread: EXACTLY })
  const { value, kinds, deps } = wired
  const { purchase, giveBack, recall, shares } = kinds
  const worker = { db, clock, onError: (err: unknown) => log.error({ err }, 'a job failed') }
  return {
    value,
    endHeld: makeEndHeld(deps),
    lineEvent: identity.lineEvents(value.giveUpWaiting),
    purchase,
    giveBack,
    reconcile: workThrough(worker, {
      ...DUE_MOVES,
      handler: makeReconcile({ ...deps, settle: value.settle }),
    }),
    answerRecalls: workThrough(worker, {
      ...DUE_RECALLS,
      handler: makeRecalls({ db, clock, value, recall, shares, queueSms }).answer,
    }),
    endAccounts: workThrough(worker, {
      ...DUE_DELETIONS,
      handler: makeEndAccount({ db, clock, sessions: identity.sessions, queueSms, forget: FORGET_LINE }),
    }),
    renew: workThrough(worker, {
      ...DUE_RENEWALS,
      handler: makeRenew({
        db,
        clock,
        value,
        purchase,
        giveBack,
        queueSms,
        nameOf: (code) => code,
        spread: EXACTLY,
      }),
    }),
  }
}

const READS = new Set(['line', 'find', 'abandon'])

type Options = {
  /** `by-profile`: the routes get the core that the settings choose. */
  readonly way?: CoreWay | 'by-profile'
  readonly clock?: ReturnType<typeof fixedClock>
  /** Set behind the back of `readConfig`, which would refuse a desk's settings in production. */
  readonly profile?: Config['PROFILE']
}

/** One API process with balances: a ledger that misbehaves on demand, and a clock of the test's own. */
export async function valueApp(
  env: Readonly<Record<string, string>> = {},
  { way = 'two-phase', clock = fixedClock(systemClock.now().toISOString()), profile = 'demo' }: Options = {},
) {
  const { db, url } = await freshDatabase()
  await seed(db, site)
  const cache = makeCache([REDIS_URL])
  const inbox: Sms[] = []
  const queueSms = queueInto(inbox)
  const lines = makeLineStore(db)
  const identity = makeIdentity({
    db,
    cache,
    clock,
    queueSms,
    lines,
    secret: '5a'.repeat(32),
    origin: 'http://localhost:8080',
    allowedOrigins: [],
    note: () => {},
    onError: () => {},
  })
  const app = makeServer({ log: quiet, readSession: identity.sessions.read, trustedProxies: ['loopback'] })
  identityRoutes(app, identity)
  const settings = { DATABASE_URL: url, REDIS_URL, RUN_DIR: aRunDir(), WEB_DIST: aRunDir(), ...env }
  const config = { ...readConfig({ PROFILE: 'demo', ...settings }), PROFILE: profile }
  const common = { config, db, clock, log: quiet }
  const content = await serveContent(app, common)
  const faults: CoreFault[] = []
  const ledger = makeLedgerCore({ db, clock })
  let down = false
  const outside = withFaults(ledger, {
    next: (call) => (down ? 'DOWN' : READS.has(call) ? 'NONE' : (faults.shift() ?? 'NONE')),
    delayMs: 10,
  })
  const { parts: _, ...inSteps } = ledger
  const core = { 'one-trip': ledger, 'in-steps': inSteps, 'two-phase': outside, 'by-profile': ledger }[way]
  const chosen = way === 'by-profile' ? {} : { core }
  serveValue(app, { ...common, identity, queueSms, content, ...chosen, spread: EXACTLY })
  const logged: Logged[] = []
  const log = logInto(logged)
  const wired = wireEngine({ db, core, lines, content, identity, queueSms, clock, log })
  const keeping = makeLedgerKeeping({ db, clock })
  closing.push(() => app.close().then(() => Promise.all([content.close(), cache.close()])))

  const inject = makeInject(app)
  return {
    app,
    db,
    clock,
    core,
    keeping,
    inbox,
    lines,
    codes: identity.codes,
    queueSms,
    log,
    /** What the worker's engine said. */
    logged,
    ...wired,
    newKey: () => newMoveId(clock.now().getTime()),
    /** The next writes of the core go wrong like this, one after the other. */
    goWrong: (...next: CoreFault[]) => void faults.push(...next),
    setDown: (now: boolean) => {
      down = now
    },
    inject,
    ...makePeople({ clock, lines, keeping, inbox, inject, ledger }),
  }
}

export type ValueApp = Awaited<ReturnType<typeof valueApp>>
