import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { handsOf } from '#apps/api/test-hand-over.ts'
import { untilWaiting } from '#apps/api/test-lock-waits.ts'
import { officeAt, type Office } from '#apps/staff-api/test-office.ts'
import * as staff from '#contracts/staff/incidents.ts'
import { enterTicket } from '#contracts/staff/tickets.ts'
import type { Incident, Reading } from '#contracts/status.ts'
import { servedDatabase } from '#db/test-database.ts'
import {
  makeBeat,
  makeLook,
  makePlaces,
  makeReadIncidents,
  makeReadReadings,
  makeTellAll,
  makeTellWhenFixed,
  makeWatchStore,
  statusRoutes,
  type ChannelReading,
} from './index.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'

let site: ValueApp
let office: Office
let worker: Database
let lead: Awaited<ReturnType<Office['colleague']>>
let channels: ChannelReading[] = []

const words = {
  title: 'Fibre internet is interrupted',
  titleMm: 'ဖိုက်ဘာ အင်တာနက် ပြတ်တောက်နေသည်',
  text: 'A cable is damaged. Our engineers are on the way.',
  textMm: 'ကေဘယ်ကြိုး ပျက်စီးထားသည်။ အင်ဂျင်နီယာများ လာနေပါသည်။',
  placeIds: ['sanchaung'],
  phase: 'INVESTIGATING',
  etaAt: null,
} as const
const last = { text: 'It is mended.', textMm: 'ပြင်ပြီးပါပြီ။' }

beforeAll(async () => {
  site = await valueApp()
  const { clock, rules, content, identity } = site
  const db = servedDatabase(site.url, 'api')
  worker = servedDatabase(site.url, 'worker')
  statusRoutes(site.app, {
    clock,
    readIncidents: makeReadIncidents({ db, clock, places: makePlaces(content) }),
    readReadings: makeReadReadings({ db, clock }),
    tell: makeTellWhenFixed({ db, clock, rules }),
    reach: identity.mustReach,
  })
  office = await officeAt(site)
  lead = await office.colleague('CARE_LEAD')
})

const incidents = async (query = '') => {
  // Readings are cached for two seconds.
  site.clock.forward(3_000)
  return (await site.inject('GET', `/api/v1/status/incidents${query}`, {})).result as unknown as Incident[]
}
const readings = async () =>
  (await site.inject('GET', '/api/v1/status/readings', {})).result as unknown as Reading[]
const tellMe = (token: string, id: string) =>
  site.inject('POST', `/api/v1/status/incidents/${id}/tell-me`, { token, payload: {} })
const open = async (more: object = {}) =>
  (await office.ask(lead, staff.openIncident, { body: { service: 'ftth', ...words, ...more } as never }))
    .result
const decide = (incidentId: string, body: object) =>
  office.ask(lead, staff.decideIncident, { params: { incidentId }, body: body as never })
const hands = handsOf(() => site)
const tellAll = (id: string) => makeTellAll({ db: worker, clock: site.clock, queueSms: site.queueSms })(id)
const endedSms = (from: number) =>
  site.inbox
    .slice(from)
    .filter(({ template }) => template === 'ticketIncidentEnded' || template === 'incidentEnded')

async function report(line: string, ward?: string): Promise<void> {
  const body = {
    requestId: randomUUID(),
    service: 'ftth',
    categoryCode: 'NO_INTERNET',
    placeId: 'sanchaung',
    ward,
    contactPhone: line,
    description: 'No internet at all here.',
    lang: 'en',
  }
  expect((await office.ask(lead, enterTicket, { body: body as never })).code).toBe('SUCCESS')
}

