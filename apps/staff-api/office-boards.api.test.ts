import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { payingAt } from '#apps/api/test-pay.ts'
import { shopOf } from '#apps/api/test-shop.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import { getAttackFigures, liftLock, listAttacked } from '#contracts/staff/attacks.ts'
import { searchAudit } from '#contracts/staff/audit.ts'
import {
  listOffers,
  listPrices,
  listRules,
  proposeOffer,
  proposePrice,
  proposeRule,
} from '#contracts/staff/catalogue.ts'
import { exportCsv, getDesk, listViews, removeView, saveView } from '#contracts/staff/desk.ts'
import {
  answerMessage,
  closeMessage,
  getMessage,
  giveMessageBack,
  listMessages,
  takeMessage,
} from '#contracts/staff/messages.ts'
import { listOfficeChannels, switchChannelOff, switchChannelOn } from '#contracts/staff/payments.ts'
import { approveProposal, getProposal } from '#contracts/staff/proposals.ts'
import {
  endRecordSessions,
  getRecord,
  getRecordHistory,
  getRecordMessages,
  getRecordMoves,
  getRecordPayments,
  getRecordSessions,
  liftRecordLocks,
  lookUp,
  openRecord,
  showNumber,
} from '#contracts/staff/record.ts'
import { fakeChannel } from '#modules/payments/channel.fake.ts'
import { makeSwitchStore } from '#modules/payments/index.ts'
import { officeAt, type Colleague, type Office } from './test-office.ts'

const MINUTE_MS = 60_000
const fake = fakeChannel()
let site: ValueApp
let office: Office
const at = payingAt(
  () => site,
  () => fake,
)
const shop = shopOf(() => site)
beforeAll(async () => {
  site = await valueApp({}, { channels: [fake.channel] })
  office = await officeAt(site)
})

const approve = async (who: Colleague, proposalId: string) => {
  const { hash } = (await office.ask(who, getProposal, { params: { proposalId } })).result
  const answer = await office.ask(who, approveProposal, { params: { proposalId }, body: { hash } })
  await site.runProposals()
  return answer.code
}
const stateOf = async (who: Colleague, proposalId: string) =>
  (await office.ask(who, getProposal, { params: { proposalId } })).result.state
const grounds = { why: 'agreed in the meeting', evidence: 'minutes of 16 November' }

