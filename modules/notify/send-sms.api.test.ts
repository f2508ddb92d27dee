import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { freshDatabase } from '#db/test-database.ts'
import en from '#i18n/en/sms.json' with { type: 'json' }
import my from '#i18n/my/sms.json' with { type: 'json' }
import { makeCache } from '#platform/cache/cache.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { fakeCentre, type FakeCentre } from './centre.fake.ts'
import { makeQueueSms, SMS_POKE } from './queue-sms.ts'
import { makeBodySeal } from './seal-body.ts'
import { startSmsSender, type SmsSender } from './send-sms.ts'
import type { LostCode, SmsRequest } from './sms-request.ts'
import { makeSweepSms } from './sweep-sms.ts'

const NUMBER = '959691234567'
const START = '2026-11-15T10:00:00.000Z'
const clock = fixedClock(START)
const log = pino({ level: 'silent' })
const bodyKey = randomBytes(32).toString('hex')
const cache = makeCache([process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379'])
const queueSms = makeQueueSms({
  words: { en, my },
  bodyKey,
  host: 'example.com',
  cache,
  clock,
  onError: () => {},
})

let db: Database
let centre: FakeCentre
let sender: SmsSender
let lost: LostCode[]
let renewal: (code: LostCode) => Promise<void>

beforeAll(async () => {
  db = (await freshDatabase()).db
})
afterAll(() => cache.close())

let handedOver: number[]

const start = (room = 10) => {
  centre = fakeCentre(room)
  sender = startSmsSender({
    db,
    centre,
    clock,
    log,
    seal: makeBodySeal(bodyKey),
    figures: {
      moved: () => {},
      delivered: () => {},
      codeHandedOver: (seconds) => handedOver.push(seconds),
    },
    renewCode: async (_tx, code) => {
      lost.push(code)
      await renewal(code)
    },
  })
}

beforeEach(async () => {
  await db.deleteFrom('sms_message').execute()
  await db.deleteFrom('sms_receipt').execute()
  clock.set(START)
  lost = []
  handedOver = []
  renewal = async () => {}
  start()
})
afterEach(() => sender.stop())

const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000)

async function queue(more: Partial<SmsRequest<'login'>> = {}): Promise<string> {
  const id = more.id ?? randomUUID()
  await inTransaction(db, (tx) =>
    queueSms(tx, {
      id,
      to: NUMBER,
      lang: 'en',
      template: 'login',
      slots: { code: '123456' },
      priority: 'code',
      validUntil: inSeconds(180),
      ...more,
    }),
  )
  clock.forward(1)
  return id
}

const row = (id: string) =>
  db.selectFrom('sms_message').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Looks until the message is in that state; the assertion names what it is instead. */
async function expectState(id: string, state: string): Promise<void> {
  for (let tries = 0; tries < 100 && (await row(id)).state !== state; tries += 1) {
    sender.look()
    await wait(20)
  }
  expect((await row(id)).state).toBe(state)
}

describe('a message on its way', () => {
  it('is sent with what is left of its life, and its receipt ends it', async () => {
    const id = await queue()
    clock.forward(60_000)
    await expectState(id, 'SUBMITTED')
    expect(centre.sent).toMatchObject([
      { to: NUMBER, urgent: true, text: expect.stringMatching(/^123456 .*\n@example\.com #123456$/s) },
    ])
    expect(centre.sent[0]?.validForSeconds).toBeCloseTo(120, 0)
    await centre.receive({ centreId: 'id-1', outcome: 'DELIVERED' })
    await expectState(id, 'DELIVERED')
  })

  it('is not sent to a line that changes hands: it was meant for who had it before', async () => {
    const closed = '959691234568'
    await db.insertInto('line').values({ number: closed, closed_by: randomUUID() }).execute()
    const [gone, sent] = [await queue({ to: closed }), await queue()]
    await expectState(sent, 'SUBMITTED')
    await expectState(gone, 'EXPIRED')
    expect(await row(gone)).toMatchObject({ body_sealed: null })
    expect(centre.sent.map(({ to }) => to)).toEqual([NUMBER])
  })

  it('a code tells how long it took to reach the centre; a notice, for which nobody waits, does not', async () => {
    const code = await queue()
    const notice = await queue({ priority: 'notice' })
    clock.forward(3_000)
    await expectState(code, 'SUBMITTED')
    await expectState(notice, 'SUBMITTED')
    expect(handedOver).toEqual([expect.closeTo(3, 0)])
  })

  it('a code that the centre does not take is not counted as there', async () => {
    centre.answer({ outcome: 'refused', status: 'ESME_RINVDSTADR' })
    await expectState(await queue(), 'FAILED')
    expect(handedOver).toEqual([])
  })

  it('waits encrypted, and its text is gone once it is sent', async () => {
    const id = await queue()
    const waiting = (await row(id)).body_sealed
    expect(waiting?.includes('123456')).toBe(false)
    expect(makeBodySeal(bodyKey).open(id, waiting!)).toContain('123456')
    await expectState(id, 'SUBMITTED')
    expect((await row(id)).body_sealed).toBeNull()
  })

  it('does not exist when the transaction of its caller is rolled back', async () => {
    const id = randomUUID()
    const undone = inTransaction(db, async (tx) => {
      await queueSms(tx, {
        id,
        to: NUMBER,
        lang: 'my',
        template: 'ticket',
        slots: { code: '1' },
        priority: 'code',
        validUntil: inSeconds(9),
      })
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    expect(await db.selectFrom('sms_message').selectAll().execute()).toEqual([])
  })

  it('senders are told of a code at once; a notice waits for their next look', async () => {
    const told: string[] = []
    const listener = makeCache([process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379'])
    await listener.onPoke(SMS_POKE, (priority) => void told.push(priority))
    await queue({ priority: 'notice' })
    await queue()
    await expect.poll(() => told).toEqual(['code'])
    await listener.close()
  })

  it('an answer makes its sender look again where more waited than there was room for, and only there', async () => {
    start(2)
    const room = vi.spyOn(centre, 'room')
    const ids = [await queue({ priority: 'notice' })]
    sender.look()
    await expect.poll(() => centre.sent.length).toBe(1)
    await wait(50)
    expect(room).toHaveBeenCalledTimes(1)
    for (let more = 0; more < 5; more += 1) ids.push(await queue({ priority: 'notice' }))
    sender.look()
    await expect.poll(() => centre.sent.length).toBe(6)
    for (const id of ids) await expectState(id, 'SUBMITTED')
  })

  it('a stop writes down what the centre has said of notices, for which nobody waited', async () => {
    const ids = [await queue({ priority: 'notice' }), await queue({ priority: 'notice' })]
    sender.look()
    await expect.poll(() => centre.sent.length).toBe(2)
    await sender.stop()
    const states = await Promise.all(ids.map(async (id) => (await row(id)).state))
    expect(states).toEqual(['SUBMITTED', 'SUBMITTED'])
  })

  it('asked for twice with one id is sent once', async () => {
    const id = await queue()
    await queue({ id })
    await expectState(id, 'SUBMITTED')
    sender.look()
    await wait(50)
    expect(centre.sent).toHaveLength(1)
  })
})

describe('order and life', () => {
  it('codes overtake notices that waited longer', async () => {
    centre.setRoom(0)
    await queue({ priority: 'notice', slots: { code: '000001' } })
    await queue({ priority: 'notice', slots: { code: '000002' } })
    const last = await queue({ slots: { code: '000003' } })
    centre.setRoom(1)
    await expectState(last, 'SUBMITTED')
    expect(centre.sent[0]?.text).toMatch(/^000003/)
  })

  it('a code at the end of its life is not sent any more', async () => {
    const late = await queue({ validUntil: inSeconds(10) })
    const fresh = await queue()
    clock.forward(8_500)
    await expectState(fresh, 'SUBMITTED')
    expect(await row(late)).toMatchObject({ state: 'EXPIRED', body_sealed: null })
    expect(centre.sent).toHaveLength(1)
  })

  it('throttled: the same message goes first again', async () => {
    start(1)
    centre.answer(() => {
      centre.setRoom(-1)
      setTimeout(() => centre.setRoom(1), 100)
      return { outcome: 'not-taken' }
    })
    const first = await queue({ slots: { code: '111111' } })
    const second = await queue({ slots: { code: '222222' } })
    for (const id of [first, second]) await expectState(id, 'SUBMITTED')
    expect(centre.sent.map(({ text }) => text.slice(0, 6))).toEqual(['111111', '111111', '222222'])
  })

  it('queue full: to the tail, and given up after three tries', async () => {
    start(1)
    centre.answer({ outcome: 'full' }, (sms) =>
      sms.text.startsWith('222222')
        ? { outcome: 'accepted', centre: 'fake', centreId: 'x' }
        : { outcome: 'full' },
    )
    const first = await queue({ slots: { code: '111111' } })
    const second = await queue({ slots: { code: '222222' } })
    await expectState(second, 'SUBMITTED')
    centre.answer({ outcome: 'full' }, { outcome: 'full' })
    await wait(100)
    expect(centre.sent.map(({ text }) => text.slice(0, 6)).slice(0, 2)).toEqual(['111111', '222222'])
    const third = await queue({ slots: { code: '333333' } })
    centre.answer({ outcome: 'full' }, { outcome: 'full' }, { outcome: 'full' })
    await expectState(third, 'FAILED')
    expect(await row(third)).toMatchObject({ failure: 'CENTRE_FULL', full_tries: 2 })
    expect((await row(first)).state).not.toBe('SENDING')
  })

  it('refused by the centre is final', async () => {
    centre.answer({ outcome: 'refused', status: '0x0000000b' })
    const id = await queue()
    await expectState(id, 'FAILED')
    expect((await row(id)).failure).toBe('0x0000000b')
  })
})

describe('a code that may be lost', () => {
  it('is told to its owner once, and never sent again as it was', async () => {
    centre.answer({ outcome: 'unknown' })
    const id = await queue()
    await expectState(id, 'UNKNOWN')
    expect(lost).toMatchObject([{ id, to: NUMBER }])
    sender.look()
    await wait(50)
    expect(centre.sent).toHaveLength(1)
  })

  it('is not renewed when it renews another, is a notice, or has no life left', async () => {
    const answer = (sms: { text: string }) => {
      if (sms.text.startsWith('333333')) clock.forward(10_000)
      return { outcome: 'unknown' } as const
    }
    centre.answer(answer, answer, answer)
    const again = await queue({ renews: randomUUID(), slots: { code: '111111' } })
    const notice = await queue({ priority: 'notice', slots: { code: '222222' } })
    const late = await queue({ validUntil: inSeconds(9), slots: { code: '333333' } })
    for (const id of [again, notice, late]) await expectState(id, 'UNKNOWN')
    expect(lost).toEqual([])
  })

  it('a renewal that fails costs only itself', async () => {
    renewal = () => Promise.reject(new Error('broken'))
    centre.answer({ outcome: 'unknown' })
    const id = await queue()
    const other = await queue()
    await expectState(id, 'UNKNOWN')
    await expectState(other, 'SUBMITTED')
  })
})

describe('receipts', () => {
  const receipts = () => db.selectFrom('sms_receipt').select(['centre_id', 'outcome']).execute()

  it('one that is faster than the answer still ends its message', async () => {
    centre.answer(async () => {
      await centre.receive({ centreId: 'early', outcome: 'DELIVERED' })
      return { outcome: 'accepted', centre: 'fake', centreId: 'early' }
    })
    const id = await queue()
    await expectState(id, 'DELIVERED')
    expect(await receipts()).toEqual([])
  })

  it('one for another number than the message went to is not believed', async () => {
    const id = await queue()
    await expectState(id, 'SUBMITTED')
    await centre.receive({ centreId: 'id-1', outcome: 'FAILED', recipient: '959790000000' })
    expect((await row(id)).state).toBe('SUBMITTED')
  })

  it('a second one changes nothing, an unknown one is kept a day', async () => {
    const id = await queue()
    await expectState(id, 'SUBMITTED')
    await centre.receive({ centreId: 'id-1', outcome: 'FAILED' })
    await centre.receive({ centreId: 'id-1', outcome: 'DELIVERED' })
    await centre.receive({ centreId: 'nobody', outcome: 'DELIVERED' })
    expect((await row(id)).state).toBe('FAILED')
    expect(await receipts()).toEqual([{ centre_id: 'nobody', outcome: 'DELIVERED' }])
    const sweep = makeSweepSms({ db, clock, renewCode: async () => {} })
    clock.forward(23 * 3_600_000)
    await sweep()
    expect(await receipts()).toHaveLength(1)
    clock.forward(2 * 3_600_000)
    await sweep()
    expect(await receipts()).toEqual([])
  })
})

describe('the sweep', () => {
  const sweep = () => makeSweepSms({ db, clock, renewCode: async (_tx, code) => void lost.push(code) })()

  it('a message left by a dead sender is UNKNOWN and its code renewed, not sent again', async () => {
    const id = await queue()
    await db.updateTable('sms_message').set({ state: 'SENDING', sent_at: clock.now() }).execute()
    clock.forward(30_000)
    await sweep()
    expect((await row(id)).state).toBe('SENDING')
    clock.forward(31_000)
    await sweep()
    expect(await row(id)).toMatchObject({ state: 'UNKNOWN', body_sealed: null })
    expect(lost).toMatchObject([{ id }])
    expect(centre.sent).toEqual([])
  })

  it('what got no receipt long after its life is UNKNOWN, and a late receipt still settles it', async () => {
    const id = await queue()
    await expectState(id, 'SUBMITTED')
    clock.forward(20 * 60_000)
    await sweep()
    expect((await row(id)).state).toBe('UNKNOWN')
    await centre.receive({ centreId: 'id-1', outcome: 'DELIVERED' })
    expect((await row(id)).state).toBe('DELIVERED')
  })

  it('what waits past its life ends, and old messages are forgotten', async () => {
    centre.setRoom(0)
    const id = await queue()
    clock.forward(181_000)
    await sweep()
    expect((await row(id)).state).toBe('EXPIRED')
    clock.forward(31 * 86_400_000)
    await sweep()
    expect(await db.selectFrom('sms_message').selectAll().execute()).toEqual([])
  })
})
