import { pino } from 'pino'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fibreAt } from '#apps/api/test-fibre.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import { officeAt, type Colleague, type Office } from '#apps/staff-api/test-office.ts'
import { askForCall } from '#contracts/call-backs.ts'
import { finishCallBack, listCallBacks, takeCallBack } from '#contracts/staff/call-backs.ts'
import { getDesk } from '#contracts/staff/desk.ts'
import { servedDatabase } from '#db/test-database.ts'
import { makeServer } from '#platform/http/make-server.ts'
import { urlOf } from '#platform/http/serve.ts'
import { callBackRoutes, makeCallBackStore, makeKeepCallBack } from './index.ts'

const DAY_MS = 86_400_000
const why = 'wants F40, ordered on the website'
let site: ValueApp
let office: Office
let app: FastifyInstance
const at = fibreAt(() => site)

beforeAll(async () => {
  site = await valueApp({}, {})
  office = await officeAt(site)
  app = makeServer({ log: pino({ level: 'silent' }) })
  const { clock, identity } = site
  const db = servedDatabase(site.url, 'api')
  const keep = makeKeepCallBack({ db, clock, humanCheck: identity.humanCheck })
  callBackRoutes(app, { keep, isPlace: (placeId) => placeId === 'dagon' || placeId === 'sanchaung' })
})
afterAll(() => app.close())

const wish = (more: object = {}) => ({
  fullName: 'U Ba Maung',
  contactPhone: '09779000099',
  placeId: 'dagon',
  consent: true,
  captchaToken: at.humanToken('LEAD'),
  ...more,
})
type Sent = { code: string; result: { reference: string } | null }
const askSim = async (more: object = {}): Promise<Sent> =>
  (
    await app.inject({
      method: 'POST',
      url: urlOf(askForCall),
      payload: wish({ subject: 'SIM', ...more }),
      headers: { 'x-client': app.clientName, 'accept-language': 'en' },
    })
  ).json<Sent>()
const askFibre = (more: object = {}) => at.post(null, '/gw/ftth/customer/create', wish(more))

const open = async (who: Colleague, view = 'OPEN') =>
  (await office.ask(who, listCallBacks, { body: { view } })).result.rows

describe('a call-back about a SIM', () => {
  it('is one for a number, a place and a day, behind a human check, and apart from one about fibre', async () => {
    const phone = { contactPhone: '09977000001' }
    const first = await askSim(phone)
    expect(first.result?.reference).toMatch(/^C-\d+-\d$/)
    expect((await askSim(phone)).result).toEqual(first.result)
    expect((await askSim({ ...phone, placeId: 'sanchaung' })).result).not.toEqual(first.result)
    expect(at.as<{ reference: string }>(await askFibre(phone)).reference).not.toBe(first.result?.reference)
    expect((await askSim({ ...phone, captchaToken: 'x' })).code).toBe('CAPTCHA_INVALID')
    expect((await askSim({ ...phone, placeId: 'nowhere' })).code).toBe('NOT_FOUND')
    expect((await askSim({ contactPhone: '123' })).code).toBe('NUMBER_INVALID')
    expect((await askSim({ ...phone, subject: 'FIBRE' })).code).toBe('VALIDATION')
    expect((await askSim({ ...phone, consent: false })).code).toBe('VALIDATION')
  })

  it('is seen and called by care at the time that was asked for; dispatch neither sees nor counts it', async () => {
    const [care, dispatch] = [await office.colleague('CARE_AGENT'), await office.colleague('FTTH_DISPATCH')]
    const { result } = await askSim({ contactPhone: '09977000002', callTime: 'EVE' })
    const seen = (await open(care)).find(({ reference }) => reference === result?.reference)
    expect(seen).toMatchObject({ subject: 'SIM', callTime: 'EVE', name: 'U B••• M•••', phone: '•••002' })
    expect((await open(dispatch)).filter(({ subject }) => subject !== 'FIBRE')).toEqual([])
    const waiting = async (who: Colleague) =>
      (await office.ask(who, getDesk)).result.queues.find(({ queue }) => queue === 'CALL_BACKS')?.count
    expect(await waiting(dispatch)).toBe((await open(dispatch)).length)
    expect(await waiting(care)).toBe((await open(care)).length)
    const params = { callBackId: seen?.callBackId ?? '' }
    const take = (who: Colleague) => office.ask(who, takeCallBack, { params, body: { version: 1 } })
    expect((await take(dispatch)).code).toBe('NOT_FOUND')
    expect((await take(care)).result).toMatchObject({ name: 'U Ba Maung', phone: '09977000002' })
    const done = (who: Colleague) => office.ask(who, finishCallBack, { params, body: { version: 2, why } })
    expect((await done(dispatch)).code).toBe('NOT_FOUND')
    expect((await done(care)).code).toBe('SUCCESS')
  })

  it('is told to its owner, and forgotten with the number and after its time', async () => {
    await askSim({ contactPhone: '09977000003' })
    await askSim({ contactPhone: '09977000004' })
    const worker = servedDatabase(site.url, 'worker')
    const of = (line: string) => makeCallBackStore(worker).ofLine(line)
    expect(await of('959977000003')).toMatchObject([{ subject: 'SIM', full_name: 'U Ba Maung' }])
    await makeCallBackStore(worker).forgetLine('959977000003')
    expect(await of('959977000003')).toEqual([])
    expect(await of('959977000004')).toHaveLength(1)
    await makeCallBackStore(worker).sweep(new Date(site.clock.now().getTime() - DAY_MS))
    expect(await of('959977000004')).toHaveLength(1)
    await makeCallBackStore(worker).sweep(new Date(site.clock.now().getTime() + DAY_MS))
    expect(await of('959977000004')).toEqual([])
  })
})

describe('call-backs about fibre', () => {
  it('are masked until taken, taken by one, and done by whoever took them', async () => {
    const [one, two] = [await office.colleague('FTTH_DISPATCH'), await office.colleague('CARE_AGENT')]
    await askFibre()
    const [found] = await open(one)
    expect(found).toMatchObject({ name: 'U B••• M•••', phone: '•••099', takenBy: null })
    const params = { callBackId: found?.callBackId ?? '' }
    const take = (who: Colleague) => office.ask(who, takeCallBack, { params, body: { version: 1 } })
    const both = await Promise.all([take(one), take(two)])
    expect(both.map(({ code }) => code).toSorted()).toEqual(['MESSAGE_CHANGED', 'SUCCESS'])
    const [mine, late] = both[0].code === 'SUCCESS' ? [one, two] : [two, one]
    expect(await open(mine, 'MINE')).toMatchObject([
      { name: 'U Ba Maung', phone: '09779000099', isMine: true },
    ])
    expect(JSON.stringify(await open(late))).not.toMatch(/Maung|779000/)
    const done = (who: Colleague) => office.ask(who, finishCallBack, { params, body: { version: 2, why } })
    expect((await done(late)).code).toBe('MESSAGE_CHANGED')
    expect((await done(mine)).code).toBe('SUCCESS')
    expect(await open(one)).toEqual([])
    expect(await open(mine, 'DONE')).toMatchObject([{ calledAt: expect.any(String) }])
  })
})
