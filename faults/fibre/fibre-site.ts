import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { makeLedgerCore } from '#adapters/core-ledger/ledger-core.ts'
import { makeBillRun } from '#adapters/fibre-book/bill-run.ts'
import { makeFibreBook } from '#adapters/fibre-book/fibre-book.ts'
import { bookRules, wireFibre } from '#apps/wiring/fibre.ts'
import { wirePayments } from '#apps/wiring/payments.ts'
import { dueOfFibre } from '#apps/worker/fibre-work.ts'
import { dueOfPayments } from '#apps/worker/payment-work.ts'
import { newMoveId } from '#contracts/move-id.ts'
import type { Content } from '#modules/content/index.ts'
import { CatalogueFibre, putFibrePackage, type FibreBook } from '#modules/fibre/index.ts'
import { fakeChannel, type FakeChannel } from '#modules/payments/channel.fake.ts'
import {
  alwaysUp,
  makeChannels,
  makeTopupKind,
  type OrderKind,
  type Payments,
} from '#modules/payments/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import { standardRules } from '#modules/rules/rules.builder.ts'
import { makeValue } from '#modules/value/index.ts'
import { fixedClock, systemClock, type Clock } from '#platform/clock/clock.ts'
import { makeDatabase, type Database } from '#platform/db/database.ts'
import { workThrough } from '#platform/jobs/test-work-through.ts'
import { withOwnDatabase } from '../own-database.ts'

const AT_ONCE = 400
const LINE = 959_770_000_000

const PLAN = CatalogueFibre.parse({
  code: 'F40',
  speedMbpsDown: 40,
  speedMbpsUp: 20,
  prices: [{ from: '2024-01-01T00:00:00+06:30', monthlyFee: 42_000, installFee: 50_000, taxRatePct: 15 }],
  prepay: [
    { months: 1, discountPct: 0, installWaived: false },
    { months: 6, discountPct: 7, installWaived: true },
  ],
})
const PLACE = {
  id: 'tsp-a',
  body: { parentId: null, level: 'TOWNSHIP', name: 'A', nameMm: 'A', coverage: 'FULL', lat: 16.8, lng: 96.1 },
}

/** One plan and one township, without a website around them. */
const content = {
  memory: {
    current: () => ({
      rows: () => [PLAN],
      get: (type: string, id: string) => (type === 'place' && id === PLACE.id ? PLACE : undefined),
    }),
  },
} as unknown as Pick<Content, 'memory'>

export type FibreOptions = {
  readonly rules?: Rules
  /** Wraps the book that fibre uses. */
  readonly book?: (book: FibreBook) => FibreBook
  readonly idKey?: string
}

const rightCode = {
  issue: () => Promise.reject(new Error('no code')),
  verify: async () => ({ ok: true, value: undefined }) as const,
}

/** Fibre with payments over the attack's own database, with a clock the attack moves. */
export const withFibreSite = <T>(options: FibreOptions, work: (site: FibreSite) => Promise<T>): Promise<T> =>
  withOwnDatabase(async (url) => {
    const site = await openSite(url, options)
    try {
      return await work(site)
    } finally {
      await site.db.destroy()
    }
  })

async function openSite(
  url: string,
  { rules = standardRules(), book: wrap = (one) => one, idKey = '6c'.repeat(32) }: FibreOptions,
) {
  const db = makeDatabase(url, { maxConnections: 24 })
  const clock = fixedClock(systemClock.now().toISOString())
  const logged: string[] = []
  const write = (facts: object, text: string) => void logged.push(JSON.stringify(facts) + text)
  const log = { warn: write, error: write }
  await putFibrePackage(db, PLAN)
  const own = makeFibreBook({ db, clock, rules: bookRules(rules) })
  const book = wrap(own)
  const sent: string[] = []
  const queueSms = async (_tx: unknown, sms: object) => void sent.push(JSON.stringify(sms))
  const fibre = wireFibre({
    config: { ID_NUMBER_KEY: idKey },
    db,
    clock,
    rules,
    book,
    content,
    codes: rightCode,
    queueSms,
    log,
  })
  const { fake, payments } = wireMoney({ db, clock, rules, queueSms, log, others: fibre.kinds })
  const newKey = () => newMoveId(clock.now().getTime())
  const settle = async (most = 30) => {
    for (let round = 0; round < most; round += 1) {
      let done = 0
      for (const due of [...dueOfPayments(payments), ...dueOfFibre(fibre, { db, clock, rules })])
        done += await workThrough({ db, clock }, due, AT_ONCE)()
      if (done === 0) return
    }
  }
  return {
    db,
    clock,
    rules,
    fibre,
    payments,
    fake,
    logged,
    sent,
    own,
    settle,
    newKey,
    runBills: makeBillRun({ db, clock, rules: bookRules(rules) }),
    ...makeCrowd({ db, clock, payments, fake, newKey }),
  }
}

