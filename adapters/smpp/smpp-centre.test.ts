import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pino from 'pino'
import smpp, { type Pdu, type Session } from 'smpp'
import { afterEach, describe, expect, it } from 'vitest'
import type { SmsReceipt } from '#modules/notify/index.ts'
import { openSmppCentres } from './open-centres.ts'
import type { SmppCentre } from './smpp-centre.ts'
import { testCentre } from './test-centre.ts'

const log = pino({ level: 'silent' })
const sms = { to: '959691234567', text: '123456', validForSeconds: 180, urgent: true }
const QUICK = { responseMs: 200, enquireMs: 100 }

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

type Given = { binds?: number; timing?: object; perSecond?: number }

async function linked(onPdu: (session: Session, pdu: Pdu) => void, given: Given = {}) {
  const server = await testCentre(onPdu)
  const centre = openSmppCentres({
    urls: [server.url],
    binds: given.binds ?? 1,
    perSecond: given.perSecond ?? 5_000,
    log,
    timing: given.timing ?? {},
  })
  closers.push(
    () => centre.close(),
    () => server.close(),
  )
  await expectBound(centre, given.binds ?? 1)
  return { server, centre }
}

async function expectBound(centre: SmppCentre, count: number): Promise<number> {
  const from = performance.now()
  while (centre.boundCount() < count && performance.now() - from < 6_000) await wait(5)
  expect(centre.boundCount()).toBe(count)
  return performance.now() - from
}

const many = (centre: SmppCentre, count: number) => Array.from({ length: count }, () => centre.submit(sms))
const accept = (session: Session, pdu: Pdu) =>
  session.send(pdu.response({ message_id: `m${pdu.sequence_number}` }))
const refuse = (status: number) => (session: Session, pdu: Pdu) =>
  session.send(pdu.response({ command_status: status }))
const nothing = () => {}

describe('an answer of the centre', () => {
  it.each([
    ['accepted', accept, { outcome: 'accepted', centreId: expect.stringMatching(/^m\d+$/) }],
    ['throttled', refuse(0x58), { outcome: 'not-taken' }],
    ['queue full', refuse(0x14), { outcome: 'full' }],
    ['refused', refuse(0x0b), { outcome: 'refused', status: '0x0000000b' }],
    [
      'accepted without an id',
      (session: Session, pdu: Pdu) => session.send(pdu.response({ message_id: '' })),
      { outcome: 'accepted', centreId: null },
    ],
    [
      'not understood',
      (session: Session, pdu: Pdu) =>
        session.send(
          new smpp.PDU('generic_nack', { sequence_number: pdu.sequence_number, command_status: 3 }),
        ),
      { outcome: 'refused' },
    ],
    [
      'an answer to something else',
      (session: Session, pdu: Pdu) =>
        session.send(new smpp.PDU('enquire_link_resp', { sequence_number: pdu.sequence_number })),
      { outcome: 'unknown' },
    ],
  ])('%s', async (_, onPdu, outcome) => {
    const { centre } = await linked(onPdu)
    expect(await centre.submit(sms)).toMatchObject(outcome)
  })
})

describe('the window', () => {
  it('never more than ten under way on a link', async () => {
    const { centre, server } = await linked(nothing, { binds: 2 })
    expect([centre.room(), centre.window()]).toEqual([20, { used: 0, most: 20 }])
    const sent = many(centre, 25)
    await wait(100)
    expect([server.submits.length, centre.room()]).toEqual([20, 0])
    expect(centre.window()).toEqual({ used: 20, most: 20 })
    const outcomes = await Promise.race([Promise.all(sent.slice(20)), wait(50)])
    expect(outcomes).toEqual(Array.from({ length: 5 }, () => ({ outcome: 'not-taken' })))
  })

  it('after "throttled" there is no room for about a second', async () => {
    const { centre } = await linked(refuse(0x58))
    await centre.submit(sms)
    expect(centre.room()).toBe(0)
  })
})

it('who finds no room because of the rate is told when there is some again', async () => {
  const { centre } = await linked(accept, { perSecond: 20 })
  // On a busy machine there is some again before all are answered.
  while (centre.room() > 0) await Promise.all(many(centre, centre.room()))
  // A timer may come a moment early; whoever looks then and finds none is told again.
  const told = new Promise<boolean>((resolve) => centre.onRoom(() => centre.room() > 0 && resolve(true)))
  expect(await Promise.race([told, wait(500)])).toBe(true)
})

