import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import smpp, { type Pdu, type Session } from 'smpp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { testCentre, type TestCentre } from '#adapters/smpp/test-centre.ts'
import { wireIdentity } from '#apps/wiring/identity.ts'
import { freshDatabase, servedDatabase } from '#db/test-database.ts'
import { requestOtp, validateOtp } from '#contracts/identity.ts'
import { identityRoutes } from '#modules/identity/index.ts'
import { standardRules } from '#modules/rules/rules.builder.ts'
import { makeCache } from '#platform/cache/cache.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { readConfig } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import { makeServer } from '#platform/http/make-server.ts'
import { urlOf } from '#platform/http/serve.ts'
import { makeLogger } from '#platform/log/logger.ts'
import { makeMetrics } from '#platform/metrics/request-metrics.ts'
import { startSending } from './start-sending.ts'

const redisUrl = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379'
const log = makeLogger({ level: 'silent', process: 'test' })
const cache = makeCache([redisUrl])

let centre: TestCentre
let answer: (session: Session, pdu: Pdu) => void
let db: Database
let app: FastifyInstance
const closers: (() => Promise<unknown>)[] = [() => cache.close()]

const accept = (session: Session, pdu: Pdu) =>
  void session.send(pdu.response({ message_id: `m${pdu.sequence_number}` }))

beforeAll(async () => {
  const fresh = await freshDatabase()
  db = fresh.db
  centre = await testCentre((session, pdu) => answer(session, pdu))
  const config = readConfig({
    PROFILE: 'demo',
    DATABASE_URL: fresh.url,
    REDIS_URL: redisUrl,
    SMPP_URL: centre.url,
    SMPP_BINDS: '1',
    SMS_BODY_KEY: randomBytes(32).toString('hex'),
    IDENTITY_KEY: randomBytes(32).toString('hex'),
  })
  const identity = wireIdentity({
    config,
    db: servedDatabase(fresh.url, 'api'),
    cache,
    clock: systemClock,
    log,
    note: () => {},
    rules: standardRules(),
    onError: () => {},
  })
  app = makeServer({ log, readSession: identity.sessions.read })
  identityRoutes(app, identity)
  const sending = startSending({
    config,
    db: servedDatabase(fresh.url, 'worker'),
    cache,
    log,
    metrics: makeMetrics('test'),
  })
  closers.unshift(
    () => app.close(),
    () => sending?.close() ?? Promise.resolve(),
    () => centre.close(),
  )
})
afterAll(async () => {
  for (const close of closers) await close()
})

const post = async (url: string, payload: object) => {
  const headers = { 'x-client': app.clientName, 'accept-language': 'MU' }
  return (await app.inject({ method: 'POST', url, payload, headers })).json<{
    code: string
    result: { challengeId: string; token: string }
  }>()
}

async function askCode() {
  const phoneNumber = `95969${String(randomInt(0, 1e7)).padStart(7, '0')}`
  await db.insertInto('line').values({ number: phoneNumber, state: 'ACTIVE' }).execute()
  const { result } = await post(urlOf(requestOtp), { phoneNumber })
  return { phoneNumber, challengeId: result.challengeId, version: '8.1' }
}

/** The codes the centre was given for that number, oldest first. */
const codesFor = (number: string): string[] =>
  centre.submits
    .filter((pdu) => pdu['destination_addr'] === number)
    .map((pdu) => (pdu['short_message'] as { message: string }).message.slice(0, 6))

async function expectCodes(number: string, count: number): Promise<string[]> {
  for (let tries = 0; tries < 200 && codesFor(number).length < count; tries += 1) await wait(25)
  expect(codesFor(number)).toHaveLength(count)
  return codesFor(number)
}

const stateOf = (number: string) =>
  db
    .selectFrom('sms_message')
    .select(['state', 'renews'])
    .where('recipient', '=', number)
    .orderBy('created_at')
    .execute()

describe('a code that was asked for', () => {
  it('arrives over SMPP and signs in', async () => {
    answer = accept
    const login = await askCode()
    const [password] = await expectCodes(login.phoneNumber, 1)
    expect(await post(urlOf(validateOtp), { ...login, password })).toMatchObject({ code: 'SUCCESS' })
  })

  it('and was lost in a cut is replaced once by a new one; the old one is dead', async () => {
    answer = (session) => {
      answer = accept
      session.destroy()
    }
    const login = await askCode()
    const [old, fresh] = await expectCodes(login.phoneNumber, 2)
    expect(old).not.toBe(fresh)
    expect(await stateOf(login.phoneNumber)).toMatchObject([
      { state: 'UNKNOWN', renews: null },
      { renews: expect.any(String) },
    ])
    expect((await post(urlOf(validateOtp), { ...login, password: old })).code).toBe('OTP_INVALID')
    expect((await post(urlOf(validateOtp), { ...login, password: fresh })).code).toBe('SUCCESS')
  })

  it('and was lost twice is not sent a third time', async () => {
    let cuts = 0
    answer = (session, pdu) => {
      cuts += 1
      if (cuts > 2) accept(session, pdu)
      else session.destroy()
    }
    const login = await askCode()
    await expectCodes(login.phoneNumber, 2)
    await wait(500)
    expect((await stateOf(login.phoneNumber)).map(({ state }) => state)).toEqual(['UNKNOWN', 'UNKNOWN'])
    expect(codesFor(login.phoneNumber)).toHaveLength(2)
  })

  it('throttled: the same code, later', async () => {
    answer = (session, pdu) => {
      answer = accept
      session.send(
        new smpp.PDU('submit_sm_resp', { command_status: 0x58, sequence_number: pdu.sequence_number }),
      )
    }
    const login = await askCode()
    const [first, second] = await expectCodes(login.phoneNumber, 2)
    expect(first).toBe(second)
    expect((await stateOf(login.phoneNumber)).map(({ renews }) => renews)).toEqual([null])
  })
})