describe('many of one ward', () => {
  it('S-329 are one proposal; published everybody reads it, ended everybody who asked is told once', async () => {
    const people = await Promise.all(Array.from({ length: 22 }, () => site.stranger()))
    for (const line of people) await report(line)
    const { rows } = (await office.ask(lead, staff.listIncidents, { body: {} })).result
    expect(rows).toMatchObject([{ state: 'PROPOSED', tickets: 22, placeIds: ['sanchaung'], title: null }])
    expect(await incidents()).toEqual([])
    const [one] = rows
    if (!one) throw new Error('no proposal')
    const params = { incidentId: one.incidentId }
    expect((await decide(one.incidentId, { what: 'END', version: one.version, ...last })).code).toBe(
      'TICKET_STATE',
    )
    const published = await office.ask(lead, staff.publishIncident, {
      params,
      body: { version: one.version, ...words, placeIds: [...words.placeIds] },
    })
    expect(await incidents()).toMatchObject([
      { title: words.title, status: 'INVESTIGATING', updates: [{ text: words.text }], resolvedAt: null },
    ])
    // Two without a ticket and one with: three people asked, and each is informed once.
    const [ann, ben] = [await site.person(0), await site.person(0)]
    await report(ben.number)
    for (const token of [ann.token, ann.token, ben.token])
      expect((await tellMe(token, one.incidentId)).code).toBe('SUCCESS')
    const renewed = await office.ask(lead, staff.updateIncident, {
      params,
      body: {
        ...last,
        phase: 'FIXING',
        etaAt: '2026-11-20T18:00:00+06:30',
        version: published.result.version,
      },
    })
    expect((await incidents())[0]).toMatchObject({ status: 'FIXING', etaAt: '2026-11-20T11:30:00.000Z' })
    const before = site.inbox.length
    const ended = await decide(one.incidentId, { what: 'END', version: renewed.result.version, ...last })
    expect(ended.result).toMatchObject({ state: 'ENDED', status: 'RESOLVED' })
    await tellAll(one.incidentId)
    await tellAll(one.incidentId)
    const told = endedSms(before)
    expect(told).toHaveLength(24)
    expect(new Set(told.map(({ to }) => to)).size).toBe(24)
    expect(told.filter(({ to }) => to === ann.number).map(({ template }) => template)).toEqual([
      'incidentEnded',
    ])
    expect(told.filter(({ to }) => to === ben.number).map(({ template }) => template)).toEqual([
      'ticketIncidentEnded',
    ])
    expect((await incidents())[0]).toMatchObject({
      status: 'RESOLVED',
      updates: [{ text: last.text }, {}, {}],
    })
    const list = (await office.ask(lead, staff.listIncidents, { body: { state: 'ENDED' } })).result
    expect(list.rows).toMatchObject([{ told: 24, watching: 0 }])
    expect((await tellMe(ann.token, one.incidentId)).code).toBe('NOT_FOUND')
  })

  it('that staff told of already are linked, and nobody is asked twice', async () => {
    const known = await open()
    const line = await site.stranger()
    await report(line, 'Another ward')
    const { rows } = await sql<{
      id: string
    }>`select incident_id as id from ticket where line = ${line}`.execute(site.db)
    expect(rows).toEqual([{ id: known.incidentId }])
    await decide(known.incidentId, { what: 'END', version: known.version, ...last })
  })
})

describe('what is shown of a place', () => {
  it('S-329 is what is there, around it, in it and everywhere; planned work apart', async () => {
    const here = await open()
    const everywhere = await open({ placeIds: [], service: 'payment', title: 'Payments are slow' })
    const planned = await open({ placeIds: [], phase: 'PLANNED', since: '2027-12-01T00:00:00Z' })
    const ids = async (query: string) => (await incidents(query)).map(({ incidentId }) => incidentId)
    const sanchaung = await ids('?placeId=sanchaung')
    expect(sanchaung).toEqual(expect.arrayContaining([here.incidentId, everywhere.incidentId]))
    const elsewhere = await ids('?placeId=nowhere')
    expect(elsewhere).not.toContain(here.incidentId)
    expect(elsewhere).toContain(everywhere.incidentId)
    expect(await incidents()).toContainEqual(
      expect.objectContaining({ incidentId: planned.incidentId, status: 'PLANNED' }),
    )
    const unknown = { service: 'ftth', ...words, placeIds: ['no such place'] }
    expect((await office.ask(lead, staff.openIncident, { body: unknown as never })).code).toBe('NOT_FOUND')
  })

  it('of two who change the same, one does; an agent changes nothing', async () => {
    const one = await open()
    const update = { ...last, phase: 'FIXING', etaAt: null, version: one.version }
    const ask = (who = lead) =>
      office.ask(who, staff.updateIncident, {
        params: { incidentId: one.incidentId },
        body: update as never,
      })
    expect((await ask()).code).toBe('SUCCESS')
    expect((await ask()).code).toBe('TICKET_CHANGED')
    expect((await ask(await office.colleague('CARE_AGENT'))).code).toBe('FORBIDDEN')
  })
})

