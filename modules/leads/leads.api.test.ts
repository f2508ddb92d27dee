import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fibreAt } from '#apps/api/test-fibre.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import { LEAD_FIELDS, LEAD_PRODUCTS, type LeadProduct } from '#contracts/lead-fields.ts'
import { sendLead } from '#contracts/leads.ts'
import { getLead, listLeads, stepLead, takeLead, type LeadState } from '#contracts/staff/leads.ts'
import { servedDatabase } from '#db/test-database.ts'
import { DUE_LEADS, leadRoutes, makeForgetLead, makeSendLead } from './index.ts'
import { makeServer } from '#platform/http/make-server.ts'
import { urlOf } from '#platform/http/serve.ts'
import { takeDue } from '#platform/jobs/due-rows.ts'
import { officeAt, type Colleague, type Office } from '#apps/staff-api/test-office.ts'

const DAY_MS = 86_400_000
let site: ValueApp
let office: Office
let app: FastifyInstance
const fibre = fibreAt(() => site)

beforeAll(async () => {
  site = await valueApp({}, {})
  office = await officeAt(site)
  app = makeServer({ log: pino({ level: 'silent' }) })
  const { clock, rules, identity } = site
  const db = servedDatabase(site.url, 'api')
  const isPlace = (placeId: string) => placeId === 'MM-YGN-HLA'
  leadRoutes(app, { send: makeSendLead({ db, clock, rules, humanCheck: identity.humanCheck, isPlace }) })
})
afterAll(() => app.close())

/** Valid answers to every question of a product. */
const answers = (product: LeadProduct): Record<string, string> =>
  Object.fromEntries(
    LEAD_FIELDS[product].map(({ key, type, min, options }) => [
      key,
      type === 'select'
        ? (options?.[0]?.value ?? '')
        : type === 'number'
          ? String(min)
          : type === 'date'
            ? '2027-01-15'
            : 'Hlaing42',
    ]),
  )

const wish = (product: LeadProduct, more: object = {}) => ({
  product,
  company: 'Golden Lake Trading',
  contactName: 'Daw Hla Hla',
  phone: '01 234 5678',
  email: `${randomUUID()}@example.com`,
  need: 'We open two new offices in May.',
  detail: answers(product),
  consent: true,
  captchaToken: fibre.humanToken('LEAD'),
  ...more,
})
type Sent = {
  code: string
  result: { reference: string; isNew: boolean }
  errors?: { field: string; rule: string }[]
}
const send = async (payload: object): Promise<Sent> =>
  (
    await app.inject({
      method: 'POST',
      url: urlOf(sendLead),
      payload,
      headers: { 'x-client': app.clientName, 'accept-language': 'en' },
    })
  ).json<Sent>()

const leadIdOf = async (reference: string): Promise<string> =>
  (await site.db.selectFrom('lead').select('id').where('reference', '=', reference).executeTakeFirstOrThrow())
    .id

describe('a lead', () => {
  it.each(LEAD_PRODUCTS)('S-327 of %s is kept with its own answers, and no others', async (product) => {
    const sent = await send(wish(product))
    expect(sent).toMatchObject({
      code: 'SUCCESS',
      result: { isNew: true, reference: expect.stringMatching(/^B-/) },
    })
    const more = await send(wish(product, { detail: { ...answers(product), salary: '1' } }))
    expect(more).toMatchObject({ code: 'VALIDATION', errors: [{ field: 'detail.salary', rule: 'unknown' }] })
    const needed = LEAD_FIELDS[product].filter(({ required }) => required)
    const without = await send(wish(product, { detail: {} }))
    expect(without.errors?.map(({ field }) => field)).toEqual(needed.map(({ key }) => `detail.${key}`))
  })

  it.each([
    ['a name of digits only', 'bulk-sms', 'senderName', '12345', 'format'],
    ['too little bandwidth', 'dia', 'bandwidth', '9', 'tooSmall'],
    ['too many sites', 'dia', 'sites', '201', 'tooBig'],
    ['a choice we do not have', 'dia', 'sla', '100', 'choice'],
  ] as const)('%s is refused', async (_, product, key, value, rule) => {
    const sent = await send(wish(product, { detail: { ...answers(product), [key]: value } }))
    expect(sent).toMatchObject({ code: 'VALIDATION', errors: [{ field: `detail.${key}`, rule }] })
  })

  it('asks for the human check last, takes each once, and wants consent and a place that there is', async () => {
    const captchaToken = fibre.humanToken('LEAD')
    expect((await send(wish('rpa', { captchaToken, detail: {} }))).code).toBe('VALIDATION')
    expect((await send(wish('rpa', { captchaToken, placeId: 'MM-NOWHERE' }))).code).toBe('NOT_FOUND')
    expect((await send(wish('rpa', { captchaToken, placeId: 'MM-YGN-HLA' }))).code).toBe('SUCCESS')
    expect((await send(wish('rpa', { captchaToken }))).code).toBe('CAPTCHA_INVALID')
    expect((await send(wish('rpa', { captchaToken: fibre.humanToken('CONTACT') }))).code).toBe(
      'CAPTCHA_INVALID',
    )
    expect((await send(wish('rpa', { consent: false }))).code).toBe('VALIDATION')
  })

  it('of the same address and product within 7 days joins the first, also at once, in any case of letters', async () => {
    const email = `Sales-${randomUUID()}@Example.com`
    // Six times, because two concurrent requests have to overlap.
    for (let round = 0; round < 6; round += 1) {
      const address = round === 0 ? email : `${randomUUID()}@example.com`
      const all = await Promise.all(
        Array.from({ length: 10 }, (_, at) =>
          send(wish('m2m', { email: at % 2 ? address : address.toLowerCase() })),
        ),
      )
      expect(new Set(all.map(({ result }) => result.reference)).size).toBe(1)
      expect(all.filter(({ result }) => result.isNew)).toHaveLength(1)
    }
    const other = await send(wish('dia', { email }))
    expect(other.result.isNew).toBe(true)
    site.clock.forward(8 * DAY_MS)
    expect((await send(wish('m2m', { email }))).result.isNew).toBe(true)
  })
})

