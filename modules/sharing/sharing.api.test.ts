import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS, idOf, sharingOf, type Kind, type Person, type Sharing } from '#apps/api/test-sharing.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'

let site: ValueApp
let people: Sharing
beforeAll(async () => {
  site = await valueApp()
  people = sharingOf(site)
})
afterEach(async () => {
  expect(await site.keeping.recount()).toEqual([])
})

const BIG = { amount: 2_048, fee: 150 }

describe('what a line may share', () => {
  it('S-265 S-262 shareable data and minutes, options with fees, limits and what is left out and why', async () => {
    const ann = await people.aGiver()
    expect(await people.info(ann)).toMatchObject({
      kind: 'DATA',
      unit: 'MB',
      shareable: 1_024,
      total: 1_324,
      notShared: [{ why: 'SCOPE', amount: 300, packageName: 'Pack TALK' }],
      options: [
        { amount: 100, fee: 50 },
        { amount: 200, fee: 50 },
        { amount: 500, fee: 75 },
        { amount: 1_024, fee: 100 },
        { amount: 2_048, fee: 150 },
      ],
      custom: null,
      limits: { perDayCount: 5, usedToday: 0, perDayAmount: 5_120, amountUsedToday: 0 },
      eligible: true,
      reasons: [],
      mainBalance: 8_000,
    })
    const voice = await people.info(ann, 'VOICE')
    expect(voice).toMatchObject({ kind: 'VOICE', unit: 'MIN', shareable: 100, recipientValidityDays: 7 })
    expect(voice.options.map(({ amount, fee }) => [amount, fee])).toEqual([
      [5, 30],
      [10, 30],
      [15, 50],
      [30, 50],
      [60, 80],
    ])
  })

  it('S-262 another number in the query is refused, not obeyed', async () => {
    const [ann, bob] = [await people.aGiver([]), await site.stranger()]
    const answer = await site.inject('GET', `/gw/voice-share/info?phoneNumber=${bob}`, { token: ann.token })
    expect(answer).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect((await site.inject('GET', '/gw/voice-share/info', {})).status).toBe(401)
  })

  it('a rule that begins later holds from then on, and not before', async () => {
    const before = ruleOf('DATA')
    const rule: typeof before = { ...before, fee: { steps: [[2_048, 10]] } }
    const later = new Date(site.clock.now().getTime() + DAY_MS)
    await site.setRule('share.DATA', later, rule)
    const ann = await people.aGiver()
    expect((await people.info(ann)).options[4]).toEqual({ amount: 2_048, fee: 150 })
    site.clock.forward(DAY_MS)
    const bob = await people.aGiver()
    expect((await people.info(bob)).options[4]).toEqual({ amount: 2_048, fee: 10 })
    site.clock.forward(-DAY_MS)
    await site.setRule('share.DATA', new Date(later.getTime() + 1_000), before)
  })
})

const ruleOf = (kind: Kind) => site.rules.at(`share.${kind}`, site.clock.now())

