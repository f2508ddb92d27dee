import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import { officeAt, type Office } from '#apps/staff-api/test-office.ts'
import * as staff from '#contracts/staff/tickets.ts'
import type { Ticket, TicketCategory } from '#contracts/tickets.ts'
import { servedDatabase } from '#db/test-database.ts'
import { systemClock as clock } from '#platform/clock/clock.ts'
import { makeCategories, makeTicketForgetStore, makeTimeTicket, ticketRoutes } from './index.ts'

let site: ValueApp
let office: Office

beforeAll(async () => {
  site = await valueApp()
  const { rules, queueSms } = site
  ticketRoutes(site.app, {
    db: servedDatabase(site.url, 'api'),
    clock: site.clock,
    rules,
    queueSms,
    categories: makeCategories(site.content),
    reach: site.identity.mustReach,
  })
  office = await officeAt(site)
})

type Made = { isNew: boolean; ticket: Ticket }
const problem = (more: object = {}) => ({
  requestId: randomUUID(),
  service: 'mobile',
  categoryCode: 'NO_SIGNAL',
  description: 'No signal in our street since noon.',
  answers: { since: 'TODAY' },
  ...more,
})
const report = async (token: string, more: object = {}) => {
  const answer = await site.inject('POST', '/ticket', { token, payload: problem(more) })
  return { ...answer, made: answer.result as unknown as Made }
}
const read = async (token: string, no: string) => {
  const answer = await site.inject('GET', `/ticket/${no}`, { token })
  return { ...answer, ticket: answer.result as unknown as Ticket }
}
const reply = async (token: string, no: string, more: object = {}) => {
  const payload = { requestId: randomUUID(), text: 'It is still so.', ...more }
  const answer = await site.inject('POST', `/ticket/${no}/reply`, { token, payload })
  return { ...answer, made: answer.result as unknown as Made }
}
const close = async (token: string, no: string, payload: object) => {
  const answer = await site.inject('POST', `/ticket/${no}/close`, { token, payload })
  return { ...answer, ticket: answer.result as unknown as Ticket }
}

describe('categories', () => {
  it('S-308 are those of the service, with questions, what to try first and by when a person answers', async () => {
    const { result } = await site.inject('GET', '/ticket/categories?service=ftth', {})
    const all = result as unknown as TicketCategory[]
    expect(all.map(({ code }) => code)).toContain('NO_INTERNET')
    expect(
      all.every(({ service, answerBy }) => service === 'ftth' && Date.parse(answerBy) > Date.now()),
    ).toBe(true)
    const both = await site.inject('GET', '/ticket/categories', {})
    expect((both.result as unknown as TicketCategory[]).length).toBe(24)
  })

  it('"did this help?" is counted, without who', async () => {
    for (const helped of [true, true, false])
      await site.inject('POST', '/ticket/categories/SLOW_DATA/helped', {
        payload: { service: 'mobile', helped },
      })
    const { rows } =
      await sql`select helped, not_helped from ticket_self_help where code = 'SLOW_DATA'`.execute(site.db)
    expect(rows).toEqual([{ helped: 2, not_helped: 1 }])
    const unknown = { payload: { service: 'mobile', helped: true } }
    expect((await site.inject('POST', '/ticket/categories/NONE/helped', unknown)).code).toBe('NOT_FOUND')
  })
})