describe('the customer record', () => {
  const opened = async (who: Colleague, number: string) => {
    const [found] = (await office.ask(who, lookUp, { body: { text: number } })).result
    const params = { recordId: found?.recordId ?? '' }
    const open = await office.ask(who, openRecord, { params, body: { reason: 'CALL', reference: 'call 12' } })
    expect(open.code).toBe('SUCCESS')
    return params
  }

  it('is found by number, opened for a reason and for ten minutes, masked until the number is asked for', async () => {
    const [agent, other] = [await office.colleague('CARE_AGENT'), await office.colleague('CARE_AGENT')]
    const ann = await site.person(5_000)
    await shop.buy(ann, 'WEEK')
    const [found] = (await office.ask(agent, lookUp, { body: { text: ann.number } })).result
    const params = { recordId: found?.recordId ?? '' }
    expect(found?.number).toMatch(/•••/)
    expect(await office.ask(agent, getRecord, { params })).toMatchObject({ code: 'RECORD_CLOSED' })
    expect(await office.ask(agent, openRecord, { params, body: {} })).toMatchObject({ code: 'VALIDATION' })
    expect(await office.ask(agent, openRecord, { params, body: { reason: 'CALL' } })).toMatchObject({
      code: 'VALIDATION',
    })
    expect(
      await office.ask(other, openRecord, { params, body: { reason: 'CALL', reference: 'x1' } }),
    ).toMatchObject({
      code: 'NOT_FOUND',
    })
    await opened(agent, ann.number)
    const record = await office.ask(agent, getRecord, { params: await opened(agent, ann.number) })
    expect(record.result).toMatchObject({
      opened: false,
      nrc: null,
      balance: { main: 4_000 },
      packages: [{ product: 'WEEK' }],
    })
    expect(JSON.stringify(record.result)).not.toContain(ann.number.slice(2))
    const again = await opened(agent, ann.number)
    expect(await office.ask(agent, showNumber, { params: again })).toMatchObject({
      result: { number: expect.stringMatching(/^09 /) },
    })
    expect((await office.ask(agent, getRecordMoves, { params: again })).result.rows[0]).toMatchObject({
      kind: 'purchase',
      state: 'COMPLETED',
      asked: { do: 'charge', kyat: 1_000 },
    })
    expect((await office.ask(agent, getRecordHistory, { params: again })).result.rows).toHaveLength(1)
    expect((await office.ask(agent, getRecordMessages, { params: again })).code).toBe('SUCCESS')
    expect((await office.ask(agent, getRecordPayments, { params: again })).code).toBe('SUCCESS')
    site.clock.forward(10 * MINUTE_MS)
    expect(await office.ask(agent, getRecord, { params: again })).toMatchObject({ code: 'RECORD_CLOSED' })
    const auditor = await office.colleague('AUDITOR')
    const rows = (await office.ask(auditor, searchAudit, { body: { staffId: agent.staffId, size: 100 } }))
      .result.rows
    expect(rows.map(({ call }) => call)).toContain('getRecord')
    expect(rows.find(({ call, outcome }) => call === 'openRecord' && outcome === 'SUCCESS')).toMatchObject({
      reason: 'CALL call 12',
    })
    expect(JSON.stringify(rows)).not.toContain(ann.number.slice(3))
  })

  it('ends sessions and lifts locks, with why', async () => {
    const lead = await office.colleague('CARE_LEAD')
    const ann = await site.person(0)
    await sql`insert into otp_number (number, failed_at, consecutive, off_since) values (${ann.number}, array[platform.now()], 50,
      platform.now()) on conflict (number) do update set consecutive = 50, off_since = platform.now()`.execute(
      site.db,
    )
    const params = await opened(lead, ann.number)
    expect((await office.ask(lead, getRecord, { params })).result.locks).toMatchObject({ codesOff: true })
    const sessions = (await office.ask(lead, getRecordSessions, { params })).result
    expect(sessions.length).toBeGreaterThan(0)
    const why = 'phone was stolen'
    expect((await office.ask(lead, endRecordSessions, { params, body: { why } })).result.ended).toBe(
      sessions.length,
    )
    expect(await site.inject('GET', '/gw/me/transactions', { token: ann.token })).toMatchObject({
      code: 'TOKEN_EXPIRED',
    })
    expect((await office.ask(lead, liftRecordLocks, { params, body: { why } })).code).toBe('SUCCESS')
    expect((await office.ask(lead, getRecord, { params })).result.locks).toMatchObject({
      codesOff: false,
      lockedUntil: null,
    })
  })

  it('thirty in an hour by one person, and RISK hears of it', async () => {
    const [agent, risk] = [await office.colleague('CARE_AGENT'), await office.colleague('RISK')]
    for (let count = 0; count < 30; count += 1) await opened(agent, (await site.person(0)).number)
    expect(office.logged.some(({ text }) => text.includes('RISK must look'))).toBe(true)
    const figures = (await office.ask(risk, getAttackFigures)).result
    expect(figures.records.find(({ staffId }) => staffId === agent.staffId)).toMatchObject({ opened: 30 })
  })
})