type Crowd = {
  readonly db: Database
  readonly clock: Clock
  readonly payments: Payments
  readonly fake: FakeChannel
  readonly newKey: () => string
}

/** People who order, and how they pay. */
function makeCrowd({ db, clock, payments, fake, newKey }: Crowd) {
  let people = 0
  return {
    /** Accounts, each with a number of another network. */
    async people(count: number): Promise<Person[]> {
      const made = Array.from({ length: count }, () => ({
        account: randomUUID(),
        number: String(LINE + (people += 1)),
      }))
      await sql`insert into account (id, number, account_type, created_at)
        select account, number, 'FTTH_ONLY', ${clock.now()}
          from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as p (account uuid, number text)`.execute(
        db,
      )
      return made
    },
    order: (who: Person, body: Parameters<typeof payments.createOrder>[0]['body']) =>
      payments.createOrder({
        id: newKey(),
        payer: { owner: `account:${who.account}`, number: who.number, guest: false },
        body,
        lang: 'en',
      }),
    async pay(who: Person, orderId: string): Promise<void> {
      const payer = { owner: `account:${who.account}`, number: who.number, guest: false }
      const paid = await payments.makePayment({
        id: newKey(),
        payer,
        orderId,
        channelCode: 'FAKE',
        returnPath: '/#/',
      })
      if (!paid.ok) throw new Error(`no payment: ${paid.code}`)
      fake.pay(paid.value.payment.reference)
      await payments.takeNotice('fake', fake.notice(paid.value.payment.reference))
    },
  }
}

type Money = Pick<Parameters<typeof wirePayments>[0], 'db' | 'clock' | 'rules' | 'queueSms' | 'log'> & {
  readonly others: readonly OrderKind[]
}

/** Payments with one controllable channel. */
function wireMoney({ db, clock, rules, queueSms, log, others }: Money) {
  const fake = fakeChannel()
  const core = makeLedgerCore({ db, clock })
  const topup = makeTopupKind()
  const value = makeValue({ db, core, codes: rightCode, queueSms, clock, log, kinds: [topup] })
  const lines = { find: async () => ({ state: 'ACTIVE', simChangedAt: null }) as const }
  const { payments } = wirePayments({
    config: { PUBLIC_ORIGIN: 'http://localhost:8080', SMS_BODY_KEY: '5b'.repeat(32) },
    db,
    clock,
    rules,
    lines,
    tag: (text) => text,
    core,
    value,
    topup,
    queueSms,
    channels: makeChannels([fake.channel]),
    health: alwaysUp,
    log,
    others,
    spread: (ms) => ms,
  })
  return { fake, payments }
}

export type Person = { readonly account: string; readonly number: string }
export type FibreSite = Awaited<ReturnType<typeof openSite>>

/** The body of an order for a new line for six months. */
export const aLine = (
  day: string,
  rest: {
    address?: string
    slot?: 'AM' | 'PM' | 'EVE'
    payOnSite?: boolean
    nrc?: string
    phone?: string
  } = {},
) => ({
  type: 'FTTH_NEW' as const,
  packageId: 'F40',
  months: 6 as const,
  addOnIds: [],
  applicant: {
    fullName: 'Daw Khin Khin',
    contactPhone: rest.phone ?? '09779000002',
    placeId: PLACE.id,
    address: rest.address ?? `No. ${randomUUID()}`,
    buildingType: 'HOUSE' as const,
  },
  idDocument: { kind: 'NRC' as const, number: rest.nrc ?? '12/OUKAMA(N)123456' },
  visit: { day, slot: rest.slot ?? ('AM' as const) },
  payOnSite: rest.payOnSite ?? false,
  consent: true as const,
  expectedTotal: 269_514,
})