describe('a report', () => {
  it('S-305 has a number at once, the time of the answer, and an SMS that says both', async () => {
    const ann = await site.person(0)
    const { made, code } = await report(ann.token)
    expect(code).toBe('SUCCESS')
    expect(made.isNew).toBe(true)
    expect(made.ticket).toMatchObject({
      status: 'NEW',
      priority: 'P2',
      categoryCode: 'NO_SIGNAL',
      rating: null,
    })
    expect(made.ticket.ticketNo).toMatch(/^H-\d{11,}-\d$/)
    expect(made.ticket.answerBy).not.toBeNull()
    expect(site.inbox.at(-1)).toMatchObject({
      to: ann.number,
      template: 'ticketReceived',
      slots: { ticket: made.ticket.ticketNo },
    })
    expect(made.ticket.can).toEqual({
      reply: true,
      replyOpensNew: false,
      worksAgain: true,
      cancel: true,
      rate: false,
      reopen: false,
    })
  })

  it('S-306 of a fibre line is told with the lamps of its router, numbered, and read by care in those words', async () => {
    const ann = await site.person(0)
    const answers = { pon: 'GREEN', los: 'RED', since: 'TODAY' }
    const fibre = { service: 'ftth', categoryCode: 'NO_INTERNET', placeId: 'sanchaung', answers }
    expect((await report(ann.token, { ...fibre, answers: { since: 'TODAY' } })).code).toBe('VALIDATION')
    const { ticketNo, ticketId } = (await report(ann.token, fibre)).made.ticket
    expect((await read(ann.token, ticketNo)).ticket).toMatchObject({
      service: 'ftth',
      status: 'NEW',
      answers,
    })
    const agent = await office.colleague('CARE_AGENT')
    const seen = await office.ask(agent, staff.getStaffTicket, { params: { ticketId } })
    expect(seen.result).toMatchObject({ ticketNo, service: 'ftth', categoryCode: 'NO_INTERNET' })
    expect(seen.result.answers).toContainEqual(
      expect.objectContaining({ key: 'los', label: 'The lamp LOS is' }),
    )
  })

  it('of the same problem leads to the one that is open, also many at once; the same intent is the same ticket', async () => {
    const ann = await site.person(0)
    const all = await Promise.all(Array.from({ length: 12 }, () => report(ann.token)))
    expect(new Set(all.map(({ made }) => made.ticket.ticketNo)).size).toBe(1)
    expect(all.filter(({ made }) => made.isNew)).toHaveLength(1)
    const requestId = randomUUID()
    const other = { categoryCode: 'OTHER', answers: {} }
    const [one, again] = [
      await report(ann.token, { ...other, requestId }),
      await report(ann.token, { ...other, requestId }),
    ]
    expect(again.made.ticket.ticketNo).toBe(one.made.ticket.ticketNo)
    expect((await report(ann.token, other)).made.ticket.ticketNo).not.toBe(one.made.ticket.ticketNo)
  })

  it.each([
    ['a question left open', { answers: {} }, 'VALIDATION'],
    ['an answer nobody asked for', { answers: { since: 'NOW', shoe: '42' } }, 'VALIDATION'],
    ['a choice there is not', { answers: { since: 'NEVER' } }, 'VALIDATION'],
    ['too few words', { description: 'short' }, 'VALIDATION'],
    ['a category there is not', { categoryCode: 'NOTHING' }, 'NOT_FOUND'],
    ['a place there is not', { placeId: 'nowhere' }, 'NOT_FOUND'],
    ['a number that is none', { phoneNumber: '12' }, 'NUMBER_INVALID'],
    ['a payment of nobody', { thing: { kind: 'PAYMENT', id: randomUUID() } }, 'NOT_FOUND'],
    ['a file of nobody', { fileIds: [randomUUID()] }, 'FILE_NOT_ACCEPTED'],
  ])('with %s is refused, and nothing is stored', async (_, more, code) => {
    const ann = await site.person(0)
    expect((await report(ann.token, more)).code).toBe(code)
    const list = await site.inject('GET', '/ticket', { token: ann.token })
    expect(list.result).toEqual([])
  })

  it('is limited to ten a day of one owner', async () => {
    const ann = await site.person(0)
    const codes: string[] = []
    for (let n = 0; n < 11; n += 1)
      codes.push((await report(ann.token, { categoryCode: 'OTHER', answers: {} })).code)
    expect(codes.filter((code) => code === 'SUCCESS')).toHaveLength(10)
    expect(codes.at(-1)).toBe('TICKETS_LIMIT')
  })

  it('in Zawgyi is readable for staff and kept as typed', async () => {
    const ann = await site.person(0)
    const description = 'ကြၽန္ေတာ္တို႔ လမ္းထဲမွာ လိုင္းမေကာင္းပါဘူး ျပင္ေပးပါ'
    const { made } = await report(ann.token, { description })
    expect(made.ticket.thread[0]?.text).toBe('ကျွန်တော်တို့ လမ်းထဲမှာ လိုင်းမကောင်းပါဘူး ပြင်ပေးပါ')
  })
})