describe('contact messages', () => {
  const written = async (phone: string | null) => {
    const body = { body: 'The signal in our street is weak.', ...(phone && { phone }) }
    await sql`insert into contact_message (reference, topic, body, phone, lang, received_at) values
      (${`C-261116-${Math.random().toString(36).slice(2, 8).toUpperCase()}`}, 'COMPLAINT', ${body.body}, ${phone}, 'en',
      ${site.clock.now()})`.execute(site.db)
    const { rows } = await sql<{
      id: string
    }>`select id from contact_message order by received_at desc, id limit 1`.execute(site.db)
    return rows[0]?.id ?? ''
  }

  it('is taken by one, answered by one SMS, and opens its customer without a reason', async () => {
    const [agent, other] = [await office.colleague('CARE_AGENT'), await office.colleague('CARE_LEAD')]
    site.clock.forward(1_000)
    const ann = await site.person(0)
    const params = { messageId: await written(ann.number) }
    const list = (await office.ask(agent, listMessages, { body: { state: 'NEW', size: 100 } })).result.rows
    expect(list.find(({ messageId }) => messageId === params.messageId)).toMatchObject({
      state: 'NEW',
      version: 1,
    })
    const seen = (await office.ask(agent, getMessage, { params })).result
    expect(seen).toMatchObject({ canSms: true, recordId: null, phone: expect.stringContaining('•••') })
    const both = await Promise.all(
      [agent, other].map((who) => office.ask(who, takeMessage, { params, body: { version: 1 } })),
    )
    expect(both.map(({ code }) => code).toSorted()).toEqual(['MESSAGE_CHANGED', 'SUCCESS'])
    const [mine, late] = both[0]?.code === 'SUCCESS' ? [agent, other] : [other, agent]
    const taken = (await office.ask(mine, getMessage, { params })).result
    expect(taken).toMatchObject({ phone: ann.number, isMine: true, version: 2 })
    const answer = { version: 2, by: 'SMS', template: 'answerSolved' }
    expect(await office.ask(late, answerMessage, { params, body: answer })).toMatchObject({
      code: 'MESSAGE_CHANGED',
    })
    const record = { params: { recordId: taken.recordId ?? '' }, body: { messageId: params.messageId } }
    expect((await office.ask(mine, openRecord, record)).code).toBe('SUCCESS')
    expect((await office.ask(mine, answerMessage, { params, body: answer })).result).toMatchObject({
      state: 'ANSWERED',
      answers: [{ by: 'SMS', template: 'answerSolved' }],
    })
    expect(site.inbox.at(-1)).toMatchObject({ to: ann.number, template: 'answerSolved' })
    expect(await office.ask(mine, answerMessage, { params, body: answer })).toMatchObject({
      code: 'MESSAGE_CHANGED',
    })
    const close = { version: 3, why: 'answered' }
    expect((await office.ask(mine, closeMessage, { params, body: close })).result.state).toBe('CLOSED')
  })

  it('without a number is answered by e-mail or telephone; what is given back is free again', async () => {
    const agent = await office.colleague('CARE_AGENT')
    site.clock.forward(1_000)
    const params = { messageId: await written(null) }
    await office.ask(agent, takeMessage, { params, body: { version: 1 } })
    const sms = { version: 2, by: 'SMS', template: 'answerCall' }
    expect(await office.ask(agent, answerMessage, { params, body: sms })).toMatchObject({
      code: 'NUMBER_INVALID',
    })
    expect((await office.ask(agent, giveMessageBack, { params, body: { version: 2 } })).result).toMatchObject(
      { state: 'NEW' },
    )
    await office.ask(agent, takeMessage, { params, body: { version: 3 } })
    const mail = { version: 4, by: 'EMAIL' }
    expect((await office.ask(agent, answerMessage, { params, body: mail })).result.state).toBe('ANSWERED')
  })
})

describe('a channel', () => {
  it('is switched off by one person at once, for an hour; a second person makes it last', async () => {
    const [one, two] = [await office.colleague('FINANCE'), await office.colleague('RISK')]
    const params = { channel: 'fake' }
    const off = () => makeSwitchStore(site.db).isOff('fake', site.clock.now())
    const why = 'takes money twice'
    const made = await office.ask(one, switchChannelOff, { params, body: { why } })
    expect(made.result).toMatchObject({ state: 'PROPOSED' })
    expect(await off()).toBe(true)
    const shown = (await office.ask(one, listOfficeChannels)).result[0]
    expect(shown).toMatchObject({ channel: 'fake', off: { why }, proposal: { kind: 'CHANNEL_OFF' } })
    site.clock.forward(60 * MINUTE_MS)
    expect(await off()).toBe(false)
    const again = await office.ask(one, switchChannelOff, { params, body: { why } })
    expect(await approve(two, again.result.proposalId)).toBe('SUCCESS')
    site.clock.forward(120 * MINUTE_MS)
    expect(await off()).toBe(true)
    expect((await office.ask(two, switchChannelOn, { params, body: { why: 'is right again' } })).code).toBe(
      'SUCCESS',
    )
    expect(await off()).toBe(false)
  })
})

