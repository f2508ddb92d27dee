import { randomInt } from 'node:crypto'
import pino from 'pino'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll } from 'vitest'
import { freshDatabase, servedDatabase } from '#db/test-database.ts'
import { getOtp, requestOtp, validateOtp } from '#contracts/identity.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import { openRules } from '#modules/rules/index.ts'
import { makeCache, type Cache } from '#platform/cache/cache.ts'
import { systemClock, type Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { makeServer } from '#platform/http/make-server.ts'
import { urlOf } from '#platform/http/serve.ts'
import { currentCaller } from '#platform/security/caller.ts'
import type { SecurityEvent } from '#platform/security/security-event.ts'
import { makeIdentity, type Identity } from './identity.ts'
import { makeLineStore } from './line-store.ts'
import type { NetworkCount } from './network-alarm.ts'
import { identityRoutes } from './routes.ts'

export const SECRET = '5a'.repeat(32)
export const ORIGIN = 'http://localhost:8080'

export type SentSms = {
  readonly to: string
  readonly code: string
  readonly template: string
  readonly lang: string
}

export type TestIdentity = {
  readonly app: FastifyInstance
  readonly db: Database
  readonly url: string
  readonly identity: Identity
  readonly lineEvents: Identity['lineEvents']
  /** Every SMS sent, newest last. */
  readonly inbox: SentSms[]
  /** Security events in the order they were noted. */
  readonly events: (SecurityEvent & { readonly address: string | null })[]
  post(url: string, payload: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  askCode(number: string, more?: object): Promise<Answered<{ challengeId: string; codeLength: number }>>
  signIn(number: string): Promise<{ token: string; username: string }>
}

export type Answered<T> = {
  readonly status: number
  readonly code: string
  readonly result: T
  readonly retryAfterSec?: number
}

const opened: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of opened.splice(0)) await close()
})

/** Every number, block and address is fresh, so that tests share no limits with each other or with an earlier run. */
export const aNumber = (): string => `9596${randomInt(5, 10)}${String(randomInt(0, 1e7)).padStart(7, '0')}`
export const anAddress = (): string => `10.${randomInt(0, 256)}.${randomInt(0, 256)}.${randomInt(1, 255)}`

export const answered = <T>(response: { statusCode: number; json(): unknown }): Answered<T> => {
  const body = response.json() as { code: string; result: T; retryAfterSec?: number }
  return { status: response.statusCode, ...body }
}

type Options = {
  readonly cache?: Cache
  readonly clock?: Clock
  readonly secret?: string
  readonly alarm?: (count: NetworkCount) => void
}

export async function identityApp({
  cache,
  clock = systemClock,
  secret = SECRET,
  alarm = () => {},
}: Options = {}): Promise<TestIdentity> {
  const { db, url } = await freshDatabase()
  return identityAppOver(db, url, { ...(cache && { cache }), clock, secret, alarm })
}

const serverOf = ({ sessions, noteRefusal: onRefusal }: Identity): FastifyInstance =>
  makeServer({
    log: pino({ level: 'silent' }),
    readSession: sessions.read,
    onRefusal,
    trustedProxies: ['loopback'],
  })

/** Each call comes from its own address, so that no test meets a limit per address by accident. */
function callsTo(app: FastifyInstance): Pick<TestIdentity, 'post' | 'get'> {
  const client = () => ({
    'x-client': app.clientName,
    'accept-language': 'en',
    'x-forwarded-for': anAddress(),
  })
  return {
    post: (path, payload, headers = {}) =>
      app.inject({ method: 'POST', url: path, payload, headers: { ...client(), ...headers } }),
    get: (path, headers = {}) =>
      app.inject({ method: 'GET', url: path, headers: { ...client(), ...headers } }),
  }
}

const queueInto =
  (inbox: SentSms[], clock: Clock): QueueSms =>
  async (_tx, sms) => {
    const { code = '' } = sms.slots as { code?: string }
    if (sms.validUntil > clock.now()) inbox.push({ to: sms.to, code, template: sms.template, lang: sms.lang })
  }

const QUIET = { warn: () => {}, error: () => {} }

/** Another process over the same database. */
export async function identityAppOver(
  db: Database,
  url: string,
  {
    cache = makeCache([process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379']),
    clock = systemClock,
    secret = SECRET,
    alarm = () => {},
  }: Options = {},
): Promise<TestIdentity> {
  const inbox: SentSms[] = []
  const queueSms = queueInto(inbox, clock)
  const served = servedDatabase(url, 'api')
  const rules = await openRules({ db: served, cache, clock, log: QUIET })
  const events: (SecurityEvent & { address: string | null })[] = []
  const common = {
    cache,
    clock,
    queueSms,
    secret,
    rules,
    alarm,
    origin: ORIGIN,
    allowedOrigins: ['https://app.example'],
    note: (event: SecurityEvent) => void events.push({ ...event, address: currentCaller()?.address ?? null }),
    onError: () => {},
  }
  const identity = makeIdentity({ ...common, db: served, lines: makeLineStore(served) })
  const [worked, { sessions }] = [servedDatabase(url, 'worker'), identity]
  const { lineEvents } = makeIdentity({ ...common, db: worked, lines: makeLineStore(worked), sessions })
  const app = serverOf(identity)
  identityRoutes(app, identity)
  opened.push(async () => {
    await Promise.all([app.close(), rules.close()])
    await cache.close()
  })
  const { post, get } = callsTo(app)
  const askCode: TestIdentity['askCode'] = async (number, more = {}) =>
    answered(await post(urlOf(requestOtp), { phoneNumber: number, ...more }))
  return {
    app,
    /** As the worker wires them. */
    lineEvents,
    db,
    url,
    identity,
    inbox,
    events,
    post,
    get,
    askCode,
    async signIn(number) {
      await db
        .insertInto('line')
        .values({ number, state: 'ACTIVE' })
        .onConflict((same) => same.doNothing())
        .execute()
      const { result } = await askCode(number)
      const password = inbox.at(-1)?.code ?? ''
      const body = { phoneNumber: number, password, version: '8.1', challengeId: result.challengeId }
      return answered<{ token: string; username: string }>(await post(urlOf(validateOtp), body)).result
    },
  }
}

export const OTP_URL = urlOf(getOtp)