describe('a link that fails', () => {
  it('cut: everything under way is answered "unknown", and it binds again within five seconds', async () => {
    const { centre, server } = await linked(nothing, { binds: 2 })
    const sent = many(centre, 20)
    await wait(50)
    for (const session of server.sessions) session.destroy()
    expect(await Promise.all(sent)).toEqual(Array.from({ length: 20 }, () => ({ outcome: 'unknown' })))
    expect(await expectBound(centre, 2)).toBeLessThan(5_000)
  })

  it('the library itself forgets them, which is why we keep our own list', async () => {
    const server = await testCentre(nothing)
    closers.push(() => server.close())
    const session = smpp.connect({ host: '127.0.0.1', port: Number(new URL(server.url).port) })
    let answered = 0
    session.on('error', nothing)
    session.on('connect', () => {
      for (let i = 0; i < 10; i += 1) session.send(new smpp.PDU('submit_sm', {}), () => (answered += 1))
    })
    await wait(100)
    for (const one of server.sessions) one.destroy()
    await wait(100)
    expect([server.submits.length, answered]).toEqual([10, 0])
  })

  it('silent: unknown after the timeout, nothing more risked, dead after two misses', async () => {
    let silent = true
    const { centre, server } = await linked((session, pdu) => void (silent || accept(session, pdu)), {
      timing: QUICK,
    })
    expect(await centre.submit(sms)).toEqual({ outcome: 'unknown' })
    expect(centre.room()).toBe(0)
    await wait(300)
    expect(server.submits).toHaveLength(1)
    silent = false
    await expectBound(centre, 1)
    expect(await centre.submit(sms)).toMatchObject({ outcome: 'accepted' })
  })

  it.each([
    ['random bytes', () => randomBytes(500)],
    ['a PDU of four gigabytes', () => Buffer.alloc(16, 0xff)],
    ['a PDU shorter than its own head', () => Buffer.from('0000000700000015', 'hex')],
  ])('garbage (%s): the link is given up and made anew', async (_, garbage) => {
    const { centre, server } = await linked(
      (session, pdu) => void (pdu.command === 'enquire_link' || accept(session, pdu)),
      { timing: QUICK },
    )
    const [first] = server.sessions
    first?.socket.write(garbage())
    for (let tries = 0; tries < 300 && server.sessions.has(first!); tries += 1) await wait(10)
    expect(server.sessions.has(first!)).toBe(false)
    await expectBound(centre, 1)
    expect(await centre.submit(sms)).toMatchObject({ outcome: 'accepted' })
  })

  it('a centre that is away is found again when it comes', async () => {
    const gone = await testCentre(accept)
    const port = Number(new URL(gone.url).port)
    await gone.close()
    const centre = openSmppCentres({ urls: [gone.url], binds: 1, perSecond: 100, log })
    closers.push(() => centre.close())
    expect(await centre.submit(sms)).toEqual({ outcome: 'not-taken' })
    await wait(1_000)
    const back = await testCentre(accept, port)
    closers.push(() => back.close())
    expect(await expectBound(centre, 1)).toBeLessThan(5_000)
  })
})

describe('receipts', () => {
  const receipt = (id: string) =>
    new smpp.PDU('deliver_sm', {
      source_addr: sms.to,
      esm_class: 4,
      receipted_message_id: id,
      message_state: 2,
    })

  it('are confirmed when they are stored, and only then', async () => {
    const { centre, server } = await linked(accept)
    const heard: SmsReceipt[] = []
    centre.onReceipt(async (one) => {
      if (one.centreId === 'no') throw new Error('not stored')
      heard.push(one)
    })
    const [session] = server.sessions
    const status = (id: string) =>
      new Promise((resolve) => session?.send(receipt(id), (answer) => resolve(answer.command_status)))
    expect(await Promise.all([status('yes'), status('no')])).toEqual([0, 0x64])
    expect(heard).toMatchObject([{ centreId: 'yes', outcome: 'DELIVERED' }])
  })
})

it('a receipt that makes no sense is confirmed and changes nothing', async () => {
  const { centre, server } = await linked(accept)
  let heard = 0
  centre.onReceipt(async () => void (heard += 1))
  const [session] = server.sessions
  const answered = new Promise<Pdu>((resolve) => session?.once('deliver_sm_resp', resolve))
  session?.socket.write(Buffer.from('00000018000000050000000000000001ffffffffffffffff', 'hex'))
  expect((await answered).command_status).toBe(0)
  expect([heard, centre.boundCount()]).toEqual([0, 1])
})

it('two centres: what one cannot take goes to the other', async () => {
  const [a, b] = [await testCentre(accept), await testCentre(accept)]
  const centre = openSmppCentres({ urls: [a.url, b.url], binds: 1, perSecond: 1_000, log })
  closers.push(
    () => centre.close(),
    () => a.close(),
    () => b.close(),
  )
  await expectBound(centre, 2)
  await a.close()
  await wait(100)
  const outcomes = await Promise.all(many(centre, 10))
  expect(outcomes.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(10)
  expect(b.submits).toHaveLength(10)
})