describe('a share', () => {
  it.each([
    ['DATA', 'S-266', 500, 75, 'shareData', { amount: '500 MB', fee: '75' }, { MB: 824, MMK: 7_925 }],
    ['VOICE', 'S-263', 30, 50, 'shareVoice', { minutes: '30', fee: '50' }, { MIN: 70, MMK: 7_950 }],
  ] as const)(
    '%s: %s a request sends a code that names amount and recipient; all of it is set aside, nothing moves',
    async (kind, _, amount, fee, template, slots, after) => {
      const [ann, bob] = [await people.aGiver(), await site.stranger()]
      const asked = await people.ask(ann, `0${bob.slice(2)}`, { kind, amount, fee })
      expect(asked).toMatchObject({
        status: 200,
        result: { fee, left: { count: 4 }, receiverMasked: expect.stringContaining('•••') },
      })
      expect(site.inbox.at(-1)).toMatchObject({
        to: ann.number,
        template,
        slots: { ...slots, recipient: bob },
      })
      expect(await site.balance(ann.number)).toMatchObject(after)
      expect(await site.balance(bob)).toEqual({ MMK: 0 })
      expect(await site.core.find(idOf(asked))).toBeNull()
    },
  )

  it.each([
    ['S-008 S-267', 'DATA', 'VOICE', { unit: 'MB', value: 500 }, 75, 824],
    ['S-007 S-264', 'VOICE', 'DATA', { unit: 'MIN', value: 30 }, 50, 70],
  ] as const)(
    '%s %s: the right code moves once: both lines changed by the amount, both are told',
    async (_, kind, otherKind, amount, fee, left) => {
      const [ann, eve, bob] = [await people.aGiver(), await people.aGiver([]), await site.stranger()]
      const transferId = idOf(await people.ask(ann, bob, { kind, amount: amount.value, fee }))
      const code = people.codeOf(ann.number)
      expect(await people.share(eve, transferId, code, kind)).toMatchObject({ status: 404 })
      const wrong = code === '111111' ? '222222' : '111111'
      expect(await people.share(ann, transferId, wrong, kind)).toMatchObject({ code: 'OTP_INVALID' })
      expect(await people.share(ann, transferId, code, otherKind)).toMatchObject({ status: 404 })
      await Promise.all(Array.from({ length: 5 }, () => people.share(ann, transferId, code, kind)))
      expect(await people.share(ann, transferId, code, kind)).toMatchObject({
        status: 200,
        result: {
          transfer: { kind, status: 'COMPLETED', amount, fee },
          balances: { main: 8_000 - fee },
        },
      })
      expect(await site.balance(ann.number)).toMatchObject({ MMK: 8_000 - fee, [amount.unit]: left })
      expect(await site.balance(bob)).toEqual({ MMK: 0, [amount.unit]: amount.value })
      const told = site.inbox.slice(-2)
      expect(told).toMatchObject([
        { to: bob, template: 'shareReceived' },
        { to: ann.number, template: 'shareSent', slots: { recipient: bob, fee: String(fee) } },
      ])
      for (const { slots } of told) expect(slots['amount']).toContain(String(amount.value))
      expect(told[0]?.slots['sender']).not.toContain(ann.number.slice(-8))
    },
  )

  it('minutes stay what they were: to our own numbers, and at most seven days', async () => {
    const [ann, bob] = [await people.aGiver(), await site.stranger()]
    expect((await people.shareNow(ann, bob, { kind: 'VOICE', amount: 30 })).status).toBe(200)
    const [got] = (await site.core.line(bob))?.buckets.filter(({ unit }) => unit === 'MIN') ?? []
    expect(got).toMatchObject({ balance: 30, scope: 'ONNET', source: 'SHARE', shareable: false })
    expect(Date.parse(got?.validTo ?? '')).toBeLessThanOrEqual(site.clock.now().getTime() + 7 * DAY_MS)
    expect((await site.balance(ann.number))['MIN']).toBe(70)
  })

  it('S-201 what was received, or came as a gift, is not offered and cannot be shared on', async () => {
    const [ann, bob] = [await people.aGiver(), await people.aGiver([])]
    await people.shareNow(ann, bob.number)
    expect(await people.info(bob)).toMatchObject({
      shareable: 0,
      total: 500,
      notShared: [{ why: 'SHARE', amount: 500 }],
    })
    expect(await people.ask(bob, ann.number, { amount: 100, fee: 50 })).toMatchObject({
      code: 'INSUFFICIENT_SHAREABLE',
    })
  })

  it('a code nobody used: amount and fee are free again, and the code is worth nothing', async () => {
    const [ann, bob] = [await people.aGiver(), await site.stranger()]
    const transferId = idOf(await people.ask(ann, bob))
    const code = people.codeOf(ann.number)
    site.clock.forward(201_000)
    await site.reconcile()
    expect(await site.balance(ann.number)).toMatchObject({ MMK: 8_000, MB: 1_324 })
    expect(await people.share(ann, transferId, code)).toMatchObject({ status: 410, code: 'OTP_EXPIRED' })
    expect((await people.info(ann)).limits.usedToday).toBe(0)
  })

  it.each([
    ['S-268', 'MU', 'my'],
    ['S-268', 'mu', 'my'],
    ['S-269', 'en-US', 'en'],
    ['S-269', 'en', 'en'],
  ])('S-266 %s the language header %s gives words in %s', async (_, header, lang) => {
    const ann = await people.aGiver([])
    const answer = (await people.ask(ann, ann.number, { lang: header })) as unknown as { message: string }
    expect(/[\u1000-\u109f]/.test(answer.message)).toBe(lang === 'my')
    const sent = await people.aGiver()
    await people.ask(sent, await site.stranger(), { lang: header })
    const { rows } = await sql<{ lang: string }>`select lang from value_move where line = ${sent.number}
      and kind = 'data-share'`.execute(site.db)
    expect(rows).toEqual([{ lang }])
  })

  it('one key twice is one share; another amount under it is refused', async () => {
    const [ann, bob] = [await people.aGiver(), await site.stranger()]
    const key = site.newKey()
    const first = await people.ask(ann, bob, { key })
    expect(idOf(await people.ask(ann, bob, { key }))).toBe(idOf(first))
    expect(await people.ask(ann, bob, { key, amount: 100, fee: 50 })).toMatchObject({
      code: 'DUPLICATE_REQUEST',
    })
  })
})

