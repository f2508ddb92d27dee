import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { freshDatabase } from '#db/test-database.ts'
import { makeCache } from '#platform/cache/cache.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { makeServer } from '#platform/http/make-server.ts'
import { makeJobs } from '#platform/jobs/jobs.ts'
import { makeReference } from './contact-message.ts'
import {
  contactRoutes,
  makeContactStore,
  makeSendContact,
  makeSweepContact,
  makeTriageContact,
  triageContactJob,
} from './index.ts'

const clock = fixedClock('2026-11-15T18:00:00Z')
const cache = makeCache([process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379'])
const closers: (() => Promise<unknown>)[] = [() => cache.close()]
let db: Database
let app: FastifyInstance

beforeAll(async () => {
  const fresh = await freshDatabase()
  db = fresh.db
  const jobs = makeJobs({ url: fresh.url, cache, onError: () => {} })
  closers.unshift(() => jobs.close())
  app = makeServer({ log: pino({ level: 'silent' }) })
  const reach = () => {
    throw new Error('nobody proves a number here')
  }
  contactRoutes(app, { sendContact: makeSendContact({ db, jobs, clock }), reach })
})
afterAll(async () => {
  for (const close of closers) await close()
})

const url = '/api/v1/contact'
const message = { body: 'The signal in our street is weak.' }
const send = (payload: object, headers: Record<string, string> = { 'x-client': app.clientName }) =>
  app.inject({ method: 'POST', url, payload, headers })
const stored = () => db.selectFrom('contact_message').selectAll().orderBy('received_at').execute()
const enqueued = async () => {
  const { rows } = await sql<{
    data: unknown
  }>`select data from pgboss.job where name = ${triageContactJob.name}`.execute(db)
  return rows
}

describe('POST api/v1/contact', () => {
  it('S-250 S-203 S-011 a message is stored once and confirmed with its reference', async () => {
    const answer = await send(message)
    expect(answer.statusCode).toBe(200)
    const { reference } = answer.json<{ result: { reference: string } }>().result
    expect(reference).toMatch(/^C-261116-[2-9B-Z]{6}$/)
    const rows = await stored()
    expect(rows).toMatchObject([
      { reference, body: message.body, topic: 'GENERAL', lang: 'my', triaged_at: null, phone_proven: false },
    ])
    expect(await enqueued()).toEqual([{ data: { reference } }])
  })

  it.each([
    ['S-203 no body field', { text: message.body }, 'body', 'required'],
    ['a body too short', { body: 'short' }, 'body', 'tooShort'],
    ['spaces only', { body: ' '.repeat(50) }, 'body', 'tooShort'],
    ['a body too long', { body: 'x'.repeat(1001) }, 'body', 'tooLong'],
    ['an address that is none', { ...message, email: 'nobody' }, 'email', 'format'],
    ['a topic we do not have', { ...message, topic: 'LOVE' }, 'topic', 'choice'],
  ])('400 %s', async (_, payload, field, rule) => {
    const before = (await stored()).length
    const answer = await send(payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'VALIDATION', errors: [{ field, rule }] })
    expect(await stored()).toHaveLength(before)
  })

  it('403 without the client header, and nothing is stored', async () => {
    const before = (await stored()).length
    expect((await send(message, {})).json()).toMatchObject({ code: 'CLIENT_HEADER_MISSING' })
    expect(await stored()).toHaveLength(before)
  })

  it('S-250 GET on the path is refused', async () => {
    const answer = await app.inject({ method: 'GET', url })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([405, 'METHOD_NOT_ALLOWED'])
  })

  it('optional fields are kept and empty ones are null', async () => {
    clock.forward(1_000)
    await send(
      { ...message, name: ' Ma Hla ', phone: '09 691 234 567', topic: 'PRAISE' },
      { 'x-client': app.clientName, 'accept-language': 'en-US' },
    )
    expect((await stored()).at(-1)).toMatchObject({
      name: 'Ma Hla',
      phone: '09 691 234 567',
      topic: 'PRAISE',
      email: null,
      lang: 'en',
    })
  })
})

describe('triage', () => {
  const triage = (body: string) =>
    send({ body }).then((answer) => answer.json<{ result: { reference: string } }>().result)
  const row = async (reference: string) => (await stored()).find((contact) => contact.reference === reference)

  it.each([
    [
      'Zawgyi is made readable',
      'ကြၽန္ေတာ္တို႔ လမ္းထဲမွာ လိုင္းမေကာင္းပါဘူး ျပင္ေပးပါ',
      true,
      'ကျွန်တော်တို့ လမ်းထဲမှာ လိုင်းမကောင်းပါဘူး ပြင်ပေးပါ',
    ],
    ['Unicode stays as typed', 'ကျွန်တော်တို့ လမ်းထဲမှာ လိုင်းမကောင်းပါဘူး', false, 'ကျွန်တော်တို့ လမ်းထဲမှာ လိုင်းမကောင်းပါဘူး'],
    ['English stays as typed', 'No signal at all since Monday.', false, 'No signal at all since Monday.'],
  ])('%s', async (_, body, wasZawgyi, readable) => {
    const { reference } = await triage(body)
    const run = makeTriageContact({ db, clock })
    await run({ reference })
    const first = await row(reference)
    expect(first).toMatchObject({
      body,
      was_zawgyi: wasZawgyi,
      body_unicode: readable,
      triaged_at: clock.now(),
    })
    clock.forward(5_000)
    await run({ reference })
    expect(await row(reference)).toEqual(first)
  })

  it('a message that is gone is no error', async () => {
    await expect(makeTriageContact({ db, clock })({ reference: 'C-000000-XXXXXX' })).resolves.toBeUndefined()
  })
})

describe('forgetting', () => {
  const bodies = async () => (await stored()).map(({ body }) => body)
  const keep = (body: string, more: object) =>
    makeContactStore(db).insert({
      body,
      reference: makeReference(clock.now()),
      topic: 'GENERAL',
      lang: 'my',
      receivedAt: clock.now(),
      ...more,
    })

  it('two years after its triage a message is gone, and not a day before', async () => {
    await db.deleteFrom('contact_message').execute()
    const at = clock.now()
    const years = (count: number, days: number) =>
      new Date(Date.UTC(at.getUTCFullYear() - count, at.getUTCMonth(), at.getUTCDate() + days, 12))
    const triaged = { body_unicode: 'x', was_zawgyi: false }
    await keep('triaged before that', { receivedAt: years(3, 0) })
    await db
      .updateTable('contact_message')
      .set({ ...triaged, triaged_at: years(2, -2) })
      .execute()
    await keep('never triaged at all', { receivedAt: years(2, -2) })
    await keep('triaged a little later', { receivedAt: years(3, 1) })
    await db
      .updateTable('contact_message')
      .set({ ...triaged, triaged_at: years(2, 2) })
      .where('received_at', '=', years(3, 1))
      .execute()
    await keep('it came this morning', {})
    await makeSweepContact({ db, clock })()
    expect(await bodies()).toEqual(['triaged a little later', 'it came this morning'])
  })

  it('with an account go the messages of its number, however it was written, and no others', async () => {
    await db.deleteFrom('contact_message').execute()
    for (const phone of ['09 691 234 567', '+959691234567', '၀၉-၆၉၁-၂၃၄-၅၆၇', '959691234567 (Ma Hla)'])
      await keep('this one is hers', { phone })
    await keep('of another number', { phone: '09 691 234 568', email: 'hla@example.com' })
    await keep('of nobody at all', {})
    await makeContactStore(db).forgetLine('959691234567')
    expect((await bodies()).toSorted()).toEqual(['of another number', 'of nobody at all'])
  })
})

describe('a reference', () => {
  it('names the day in Yangon and holds only signs that survive a telephone', () => {
    expect(makeReference(fixedClock('2026-11-15T17:29:00Z').now(), 'C', new Uint8Array(6))).toBe(
      'C-261115-222222',
    )
    expect(
      makeReference(fixedClock('2026-11-15T17:31:00Z').now(), 'B', Uint8Array.of(0, 8, 26, 27, 255, 100)),
    ).toBe('B-261116-2BZ2GQ')
  })
})
