import { setTimeout as wait } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { openSmppCentres } from '#adapters/smpp/open-centres.ts'
import type { SmppCentre } from '#adapters/smpp/smpp-centre.ts'
import type { SmsReceipt } from '#modules/notify/index.ts'
import { buildSimulator } from './build-simulator.ts'
import type { Mail } from './mail/mail-server.ts'
import type { PhoneSms } from './sms/inbox.ts'

const [SMPP_PORT, SMTP_PORT] = [9231, 9232]
const log = pino({ level: 'silent' })
const NUMBER = '959691234567'
const TEXT = '123456 ဝင်ရန်ကုဒ်။'

let app: FastifyInstance
let close: () => Promise<void>
let centre: SmppCentre
let receipts: SmsReceipt[]

beforeAll(async () => {
  ;({ app, close } = await buildSimulator({ log, smppPort: SMPP_PORT, smtpPort: SMTP_PORT }))
  const urls = [`smpp://portal:inbox@127.0.0.1:${SMPP_PORT}`]
  centre = openSmppCentres({
    urls,
    binds: 2,
    perSecond: 1_000,
    log,
    timing: { responseMs: 300, enquireMs: 200 },
  })
  centre.onReceipt(async (receipt) => void receipts.push(receipt))
})
afterAll(async () => {
  await centre.close()
  await close()
})
beforeEach(async () => {
  receipts = []
  await app.inject({ method: 'DELETE', url: '/sms' })
  while (centre.boundCount() < 2) await wait(10)
})

const send = (to = NUMBER, text = TEXT) => centre.submit({ to, text, validForSeconds: 60, urgent: true })
const inbox = async (query = ''): Promise<PhoneSms[]> =>
  (await app.inject({ url: `/sms${query}` })).json<{ messages: PhoneSms[] }>().messages

async function withSwitch(name: string, work: () => Promise<void>): Promise<void> {
  const put = (on: boolean) => app.inject({ method: 'PUT', url: '/sms/centre', payload: { [name]: on } })
  expect((await put(true)).json<{ switches: object }>().switches).toMatchObject({ [name]: true })
  await work()
  await put(false)
}

describe('the inbox', () => {
  it('shows what was sent over SMPP, newest first, with its code', async () => {
    await send()
    await send(NUMBER, 'Hello {you}, 5 €')
    expect(await inbox()).toMatchObject([
      { to: NUMBER, text: 'Hello {you}, 5 €', code: null, encoding: 'GSM-7' },
      { to: NUMBER, text: TEXT, code: '123456', encoding: 'UCS-2' },
    ])
    await wait(100)
    expect(receipts.map(({ outcome }) => outcome)).toEqual(['DELIVERED', 'DELIVERED'])
  })

  it('of one number, in any spelling of it', async () => {
    await send()
    await send('959790000000')
    expect(await inbox('?to=09691234567')).toMatchObject([{ to: NUMBER }])
    await app.inject({ method: 'DELETE', url: '/sms?to=%2B959691234567' })
    expect(await inbox()).toMatchObject([{ to: '959790000000' }])
  })

  it('waits for the next message when it is asked to', async () => {
    const waiting = inbox(`?to=${NUMBER}&waitSeconds=5`)
    await wait(50)
    await send()
    const [first] = await waiting
    expect(first?.code).toBe('123456')
    expect(await inbox(`?to=${NUMBER}&after=${first?.receivedAt}`)).toEqual([])
  })

  it.each(['?to=abc', '?waitSeconds=100', '?after=yesterday'])('400 %s', async (query) => {
    expect((await app.inject({ url: `/sms${query}` })).statusCode).toBe(400)
  })
})