describe('somebody else', () => {
  it('reads, answers and closes nothing', async () => {
    const [ann, ben] = [await site.person(0), await site.person(0)]
    const { ticketNo } = (await report(ann.token)).made.ticket
    expect((await read(ben.token, ticketNo)).code).toBe('NOT_FOUND')
    expect((await reply(ben.token, ticketNo)).code).toBe('NOT_FOUND')
    expect((await close(ben.token, ticketNo, { what: 'WORKS_AGAIN' })).code).toBe('NOT_FOUND')
    expect((await site.inject('GET', `/ticket/${ticketNo}`, {})).code).toBe('UNAUTHENTICATED')
    expect((await read(ann.token, ticketNo.toLowerCase().replaceAll('-', ' '))).ticket.status).toBe('NEW')
  })
})

describe('from told to solved', () => {
  it('S-308 answered in the office, replied, resolved, rated, opened again', async () => {
    const ann = await site.person(0)
    const agent = await office.colleague('CARE_AGENT')
    const { ticketNo, ticketId } = (await report(ann.token)).made.ticket
    const params = { ticketId }
    const seen = async () => (await office.ask(agent, staff.getStaffTicket, { params })).result
    expect((await seen()).contactPhone).not.toBe(ann.number)
    const taken = await office.ask(agent, staff.takeTicket, {
      params,
      body: { version: (await seen()).version },
    })
    expect(taken.result).toMatchObject({ status: 'TRIAGED', isMine: true, contactPhone: ann.number })
    await office.ask(agent, staff.noteTicket, { params, body: { text: 'Ask the masts team.' } })
    const { version } = await seen()
    const asked = { version, text: 'Which street is it?', then: 'WAITING_CUSTOMER' }
    const answered = await office.ask(agent, staff.answerTicket, { params, body: asked })
    expect(answered.result).toMatchObject({ status: 'WAITING_CUSTOMER', answerBy: null, nextAnswerBy: null })
    expect((await office.ask(agent, staff.answerTicket, { params, body: asked })).code).toBe('TICKET_CHANGED')
    expect(site.inbox.at(-1)).toMatchObject({ to: ann.number, template: 'ticketAnswered' })
    const shown = (await read(ann.token, ticketNo)).ticket
    expect(shown.hasNews).toBe(true)
    expect(shown.thread.map(({ by }) => by)).toEqual(['CUSTOMER', 'AGENT'])
    expect(JSON.stringify(shown)).not.toContain('masts')
    expect((await read(ann.token, ticketNo)).ticket.hasNews).toBe(false)
    const said = await reply(ann.token, ticketNo, { text: 'Baho Road' })
    expect(said.made.ticket.status).toBe('IN_PROGRESS')
    expect(said.made.ticket.nextAnswerBy).not.toBeNull()
    const solved = { version: (await seen()).version, text: 'The mast is mended.', then: 'RESOLVED' }
    expect((await office.ask(agent, staff.answerTicket, { params, body: solved })).result.status).toBe(
      'RESOLVED',
    )
    const rated = await close(ann.token, ticketNo, { what: 'RATE', rating: 4, comment: 'Thank you' })
    expect(rated.ticket).toMatchObject({ status: 'RESOLVED', rating: 4 })
    expect((await close(ann.token, ticketNo, { what: 'REOPEN' })).ticket.status).toBe('REOPENED')
    expect((await seen()).timeline.map(({ status }) => status)).toEqual([
      'NEW',
      'TRIAGED',
      'IN_PROGRESS',
      'WAITING_CUSTOMER',
      'IN_PROGRESS',
      'RESOLVED',
      'REOPENED',
    ])
    const { rows } = await sql<{
      call: string
    }>`select call from audit_entry where thing = ${`ticket:${ticketId}`}`.execute(site.db)
    expect(rows.map(({ call }) => call)).toEqual(
      expect.arrayContaining(['takeTicket', 'noteTicket', 'answerTicket']),
    )
  })

  it('"it works again" ends any open state; only what nobody looked at can be given up', async () => {
    const ann = await site.person(0)
    const agent = await office.colleague('CARE_AGENT')
    const one = (await report(ann.token)).made.ticket
    expect((await close(ann.token, one.ticketNo, { what: 'WORKS_AGAIN', rating: 5 })).ticket).toMatchObject({
      status: 'RESOLVED',
      rating: 5,
    })
    const two = (await report(ann.token)).made.ticket
    expect(two.ticketNo).not.toBe(one.ticketNo)
    await office.ask(agent, staff.takeTicket, { params: { ticketId: two.ticketId }, body: { version: 1 } })
    expect((await close(ann.token, two.ticketNo, { what: 'CANCEL' })).code).toBe('TICKET_STATE')
    expect((await close(ann.token, two.ticketNo, { what: 'RATE', rating: 1 })).code).toBe('TICKET_STATE')
  })

  it('time resolves what nobody answers, closes what is solved, and a late word opens the next one, linked', async () => {
    const ann = await site.person(0)
    const { ticketId, ticketNo } = (await report(ann.token)).made.ticket
    const time = makeTimeTicket({
      db: servedDatabase(site.url, 'worker'),
      clock,
      rules: site.rules,
      queueSms: site.queueSms,
    })
    const due = () => sql`update ticket set due_at = now() where id = ${ticketId}`.execute(site.db)
    await sql`update ticket set status = 'WAITING_CUSTOMER', due_at = now() + interval '1 day' where id = ${ticketId}`.execute(
      site.db,
    )
    await time(ticketId)
    expect((await read(ann.token, ticketNo)).ticket.status).toBe('WAITING_CUSTOMER')
    await due()
    await time(ticketId)
    expect((await read(ann.token, ticketNo)).ticket.status).toBe('RESOLVED')
    await due()
    await time(ticketId)
    const closed = (await read(ann.token, ticketNo)).ticket
    expect(closed).toMatchObject({ status: 'CLOSED', can: { reopen: true, replyOpensNew: false } })
    await sql`update ticket set resolved_at = now() - interval '8 days' where id = ${ticketId}`.execute(
      site.db,
    )
    expect((await close(ann.token, ticketNo, { what: 'REOPEN' })).code).toBe('TICKET_STATE')
    const requestId = randomUUID()
    const late = await reply(ann.token, ticketNo, { text: 'It is back, the same as before.', requestId })
    expect(late.made).toMatchObject({ isNew: true, ticket: { status: 'NEW', follows: ticketNo } })
    const again = await reply(ann.token, ticketNo, { text: 'It is back, the same as before.', requestId })
    expect(again.made.ticket.ticketNo).toBe(late.made.ticket.ticketNo)
  })

  it('merged: the old number leads on, the thread goes along, and a solved target opens again', async () => {
    const ann = await site.person(0)
    const agent = await office.colleague('CARE_AGENT')
    const [one, two] = [
      (await report(ann.token)).made.ticket,
      (await report(ann.token, { categoryCode: 'OTHER', answers: {} })).made.ticket,
    ]
    await close(ann.token, one.ticketNo, { what: 'WORKS_AGAIN' })
    const params = { ticketId: two.ticketId }
    const { version } = (await office.ask(agent, staff.takeTicket, { params, body: { version: 1 } })).result
    const merged = await office.ask(agent, staff.mergeTicket, {
      params,
      body: { version, into: one.ticketNo },
    })
    expect(merged.result).toMatchObject({ ticketNo: one.ticketNo, status: 'REOPENED' })
    expect(merged.result.thread).toHaveLength(2)
    expect((await read(ann.token, two.ticketNo)).ticket.ticketNo).toBe(one.ticketNo)
    expect((await reply(ann.token, two.ticketNo)).made.ticket.ticketNo).toBe(one.ticketNo)
    const ben = (await report((await site.person(0)).token)).made.ticket
    const foreign = { version: merged.result.version + 1, into: ben.ticketNo }
    expect(
      (await office.ask(agent, staff.mergeTicket, { params: { ticketId: one.ticketId }, body: foreign }))
        .code,
    ).toBe('NOT_FOUND')
  })
})

describe('forgetting', () => {
  it('with the line go its tickets and all that was written in them', async () => {
    const ann = await site.person(0)
    const { ticketId } = (await report(ann.token)).made.ticket
    const worker = servedDatabase(site.url, 'worker')
    await worker.transaction().execute((tx) => makeTicketForgetStore(tx).forgetLine(ann.number, clock.now()))
    const { rows } = await sql`select 1 from ticket_message where ticket_id = ${ticketId}`.execute(site.db)
    expect(rows).toEqual([])
  })
})