describe('readings', () => {
  const beat = () =>
    makeBeat({
      db: worker,
      clock: site.clock,
      look: makeLook({ db: worker, clock: site.clock, channels: async () => channels }),
      readIncidents: async () => [],
      readReadings: async () => [],
      push: null,
      onSilent: () => {},
    })('0e1c5a4e-3f0d-4b7a-9a55-5a3a1d1e0001')
  const stateOf = async (part: string) => (await readings()).find((one) => one.part === part)

  it('S-329 nothing is said without something seen, and what nobody looks at any more is unknown', async () => {
    channels = [
      { channel: 'kbzpay', name: 'KBZPay', nameMm: 'KBZPay', state: 'UP', lastAt: site.clock.now() },
      { channel: '2c2p', name: 'Cards', nameMm: 'ကတ်', state: 'UP', lastAt: null },
    ]
    await beat()
    expect(await stateOf('WEBSITE')).toMatchObject({ state: 'UP' })
    expect(await stateOf('SMS')).toMatchObject({ state: 'UNKNOWN', heardAt: null })
    const paying = (await readings()).filter(({ part }) => part === 'PAYMENT')
    expect(paying).toMatchObject([
      { name: 'Cards', state: 'UNKNOWN' },
      { name: 'KBZPay', state: 'UP' },
    ])
    site.clock.forward(121_000)
    expect((await readings()).filter(({ part }) => part === 'PAYMENT')).toMatchObject([
      { state: 'UNKNOWN' },
      { name: 'KBZPay', state: 'UNKNOWN', heardAt: channels[0]?.lastAt?.toISOString() },
    ])
  })

  it('codes that wait are told of', async () => {
    const at = (seconds: number) => new Date(site.clock.now().getTime() - seconds * 1_000)
    await sql`insert into sms_message (id, recipient, kind, template, lang, state, created_at, turn_at, valid_until, ended_at)
      select gen_random_uuid(), '959650000001', 'code', 'login', 'en', 'DELIVERED', ${at(60)}, ${at(60)}, ${at(-60)}, ${at(50)}
      from generate_series(1, 9)`.execute(site.db)
    await beat()
    expect(await stateOf('CODES')).toMatchObject({ state: 'UP', heardAt: at(50).toISOString() })
    await sql`insert into sms_message (id, recipient, kind, template, lang, state, created_at, turn_at, valid_until, body_sealed)
      values (gen_random_uuid(), '959650000001', 'code', 'login', 'en', 'QUEUED', ${at(130)}, ${at(130)}, ${at(-60)}, '\\x00')`.execute(
      site.db,
    )
    await beat()
    expect(await stateOf('CODES')).toMatchObject({ state: 'DOWN' })
  })
})

describe('a line that goes', () => {
  it('takes along what it wanted to be told, and its owner reads it before', async () => {
    const one = await open()
    const ann = await site.person(0)
    await tellMe(ann.token, one.incidentId)
    expect(await makeWatchStore(site.db).ofLine(ann.number)).toMatchObject([{ title: words.title }])
    await worker.transaction().execute((tx) => makeWatchStore(tx).forgetLine(ann.number))
    expect(await makeWatchStore(site.db).ofLine(ann.number)).toEqual([])
  })

  it('leaves its next holder nothing of an incident that ends in the same moment', async () => {
    const one = await open()
    const [bob, cho] = [await site.stranger(), await site.stranger()]
    for (const line of [bob, cho]) await report(line, 'A third ward')
    await sql`update ticket set incident_id = ${one.incidentId} where line in (${bob}, ${cho})`.execute(
      site.db,
    )
    await decide(one.incidentId, { what: 'END', version: one.version, ...last })
    const before = site.inbox.length
    expect(await hands.tell(bob, 'REASSIGNED')).toBe('DONE')
    const { both } = await inTransaction(site.db, async (tx) => {
      // The hand-over comes to this table after the tickets.
      await sql`lock table fibre.contract in share mode`.execute(tx)
      const handedOver = hands.finish()
      await untilWaiting(site.db, 1)
      const told = tellAll(one.incidentId)
      await untilWaiting(site.db, 2)
      return { both: [handedOver, told] }
    })
    await Promise.all(both)
    expect(endedSms(before)).toMatchObject([{ to: cho, template: 'ticketIncidentEnded' }])
  })

  it('may ask as often a day as it may report', async () => {
    const ann = await site.person(0)
    const codes: string[] = []
    for (let at = 0; at < 11; at += 1) codes.push((await tellMe(ann.token, (await open()).incidentId)).code)
    expect(codes.slice(0, 10).every((code) => code === 'SUCCESS')).toBe(true)
    expect(codes[10]).toBe('TICKETS_LIMIT')
  })
})

it('what ended is shown for ninety days', async () => {
  const ended = async () => (await incidents()).filter(({ status }) => status === 'RESOLVED').length
  site.clock.forward(89 * 86_400_000)
  expect(await ended()).toBeGreaterThan(0)
  site.clock.forward(2 * 86_400_000)
  expect(await ended()).toBe(0)
})
