import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { officeAt, type Colleague, type Office } from '#apps/staff-api/test-office.ts'
import { APPLICATION_CODES } from '#contracts/applications.ts'
import type { Order } from '#contracts/payments.ts'
import * as staff from '#contracts/staff/applications.ts'
import { ownApplications } from './index.ts'
import { applicationDesk } from '#apps/api/test-application-desk.ts'
import { aChannel, guestToken } from '#apps/api/test-fibre.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'

const DAY_MS = 86_400_000
const fake = aChannel()
let site: ValueApp
let office: Office
let agent: Colleague
const { at, on, pay, seen, act, settled, take, fibreOf, payFee } = applicationDesk(
  () => ({ site, office, agent }),
  fake,
)

beforeAll(async () => {
  site = await valueApp({}, { channels: [fake.channel] })
  office = await officeAt(site)
  agent = await office.colleague('CARE_AGENT')
})

const refundsOf = async (orderId: string) => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from payment_refund r
    join payment p on p.id = r.payment_id where p.order_id = ${orderId}`.execute(site.db)
  return rows[0]?.count
}

describe('what can be applied for', () => {
  it('is all sixteen, by both verbs with the same bytes, in both languages', async () => {
    const types = await on.types()
    expect(types.map(({ code }) => code).toSorted()).toEqual([...APPLICATION_CODES].toSorted())
    const posted = await site.inject('POST', '/api/v1/get-service-application', { payload: {} })
    expect(posted.result).toEqual(types)
    expect(types.filter(({ fee }) => fee > 0).map(({ code, fee }) => [code, fee])).toEqual([
      ['SIM_REPLACE', 1_500],
      ['NUMBER_CHANGE', 5_000],
      ['FTTH_RELOCATE', 30_000],
    ])
    for (const type of types) expect(type.stepsMm).toHaveLength(type.steps.length)
  })
})

describe('applying', () => {
  it.each(APPLICATION_CODES)('S-304 %s is kept with its own answers, and no others', async (code) => {
    const ann = await site.person(0)
    const isFibre = code.startsWith('FTTH') || code === 'STATIC_IP'
    const about = isFibre ? { code, contractNo: await fibreOf(ann) } : { code }
    const more = { ...(await on.answers(ann, code)), salary: '1' }
    const extra = await on.send(ann.token, { requestId: randomUUID(), ...about, answers: more })
    expect(extra).toMatchObject({
      code: 'VALIDATION',
      errors: [{ field: 'answers.salary', rule: 'unknown' }],
    })
    const { code: said, made } = await on.apply(ann, about)
    expect(said).toBe('SUCCESS')
    expect(made).toMatchObject({ isNew: true, reference: expect.stringMatching(/^A-\d{6}-/) })
    const type = (await on.types()).find((one) => one.code === code)
    const keys = type?.formSchema.filter(({ type: kind }) => kind !== 'file').map(({ key }) => key)
    expect(made.application.answers.map(({ key }) => key)).toEqual(keys)
    const { rows } = await sql<{
      all: string
    }>`select answers::text || coalesce(identity_shown::text, '') as all
      from application where reference = ${made.reference}`.execute(site.db)
    expect(rows[0]?.all).not.toContain('123456')
  })

  it('needs the code of the line, good once, for this application and nobody else', async () => {
    const [ann, bob] = [await site.person(0), await site.person(0)]
    const about = { code: 'IDD_ON_OFF' }
    const answers = { what: 'ON' }
    const bare = await on.send(ann.token, { requestId: randomUUID(), ...about, answers })
    expect(bare.code).toBe('OTP_REQUIRED')
    const proof = await on.proof(ann, about)
    const other = { requestId: randomUUID(), code: 'ROAMING_ON_OFF', answers, ...proof }
    expect((await on.send(ann.token, other)).code).toMatch(/^OTP_/)
    const stolen = { requestId: randomUUID(), ...about, answers, ...proof }
    expect((await on.send(bob.token, stolen)).code).toMatch(/^OTP_/)
    const right = await on.send(ann.token, { requestId: randomUUID(), ...about, answers, ...proof })
    expect(right.code).toBe('SUCCESS')
  })

  it('the same intent again, and the same thing while it is open, is the same application, also many at once', async () => {
    const ann = await site.person(0)
    const proof = await on.proof(ann, { code: 'E_BILL' })
    const body = {
      requestId: randomUUID(),
      code: 'E_BILL',
      answers: await on.answers(ann, 'E_BILL'),
      ...proof,
    }
    const all = await Promise.all(Array.from({ length: 8 }, () => on.send(ann.token, body)))
    expect(new Set(all.map(({ made }) => made.reference)).size).toBe(1)
    const again = await on.send(ann.token, { ...body, requestId: randomUUID() })
    expect(again.made).toMatchObject({ isNew: false, reference: all[0]?.made.reference })
    const { application } = await on.read(ann.token, all[0]?.made.reference ?? '')
    expect(application.timeline.map(({ state }) => state)).toEqual(['RECEIVED'])
  })

  it.each([
    ['a question left open', { answers: {} }, 'VALIDATION'],
    ['a choice there is not', { answers: { what: 'MAYBE' } }, 'VALIDATION'],
    ['somebody else’s line', { phoneNumber: '09690000001' }, 'FORBIDDEN'],
    ['a type there is not', { code: 'NOTHING' }, 'VALIDATION'],
  ])('with %s is refused, and nothing is stored', async (_, more, code) => {
    const ann = await site.person(0)
    const body = { requestId: randomUUID(), code: 'IDD_ON_OFF', answers: { what: 'ON' }, ...more }
    expect((await on.send(ann.token, body)).code).toBe(code)
    const { rows } = await sql`select from application where line = ${ann.number}`.execute(site.db)
    expect(rows).toHaveLength(0)
  })

  it('a stranger’s file, a file twice and a contract of somebody else are refused', async () => {
    const [ann, bob] = [await site.person(0), await site.person(0)]
    const contractNo = await fibreOf(ann)
    const given = await on.answers(ann, 'REGISTRATION_UPDATE')
    const proof = await on.proof(ann, { code: 'REGISTRATION_UPDATE' })
    const body = { requestId: randomUUID(), code: 'REGISTRATION_UPDATE', ...proof }
    const foreign = { ...given, selfie: await on.file(bob) }
    expect((await on.send(ann.token, { ...body, answers: foreign })).code).toBe('FILE_NOT_ACCEPTED')
    const twice = { ...given, selfie: given['idFront'] }
    expect((await on.send(ann.token, { ...body, answers: twice })).code).toBe('FILE_NOT_ACCEPTED')
    // A refusal rolled everything back, so the code is still valid.
    expect((await on.send(ann.token, { ...body, answers: given })).code).toBe('SUCCESS')
    const asked = await site.inject('POST', '/api/v1/service-application/code', {
      token: bob.token,
      payload: { code: 'STATIC_IP', contractNo },
    })
    expect(asked.code).toBe('FTTH_ACCOUNT_NOT_FOUND')
    const stolen = { requestId: randomUUID(), code: 'STATIC_IP', contractNo, answers: { what: 'ON' } }
    expect((await on.send(bob.token, stolen)).code).toBe('FTTH_ACCOUNT_NOT_FOUND')
  })

  it('for fibre the code goes to the phone of the contract; when that changed hands nobody applies', async () => {
    const [ann, phone] = [await site.person(0), await site.stranger()]
    const contractNo = await at.contract(0, { line: phone })
    await sql`insert into fibre_link (account_id, contract_no, linked_at, linked_by)
      values ((select id from account where number = ${ann.number}), ${contractNo}, now(), 'CODE')`.execute(
      site.db,
    )
    const about = { code: 'STATIC_IP', contractNo }
    const proof = await on.proof(ann, about, phone)
    expect(JSON.stringify(proof)).not.toContain(phone.slice(2))
    const body = { requestId: randomUUID(), ...about, answers: { what: 'ON' } }
    expect((await on.send(ann.token, { ...body, ...proof })).code).toBe('SUCCESS')
    await sql`update fibre.contract set line_changed_hands = true where contract_no = ${contractNo}`.execute(
      site.db,
    )
    const later = await site.inject('POST', '/api/v1/service-application/code', {
      token: ann.token,
      payload: { code: 'FTTH_SUSPEND', contractNo },
    })
    expect(later.code).toBe('FORBIDDEN')
  })

  it('without the SIM a proven contact number applies for a new one, pays at the shop, and for nothing else', async () => {
    const [lost, friend] = [await site.stranger(), await site.stranger()]
    const token = await guestToken(site, friend, 'TICKET')
    const guest = { token, number: friend }
    const given = await on.answers(guest, 'SIM_REPLACE')
    const files = { idFront: await on.file(guest, true), idBack: await on.file(guest, true) }
    const body = {
      requestId: randomUUID(),
      code: 'SIM_REPLACE',
      phoneNumber: lost,
      answers: { ...given, ...files },
    }
    const sent = await on.send(token, body)
    expect(sent.made.application).toMatchObject({ feeState: 'SHOP', can: { pay: false } })
    expect(sent.made.application.line).toContain('•••')
    const other = { requestId: randomUUID(), code: 'IDD_ON_OFF', answers: { what: 'ON' } }
    expect((await on.send(token, other)).code).toBe('FORBIDDEN')
    const applicationId = await on.idOf(sent.made.reference)
    expect(await seen(applicationId)).toMatchObject({ proof: 'SHOP', line: expect.stringContaining('•••') })
    expect((await on.read((await site.person(0)).token, sent.made.reference)).code).toBe('NOT_FOUND')
  })
})

describe('the office', () => {
  it('asks for more, is answered, and is done only with the number of the system that did it', async () => {
    const [ann, bob] = [await site.person(0), await site.person(0)]
    const { made } = await on.apply(ann, { code: 'REGISTRATION_UPDATE' })
    const { reference } = made
    const before = await seen(await on.idOf(reference))
    expect(JSON.stringify(before)).not.toContain('123456')
    expect((await take(reference)).result).toMatchObject({ state: 'CHECKING', isMine: true })
    expect(JSON.stringify(await seen(await on.idOf(reference)))).toContain('12/KAMAYA(N)123456')
    expect((await act(staff.askMore, reference, { words: 'The photo of the back is dark.' })).code).toBe(
      'SUCCESS',
    )
    expect(site.inbox.at(-1)).toMatchObject({ to: ann.number, template: 'applicationMore' })
    const url = `/api/v1/service-application/${reference}/reply`
    const payload = { requestId: randomUUID(), text: 'Here it is again.', fileIds: [await on.file(ann)] }
    expect((await site.inject('POST', url, { token: bob.token, payload })).code).toBe('NOT_FOUND')
    for (const _ of [1, 2])
      expect((await site.inject('POST', url, { token: ann.token, payload })).code).toBe('SUCCESS')
    const unasked = { ...payload, requestId: randomUUID(), fileIds: [] }
    expect((await site.inject('POST', url, { token: ann.token, payload: unasked })).code).toBe(
      'APPLICATION_STATE',
    )
    expect((await act(staff.doneApplication, reference)).code).toBe('VALIDATION')
    const systemRef = `CRM-${randomUUID().slice(0, 8)}`
    expect((await act(staff.doneApplication, reference, { systemRef })).result).toMatchObject({
      state: 'DONE',
    })
    const { application } = await on.read(ann.token, reference)
    expect(application.timeline.map(({ state, by }) => `${state} ${by}`)).toEqual([
      'RECEIVED CUSTOMER',
      'CHECKING STAFF',
      'MORE_NEEDED STAFF',
      'CHECKING CUSTOMER',
      'DONE STAFF',
    ])
    expect(application.timeline[3]?.files).toHaveLength(1)
    const next = await on.apply(bob, { code: 'IDD_ON_OFF' })
    await take(next.made.reference)
    expect((await act(staff.doneApplication, next.made.reference, { systemRef })).code).toBe(
      'DUPLICATE_REQUEST',
    )
  })

  it('a fee is paid once and goes back once when we refuse; nobody takes it before it is paid', async () => {
    const [ann, bob] = [await site.person(0), await site.person(0)]
    const { made } = await on.apply(ann, { code: 'NUMBER_CHANGE' })
    const { reference } = made
    expect(made.application).toMatchObject({ fee: 5_000, feeState: 'UNPAID', slaDueAt: null })
    expect((await take(reference)).code).toBe('FEE_NOT_PAID')
    const wish = { type: 'SERVICE_FEE', reference, expectedTotal: 5_000 }
    expect((await at.order(bob, wish)).code).toBe('NOT_FOUND')
    expect((await at.order(ann, { ...wish, expectedTotal: 1 })).code).toBe('PRICE_CHANGED')
    const [one, two] = [at.as<Order>(await at.order(ann, wish)), at.as<Order>(await at.order(ann, wish))]
    expect(two.orderId).toBe(one.orderId)
    const { orderId } = await payFee(ann, reference, 5_000)
    expect((await on.read(ann.token, reference)).application).toMatchObject({ feeState: 'PAID', orderId })
    expect((await at.order(ann, wish)).code).toBe('ORDER_ALREADY_PAID')
    await take(reference)
    expect((await act(staff.refuseApplication, reference, { words: 'The number is not free.' })).code).toBe(
      'SUCCESS',
    )
    for (const _ of [1, 2, 3]) await settled()
    expect(await refundsOf(orderId)).toBe(1)
    expect((await on.read(ann.token, reference)).application).toMatchObject({
      state: 'REFUSED',
      feeState: 'BACK',
    })
    expect((await pay.inquire(ann, orderId)).order).toMatchObject({ refund: 'DONE' })
  })

  it('money that comes after the application has ended goes back', async () => {
    const ann = await site.person(0)
    const { made } = await on.apply(ann, { code: 'NUMBER_CHANGE' })
    const { reference } = made
    const wish = { type: 'SERVICE_FEE', reference, expectedTotal: 5_000 }
    const order = at.as<Order>(await at.order(ann, wish))
    const begun = await pay.begun(ann, order.orderId)
    // Pretends that a week has passed.
    await sql`update application set due_at = ${site.clock.now()} where reference = ${reference}`.execute(
      site.db,
    )
    await site.payDue()
    expect(await seen(await on.idOf(reference))).toMatchObject({ state: 'REFUSED', feeState: 'UNPAID' })
    fake.pay(begun.reference)
    await settled()
    expect(await refundsOf(order.orderId)).toBe(1)
    expect(await seen(await on.idOf(reference))).toMatchObject({ state: 'REFUSED', feeState: 'UNPAID' })
  })
})

describe('the end', () => {
  it('stands in the file of the own data, without the identity number', async () => {
    const ann = await site.person(0)
    const { made } = await on.apply(ann, { code: 'REGISTRATION_UPDATE' })
    const account = await sql<{ id: string }>`select id from account where number = ${ann.number}`.execute(
      site.db,
    )
    const own = JSON.stringify(await ownApplications(site.db, [`account:${account.rows[0]?.id}`]))
    expect(own).toContain(made.reference)
    expect(own).not.toContain('123456')
  })

  it('whoever has the number next finds nothing, the files are noise, and a paid fee goes back', async () => {
    const ann = await site.person(0)
    const { made } = await on.apply(ann, { code: 'SIM_REPLACE' })
    const { orderId } = await payFee(ann, made.reference, 1_500)
    await site.lineEvent({ eventId: randomUUID(), number: ann.number, what: 'ENDED', at: site.clock.now() })
    for (let round = 0; round < 6; round += 1) {
      site.clock.forward(61_000)
      await site.finishLineEvents()
    }
    const { rows } = await sql`select from application where reference = ${made.reference}`.execute(site.db)
    expect(rows).toHaveLength(0)
    const keys = await sql`select from file_object where line = ${ann.number} and state <> 'ENDED'`.execute(
      site.db,
    )
    expect(keys.rows).toHaveLength(0)
    await settled()
    expect(await refundsOf(orderId)).toBe(1)
  })

  it('a question that nobody answers for two weeks ends it, and two years later it is forgotten', async () => {
    const ann = await site.person(0)
    const { made } = await on.apply(ann, { code: 'IDD_ON_OFF' })
    await take(made.reference)
    await act(staff.askMore, made.reference, { words: 'Which countries do you need?' })
    site.clock.forward(14 * DAY_MS + 1_000)
    await site.payDue()
    const { rows } =
      await sql`select from application where reference = ${made.reference} and state = 'REFUSED'`.execute(
        site.db,
      )
    expect(rows).toHaveLength(1)
    site.clock.forward(731 * DAY_MS)
    await site.payDue()
    const later = await sql`select from application where reference = ${made.reference}`.execute(site.db)
    expect(later.rows).toHaveLength(0)
  })
})