describe('faults', () => {
  it.each([
    ['throttle', { outcome: 'not-taken' }],
    ['queueFull', { outcome: 'full' }],
  ])('%s', async (name, outcome) => {
    await withSwitch(name, async () => {
      expect(await send()).toEqual(outcome)
      expect(await inbox()).toEqual([])
    })
    await wait(1_100)
  })

  it('receipts twice, and some for messages nobody sent', async () => {
    await withSwitch('duplicateReceipts', async () => {
      await withSwitch('unknownReceipts', async () => {
        await send()
        await wait(150)
      })
    })
    expect(receipts).toHaveLength(3)
    expect(new Set(receipts.map(({ centreId }) => centreId)).size).toBe(2)
  })

  it('phones off: nothing arrives, and the receipt says so', async () => {
    await withSwitch('phoneOff', async () => {
      await send()
      await wait(150)
    })
    expect(await inbox()).toEqual([])
    expect(receipts).toMatchObject([{ outcome: 'FAILED' }])
  })

  it('cut: some arrive that were never answered', async () => {
    await app.inject({ method: 'POST', url: '/sms/centre/cut' })
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => send()))
    const accepted = outcomes.filter(({ outcome }) => outcome === 'accepted').length
    expect(outcomes.some(({ outcome }) => outcome === 'unknown')).toBe(true)
    expect((await inbox()).length).toBeGreaterThan(accepted)
  })

  it('garbage and silence: links fall and come back', async () => {
    await app.inject({ method: 'POST', url: '/sms/centre/garbage' })
    await withSwitch('silent', () => wait(1_000))
    while (centre.boundCount() < 2) await wait(10)
    expect(await send()).toMatchObject({ outcome: 'accepted' })
  })

  it.each([
    ['PUT', '/sms/centre', { nothing: true }],
    ['PUT', '/sms/centre', { silent: 'yes' }],
    ['POST', '/sms/centre/explode', undefined],
  ] as const)('400 %s %s', async (method, url, payload) => {
    expect((await app.inject({ method, url, ...(payload && { payload }) })).statusCode).toBe(400)
  })
})

describe('the mail server', () => {
  const letters = async (query = ''): Promise<Mail[]> =>
    (await app.inject({ url: `/mail${query}` })).json<{ messages: Mail[] }>().messages
  const transport = createTransport({ host: '127.0.0.1', port: SMTP_PORT, secure: false })
  const post = (to: string) =>
    transport.sendMail({
      from: 'cms@example.com',
      to,
      subject: 'ဖိတ်စာ · invitation',
      text: 'ဤနေရာ\nhttps://a.example/#x',
    })

  it('keeps a letter as its receiver reads it, in any script', async () => {
    await post('Mya@example.com')
    expect(await letters('?to=mya@example.com&waitSeconds=5')).toMatchObject([
      {
        to: 'mya@example.com',
        from: 'cms@example.com',
        subject: 'ဖိတ်စာ · invitation',
        text: 'ဤနေရာ\nhttps://a.example/#x',
      },
    ])
    expect(await letters('?to=other@example.com')).toEqual([])
    await app.inject({ method: 'DELETE', url: '/mail?to=mya@example.com' })
    expect(await letters()).toEqual([])
  })

  it('refuses when it is told to', async () => {
    const say = (refuse: boolean) => app.inject({ method: 'PUT', url: '/mail/server', payload: { refuse } })
    await say(true)
    await expect(post('mya@example.com')).rejects.toThrow('451')
    await say(false)
    expect(await letters()).toEqual([])
  })

  it.each(['?to=mya', '?waitSeconds=100'])('400 %s', async (query) => {
    expect((await app.inject({ url: `/mail${query}` })).statusCode).toBe(400)
  })
})

describe('the pages', () => {
  it('lead to the inbox and bring everything along', async () => {
    expect((await app.inject({ url: '/' })).headers.location).toBe('/sms/page')
    const page = await app.inject({ url: '/sms/page' })
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
    const files = [...page.body.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map((match) => match[1] ?? '')
    expect(files.length).toBeGreaterThan(2)
    const missing: string[] = []
    for (const url of [...files, '/brand/brand.css', '/shell/words']) {
      if ((await app.inject({ url })).statusCode !== 200) missing.push(url)
    }
    expect(missing).toEqual([])
  })

  it('know every word they show', async () => {
    const { en } = (await app.inject({ url: '/shell/words' })).json<{ en: Record<string, string> }>()
    const pages = await Promise.all(['/sms/page', '/mail/page'].map((url) => app.inject({ url })))
    const page = pages.map(({ body }) => body).join()
    const asked = [...page.matchAll(/data-(?:word|placeholder)="([^"]+)"/g)].map((match) => match[1] ?? '')
    expect(asked.filter((key) => !(key in en))).toEqual([])
    expect(asked.length).toBeGreaterThan(10)
  })
})