describe('in the office', () => {
  const ask = (who: Colleague, leadId: string) => office.ask(who, getLead, { params: { leadId } })
  const step = (who: Colleague, leadId: string, version: number, to: LeadState, why?: string) =>
    office.ask(who, stepLead, { params: { leadId }, body: { version, to, ...(why && { why }) } })

  it('S-327 is seen by sales, whole for whoever has taken it, and followed until it is won', async () => {
    const [sales, other] = [await office.colleague('SALES_B2B'), await office.colleague('SALES_B2B')]
    const email = `won-${randomUUID()}@example.com`
    const { reference } = (await send(wish('dia', { email }))).result
    await send(wish('dia', { email, need: 'And a second line as backup.' }))
    const leadId = await leadIdOf(reference)
    const rows = (await office.ask(sales, listLeads, { body: { state: 'NEW', size: 100 } })).result.rows
    expect(rows.find((row) => row.reference === reference)).toMatchObject({ wishes: 2, state: 'NEW' })
    const seen = (await ask(sales, leadId)).result
    expect(JSON.stringify(seen)).not.toContain(email)
    const both = await Promise.all(
      [sales, other].map((who) => office.ask(who, takeLead, { params: { leadId }, body: { version: 1 } })),
    )
    expect(both.map(({ code }) => code).toSorted()).toEqual(['MESSAGE_CHANGED', 'SUCCESS'])
    const [mine, late] = both[0]?.code === 'SUCCESS' ? [sales, other] : [other, sales]
    expect((await ask(mine, leadId)).result).toMatchObject({ email, state: 'ASSIGNED', written: [{}, {}] })
    expect((await ask(late, leadId)).result.email).not.toBe(email)
    expect((await step(late, leadId, 2, 'CONTACTED')).code).toBe('MESSAGE_CHANGED')
    expect((await step(mine, leadId, 2, 'WON')).code).toBe('MESSAGE_CHANGED')
    for (const [at, to] of (['CONTACTED', 'QUALIFIED', 'WON'] as const).entries())
      expect((await step(mine, leadId, 2 + at, to)).result.state).toBe(to)
    expect((await ask(mine, leadId)).result).toMatchObject({
      next: [],
      steps: [{}, {}, {}, {}, { state: 'WON' }],
    })
  })

  it('is given up only with a reason, and is nobody else’s business', async () => {
    const [sales, care] = [await office.colleague('SALES_B2B'), await office.colleague('CARE_AGENT')]
    const leadId = await leadIdOf((await send(wish('rpa'))).result.reference)
    expect((await ask(care, leadId)).code).toBe('FORBIDDEN')
    expect((await step(sales, leadId, 1, 'SPAM')).code).toBe('VALIDATION')
    expect((await step(sales, leadId, 1, 'SPAM', 'the same text to everybody')).result.state).toBe('SPAM')
  })

  it('is forgotten: spam after a month, the others never while they are open', async () => {
    const sales = await office.colleague('SALES_B2B')
    const [spam, open] = [await send(wish('eKYC')), await send(wish('eKYC'))]
    const [spamId, openId] = [await leadIdOf(spam.result.reference), await leadIdOf(open.result.reference)]
    await step(sales, spamId, 1, 'SPAM', 'the same text to everybody')
    site.clock.forward(31 * DAY_MS)
    const forget = makeForgetLead({ db: servedDatabase(site.url, 'worker'), clock: site.clock })
    for (const id of await takeDue(site.db, DUE_LEADS.rows, site.clock.now(), 100)) await forget(id)
    const left = await site.db.selectFrom('lead').select('id').where('id', 'in', [spamId, openId]).execute()
    expect(left).toEqual([{ id: openId }])
  })
})