describe('catalogue and rules', () => {
  const later = (hours: number) => new Date(site.clock.now().getTime() + hours * 60 * MINUTE_MS).toISOString()

  it('a price from tomorrow holds from tomorrow; never from before, and by two people', async () => {
    const [one, two] = [await office.colleague('CATALOG'), await office.colleague('CATALOG')]
    const params = { product: 'WEEK' }
    const past = { kyat: 900, from: later(-1), ...grounds }
    expect(await office.ask(one, proposePrice, { params, body: past })).toMatchObject({
      code: 'FROM_IS_OVER',
    })
    const from = later(24)
    const made = await office.ask(one, proposePrice, { params, body: { kyat: 1_250, from, ...grounds } })
    expect(
      await office.ask(one, approveProposal, {
        params: { proposalId: made.result.proposalId },
        body: { hash: 'a'.repeat(64) },
      }),
    ).toMatchObject({
      code: 'OWN_PROPOSAL',
    })
    const wrong = { params: { proposalId: made.result.proposalId }, body: { hash: 'a'.repeat(64) } }
    expect(await office.ask(two, approveProposal, wrong)).toMatchObject({ code: 'PROPOSAL_CHANGED' })
    expect(await approve(two, made.result.proposalId)).toBe('SUCCESS')
    const row = (await office.ask(one, listPrices, { body: { text: 'week', size: 100 } })).result.rows.find(
      (x) => x.product === 'WEEK',
    )
    expect(row).toMatchObject({ now: { kyat: 1_000 }, next: [{ kyat: 1_250, from }] })
  })

  it('a rule of a wrong shape is refused with its fields; a right one holds from its moment on', async () => {
    const [one, two] = [await office.colleague('CATALOG'), await office.colleague('FINANCE')]
    const params = { key: 'gift.perDay' }
    const bad = { value: { count: 'many', kyat: 1 }, from: later(1), ...grounds }
    expect(await office.ask(one, proposeRule, { params, body: bad })).toMatchObject({ code: 'VALIDATION' })
    const made = await office.ask(one, proposeRule, {
      params,
      body: { value: { count: 3, kyat: 9_000 }, from: later(1), ...grounds },
    })
    expect(await approve(two, made.result.proposalId)).toBe('SUCCESS')
    expect(await stateOf(one, made.result.proposalId)).toBe('DONE')
    const rule = (await office.ask(one, listRules)).result.find(({ key }) => key === 'gift.perDay')
    expect(rule?.next).toMatchObject([
      { value: { count: 3, kyat: 9_000 }, setBy: `${one.name}, approved by ${two.name}` },
    ])
  })

  it('an offer is a lower price for a while', async () => {
    const [one, two] = [await office.colleague('CATALOG'), await office.colleague('FINANCE')]
    const body = { code: 'NIGHTS', product: 'WEEK', kyat: 700, from: later(1), to: later(48), ...grounds }
    expect(await office.ask(one, proposeOffer, { body: { ...body, kyat: 5_000 } })).toMatchObject({
      code: 'AMOUNT_NOT_ALLOWED',
    })
    const made = await office.ask(one, proposeOffer, { body })
    expect(await approve(two, made.result.proposalId)).toBe('SUCCESS')
    const rows = (await office.ask(one, listOffers, { body: { size: 100 } })).result.rows
    expect(rows.find(({ code }) => code === 'NIGHTS')).toMatchObject({ kyat: 700, product: 'WEEK' })
  })
})

describe('codes under attack', () => {
  it('numbers that strangers guess at are listed masked, and freed with why', async () => {
    const risk = await office.colleague('RISK')
    const ann = await site.person(0)
    await sql`insert into otp_number (number, failed_at, consecutive) values (${ann.number}, array[platform.now()], 900)
      on conflict (number) do update set consecutive = 900, failed_at = excluded.failed_at`.execute(site.db)
    const row = (await office.ask(risk, listAttacked)).result.rows[0]
    expect(row).toMatchObject({
      inARow: 900,
      number: expect.stringContaining('•••'),
      lockedUntil: expect.any(String),
    })
    const params = { attackId: row?.attackId ?? '' }
    expect((await office.ask(risk, liftLock, { params, body: { why: 'showed the SIM' } })).code).toBe(
      'SUCCESS',
    )
    const { rows } = await sql<{
      consecutive: number
    }>`select consecutive from otp_number where number = ${ann.number}`.execute(site.db)
    expect(rows[0]?.consecutive).toBe(0)
  })
})

describe('the desk', () => {
  it('counts only what its person may see, keeps filters, and hands out files without numbers', async () => {
    const [admin, finance] = [await office.colleague('ADMIN'), await office.colleague('FINANCE')]
    const ann = await site.person(0)
    await at.begun(ann, (await at.placed(ann)).orderId)
    expect((await office.ask(admin, getDesk)).result.queues.map(({ queue }) => queue)).toEqual(['INBOX'])
    expect((await office.ask(finance, getDesk)).result.queues.map(({ queue }) => queue)).toContain('MOVES')
    const view = { of: 'PAYMENTS', name: 'Held', filter: { state: 'HELD' } }
    const saved = await office.ask(finance, saveView, { body: view })
    expect((await office.ask(finance, listViews)).result).toMatchObject([{ name: 'Held' }])
    expect((await office.ask(admin, listViews)).result).toEqual([])
    expect(
      await office.ask(finance, saveView, { body: { ...view, filter: { text: '09691234567' } } }),
    ).toMatchObject({ code: 'VALIDATION' })
    expect((await office.ask(finance, removeView, { params: { viewId: saved.result.viewId } })).code).toBe(
      'SUCCESS',
    )
    const csv = await office.ask(finance, exportCsv, { body: { list: 'PAYMENTS' } })
    expect(csv.result).toContain('payment,order,type')
    expect(csv.result).not.toContain(ann.number.slice(2))
    expect(await office.ask(admin, exportCsv, { body: { list: 'PAYMENTS' } })).toMatchObject({
      code: 'FORBIDDEN',
    })
  })
})