describe('who may share, what and how much', () => {
  it.each([
    ['to oneself', 'SELF_TARGET', (ann: Person) => people.ask(ann, ann.number)],
    ['to another network', 'NUMBER_NOT_ONNET', (ann: Person) => people.ask(ann, '09421234567')],
    ['to no number', 'NUMBER_INVALID', (ann: Person) => people.ask(ann, 'hello')],
    [
      'from another line',
      'FORBIDDEN',
      async (ann: Person) => people.ask(ann, await site.stranger(), { named: '09650000002' }),
    ],
    ['to a line nobody knows', 'RECIPIENT_INELIGIBLE', (ann: Person) => people.ask(ann, '09650000001')],
    [
      'an amount nobody offers',
      'AMOUNT_NOT_ALLOWED',
      async (ann: Person) => people.ask(ann, await site.stranger(), { amount: 501 }),
    ],
    [
      'for another fee',
      'PRICE_CHANGED',
      async (ann: Person) => people.ask(ann, await site.stranger(), { fee: 0 }),
    ],
    [
      'more than there is',
      'INSUFFICIENT_SHAREABLE',
      async (ann: Person) => people.ask(ann, await site.stranger(), { amount: 2_048, fee: 150 }),
    ],
  ])('%s is %s, and nothing is set aside', async (_, code, tried) => {
    const ann = await people.aGiver()
    const before = await site.balance(ann.number)
    expect(await tried(ann)).toMatchObject({ code, result: null })
    expect(await site.balance(ann.number)).toEqual(before)
  })

  it('a fee that is not there is told, with what is missing', async () => {
    const ann = await people.aGiver(['WEEK'], 1_010)
    expect(await people.ask(ann, await site.stranger())).toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
      facts: { n: 65 },
    })
  })

  it('a line too new, too thrifty, barred or with a new SIM may not, and is told why', async () => {
    const ann = await people.aGiver()
    const reasons = async () => (await people.info(ann)).reasons.map(({ code }) => code)
    await sql`update ledger.line set activated_at = ${new Date(site.clock.now().getTime() - 33 * DAY_MS)},
      spent_before = 0 where number = ${ann.number}`.execute(site.db)
    expect((await people.info(ann)).reasons).toEqual([
      { code: 'SENDER_TOO_NEW', facts: { need: 45, days: 12 } },
      { code: 'SENDER_SPENT_TOO_LITTLE', facts: { need: 3_000, n: 1_000 } },
    ])
    expect(await people.ask(ann, await site.stranger())).toMatchObject({
      status: 422,
      code: 'SENDER_TOO_NEW',
    })
    await site.lines.put([{ number: ann.number, state: 'BARRED' }])
    expect(await reasons()).toContain('LINE_BARRED')
    expect(await people.ask(ann, await site.stranger())).toMatchObject({ status: 422, code: 'LINE_BARRED' })
  })

  it('a SIM changed within 72 hours shares nothing, within 240 hours half as much', async () => {
    const ann = await people.aGiver()
    const changed = (hours: number) =>
      sql`update line set sim_changed_at = ${new Date(site.clock.now().getTime() - hours * 3_600_000)}
        where number = ${ann.number}`.execute(site.db)
    await changed(71)
    expect(await people.ask(ann, await site.stranger())).toMatchObject({ code: 'SENDER_INELIGIBLE' })
    await changed(73)
    expect((await people.info(ann)).limits).toMatchObject({ perDayCount: 2, perDayAmount: 2_560 })
    await changed(241)
    expect((await people.info(ann)).limits).toMatchObject({ perDayCount: 5, perDayAmount: 5_120 })
  })

  it('a receiver who wants nothing is not sent anything', async () => {
    const [ann, bob] = [await people.aGiver(), await site.person(0)]
    await site.inject('POST', '/gw/me/gift-policy', { token: bob.token, payload: { acceptGifts: 'NONE' } })
    expect(await people.ask(ann, bob.number)).toMatchObject({ code: 'RECIPIENT_INELIGIBLE' })
  })

  it('no more than five a day, whatever day their ids say', async () => {
    const ann = await people.aGiver()
    for (let at = 0; at < 5; at += 1)
      expect((await people.shareNow(ann, await site.stranger(), { amount: 100, fee: 50 })).status).toBe(200)
    expect(await people.ask(ann, await site.stranger(), { amount: 100, fee: 50 })).toMatchObject({
      code: 'DAILY_COUNT_LIMIT',
    })
    expect((await people.info(ann)).limits).toMatchObject({ usedToday: 5, amountUsedToday: 500 })
    site.clock.forward(-DAY_MS + 60_000)
    const yesterdays = site.newKey()
    site.clock.forward(DAY_MS - 60_000)
    const again = { amount: 100, fee: 50, key: yesterdays }
    expect(await people.ask(ann, await site.stranger(), again)).toMatchObject({ code: 'DAILY_COUNT_LIMIT' })
  })

  it('no more than 5,120 MB a day', async () => {
    const [ann, bob] = [await people.aGiver(['BIG']), await site.stranger()]
    for (let at = 0; at < 2; at += 1) expect((await people.shareNow(ann, bob, BIG)).status).toBe(200)
    expect(await people.ask(ann, bob, BIG)).toMatchObject({ code: 'DAILY_AMOUNT_LIMIT' })
    expect((await people.shareNow(ann, bob, { amount: 1_024, fee: 100 })).status).toBe(200)
  })

  it('no more than 10,240 MB a day for one receiver, and nobody is told why', async () => {
    const bob = await site.stranger()
    for (let giver = 0; giver < 5; giver += 1)
      expect((await people.shareNow(await people.aGiver(['BIG']), bob, BIG)).status).toBe(200)
    expect(await people.ask(await people.aGiver(['BIG']), bob, BIG)).toMatchObject({
      code: 'RECIPIENT_INELIGIBLE',
    })
    expect((await site.balance(bob))['MB']).toBe(10_240)
  })
})

describe('S-271 a core that does not answer a share', () => {
  it.each([
    ['SILENT_AFTER_EFFECT', 'COMPLETED', 824, 500, 'shareSent'],
    ['SILENT_BEFORE_EFFECT', 'FAILED', 1_324, undefined, 'shareFailed'],
  ] as const)('%s: still checking, then %s and told', async (fault, end, own, theirs, told) => {
    const [ann, bob] = [await people.aGiver(), await site.stranger()]
    const transferId = idOf(await people.ask(ann, bob))
    site.goWrong(fault)
    expect(await people.share(ann, transferId, people.codeOf(ann.number))).toMatchObject({
      status: 202,
      code: 'RESULT_UNKNOWN',
    })
    site.clock.forward(31_000)
    await site.reconcile()
    const seen = await site.inject('GET', `/gw/me/moves/${transferId}`, { token: ann.token })
    expect(seen.result).toMatchObject({ state: end })
    site.clock.forward(400_000)
    await site.keeping.expireHolds()
    expect((await site.balance(ann.number))['MB']).toBe(own)
    expect((await site.balance(bob))['MB']).toBe(theirs)
    expect(site.inbox.filter(({ to }) => to === ann.number).at(-1)).toMatchObject({ template: told })
  })
})
